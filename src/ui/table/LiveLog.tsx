import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import type { RuleEvent } from '../../rules/game'
import { type DeskState, deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'

/** Enough for a reader to catch up with. */
const mostLines = 8

interface Line {
  readonly key: string
  readonly event: RuleEvent
}

/** The people who have just sat down; opening a match repeats nothing. */
function newChanges(now: DeskState, before: DeskState): readonly Line[] {
  const { told } = now
  if (!told || told === before.told || now.matchId !== before.matchId || !before.told) return []
  const known = before.told.seatChanges
  if (told.seatChanges === known) return []
  return told.seatChanges
    .filter(one => !known.some(({ after, seat }) => after === one.after && seat === one.seat))
    .map(({ after, seat, text }) => ({ key: `chair ${seat} ${after}`, event: { rule: '', text } }))
}

/** What happens, read out as it happens. */
export function LiveLog() {
  const desk = usePart(deskOf)
  const [lines, setLines] = useState<readonly Line[]>([])
  const seats = useStore(desk.state, ({ told }) => told?.seats)
  useEffect(
    () =>
      desk.state.subscribe((now, before) => {
        const { telling } = now
        // Lines for one seat only disappear when another player sits down.
        if (now.eyes !== before.eyes) setLines([])
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
      {lines.map(({ key, event }) => (
        <p key={key}>{inNames(event, seats)}</p>
      ))}
    </div>
  )
}
