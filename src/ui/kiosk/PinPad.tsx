import { type KeyboardEvent, useState } from 'react'

/** After this many wrong tries the pad is closed. */
const mostTries = 3

export function PinPad({
  pin,
  onRight,
  onBack,
}: {
  readonly pin: string
  readonly onRight: () => void
  readonly onBack: () => void
}) {
  const [typed, setTyped] = useState('')
  const [tries, setTries] = useState(0)
  const type = (digit: string) => {
    const next = (typed + digit).slice(0, pin.length)
    if (next.length < pin.length) return setTyped(next)
    if (next === pin) return onRight()
    setTyped('')
    if (tries + 1 >= mostTries) return onBack()
    setTries(tries + 1)
  }
  const press = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key)
    else if (event.key === 'Backspace') setTyped(typed.slice(0, -1))
    else return
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits typed on any button of the pad
    <div className="pin-pad" onKeyDown={press}>
      <p role="status">
        {tries === 0 ? 'The PIN, please.' : 'That was not the PIN.'}{' '}
        <span className="pin-typed">
          <span aria-hidden="true">
            {'●'.repeat(typed.length)}
            {'○'.repeat(pin.length - typed.length)}
          </span>
          <span className="hidden-word">
            {typed.length} of {pin.length} digits
          </span>
        </span>
      </p>
      <div className="pin-keys">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(digit => (
          <button key={digit} type="button" className="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
      </div>
      <button type="button" className="button" onClick={onBack}>
        Back to the show
      </button>
    </div>
  )
}
