import { useEffect, useState } from 'react'
import { desk } from '../../match/desk'

/** Enough for a reader to catch up with. */
const mostLines = 8

/** What happens, read out as it happens. */
export function LiveLog() {
  const [lines, setLines] = useState<readonly { readonly key: string; readonly text: string }[]>([])
  useEffect(
    () =>
      desk.state.subscribe((now, before) => {
        const { telling } = now
        if (!telling || telling === before.telling || now.lookingBack) return
        const key = `${telling.entry} ${telling.index}`
        setLines(old =>
          [...old.filter(line => line.key !== key), { key, text: telling.event.text }].slice(-mostLines),
        )
      }),
    [],
  )
  return (
    <div className="hidden-word" role="log" aria-label="What happens">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
