import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type DeskState, desk } from '../../match/desk'
import { maySee } from '../../match/matchView'
import { seatChanges } from '../../match/seats'
import type { RuleEvent } from '../../rules/game'
import { inColours } from '../seats/inColours'

/** Enough for a reader to catch up with. */
const mostLines = 8

interface Line {
  readonly key: string
  readonly event: RuleEvent
}

/** Who has just sat down; a match that is opened tells nothing anew. */
function newChanges(now: DeskState, before: DeskState): readonly Line[] {
  const { open } = now
  if (!open || open === before.open || now.matchId !== before.matchId || !before.open) return []
  const known = before.open.match.reseatings
  if (open.match.reseatings === known) return []
  return seatChanges(open.match)
    .filter(one => !known?.some(({ after, seat }) => after === one.after && seat === one.seat))
    .map(({ after, seat, text }) => ({ key: `chair ${seat} ${after}`, event: { rule: '', text } }))
}

/** What happens, read out as it happens; what only one seat may read is gone when others sit down. */
export function LiveLog() {
  const [lines, setLines] = useState<readonly Line[]>([])
  const eyes = useStore(desk.state, state => state.eyes)
  const seats = useStore(desk.state, ({ open }) => open?.match.seats)
  useEffect(
    () =>
      desk.state.subscribe((now, before) => {
        const { telling } = now
        const said = [...newChanges(now, before)]
        if (telling && telling !== before.telling && !now.lookingBack)
          said.push({ key: `${telling.entry} ${telling.index}`, event: telling.event })
        if (said.length === 0) return
        const isOld = (line: Line) => !said.some(({ key }) => key === line.key)
        setLines(old => [...old.filter(isOld), ...said].slice(-mostLines))
      }),
    [],
  )
  return (
    <div className="hidden-word" role="log" aria-label="What happens">
      {lines
        .filter(({ event }) => maySee(event.seenBy, eyes))
        .map(({ key, event }) => (
          <p key={key}>{inColours(event.text, seats)}</p>
        ))}
    </div>
  )
}
