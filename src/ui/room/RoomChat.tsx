import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { RoomScreen } from '../../rooms'
import { mostSaidLetters } from '../../rooms/limits'

const short = ['Well thrown!', 'Your turn?', 'One moment.', 'Good game!'] as const

/** What was said in the room, and a line to say more. */
export function RoomChat({ screen }: { readonly screen: RoomScreen }) {
  const { said, room, phase } = useStore(screen.state)
  const [text, setText] = useState('')
  const [why, setWhy] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (said.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [said.length])
  const say = async (words: string) => {
    const done = await screen.do({ kind: 'say', text: words })
    setWhy(done.ok ? '' : done.why)
    return done.ok
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void say(text).then(isSaid => isSaid && setText(''))
  }
  const nameOf = (seat: number | undefined) =>
    seat === undefined ? 'Somebody watching' : (room?.chairs[seat]?.name ?? `Chair ${seat + 1}`)
  return (
    <div className="room-chat">
      <ol ref={list} aria-live="polite" aria-label="Chat">
        {said.map((one, at) => (
          <li key={at}>
            <strong>{nameOf(one.seat)}:</strong> {one.text}
          </li>
        ))}
        {said.length === 0 && <li className="room-silence">Nothing yet.</li>}
      </ol>
      <p className="room-short">
        {short.map(words => (
          <button key={words} type="button" className="button" onClick={() => void say(words)}>
            {words}
          </button>
        ))}
      </p>
      <form onSubmit={send} className="field">
        <input
          aria-label="Say something"
          placeholder="Say something"
          value={text}
          maxLength={mostSaidLetters}
          disabled={phase !== 'in'}
          onChange={event => setText(event.target.value)}
        />
      </form>
      {why && <p role="alert">{why}</p>}
    </div>
  )
}
