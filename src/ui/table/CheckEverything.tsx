import { useState } from 'react'
import { useStore } from 'zustand'
import type { MatchSeat } from '../../match/match'
import { parseMatch } from '../../match/readMatch'
import type { Verdict } from '../../match/verify'
import type { RoomScreen } from '../../rooms'
import { checkGiven, type GivenCheck } from '../../rooms/commit'
import { deskOf } from '../../table/desk'
import { checkBeside } from '../../table/desk/checkBeside'
import { usePart } from '../../table/useTable'

/** Plays the finished match again from its file alone: every throw, every move, every link. */
export function CheckEverything({ screen }: { readonly screen: RoomScreen | undefined }) {
  const desk = usePart(deskOf)
  const seats = useStore(desk.state, ({ told }) => told?.seats)
  const [state, setState] = useState<'idle' | 'checking' | readonly string[]>('idle')
  const check = async () => {
    setState('checking')
    const text = await desk.exportText()
    if (!text) return setState(['The match could not be fetched.'])
    const verdict = await checkBeside(text)
    const read = parseMatch(text)
    const seat = screen?.state.getState().place?.seat
    const own =
      read.ok && screen && seat !== undefined && read.value.sealed
        ? checkGiven(read.value, seat, screen.given())
        : undefined
    setState([...verdictWords(verdict, seats ?? []), ...(own ? ownWords(own) : [])])
  }
  return (
    <div className="check-everything">
      <button
        type="button"
        data-action="check-everything"
        disabled={state === 'checking'}
        onClick={() => void check()}
      >
        {state === 'checking' ? 'Every throw falls again …' : 'Check everything'}
      </button>
      {typeof state === 'object' && (
        <ul role="status">
          {state.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export function verdictWords(verdict: Verdict, seats: readonly Pick<MatchSeat, 'name'>[]): readonly string[] {
  if (!verdict.ok)
    return [verdict.at === 0 ? `The set-up: ${verdict.why}` : `Entry ${verdict.at}: ${verdict.why}`]
  const { throws, moves, sealed } = verdict
  const all = `${counted(throws, 'throw')}, ${counted(moves, 'move')}: all as they were ${sealed ? 'sealed' : 'played'}.`
  const missing = (sealed?.missing ?? []).map(({ seat, why, times }) => {
    const name = seats[seat]?.name ?? `Seat ${seat + 1}`
    const how = why === 'away' ? 'was away' : 'gave no link'
    return `${name} ${how} ${times === 1 ? 'once' : `${times} times`}; the host’s link stood in.`
  })
  return [all, ...missing]
}

export function ownWords({ links, broken, leftOut }: GivenCheck): readonly string[] {
  const words = [
    broken === 0
      ? `Your own screen gave ${counted(links, 'link')}, each for what stands in the match.`
      : `${counted(broken, 'link')} of your own screen ${broken === 1 ? 'was' : 'were'} asked for something else than what stands in the match: the server has cheated.`,
  ]
  if (leftOut > 0)
    words.push(
      `${counted(leftOut, 'link')} of your own screen came too late or ${leftOut === 1 ? 'was' : 'were'} left out.`,
    )
  return words
}
