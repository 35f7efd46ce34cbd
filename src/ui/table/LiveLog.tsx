import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { maySee } from '../../match/matchView'
import type { RuleEvent } from '../../rules/game'

/** Enough for a reader to catch up with. */
const mostLines = 8

interface Line {
  readonly key: string
  readonly event: RuleEvent
}

/** What happens, read out as it happens; what only one seat may read is gone when others sit down. */
export function LiveLog() {
  const [lines, setLines] = useState<readonly Line[]>([])
  const eyes = useStore(desk.state, state => state.eyes)
  useEffect(
    () =>
      desk.state.subscribe((now, before) => {
        const { telling } = now
        if (!telling || telling === before.telling || now.lookingBack) return
        const key = `${telling.entry} ${telling.index}`
        setLines(old =>
          [...old.filter(line => line.key !== key), { key, event: telling.event }].slice(-mostLines),
        )
      }),
    [],
  )
  return (
    <div className="hidden-word" role="log" aria-label="What happens">
      {lines
        .filter(({ event }) => maySee(event.seenBy, eyes))
        .map(({ key, event }) => (
          <p key={key}>{event.text}</p>
        ))}
    </div>
  )
}
