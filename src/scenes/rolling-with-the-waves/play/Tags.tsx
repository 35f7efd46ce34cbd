import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type Asked, desk } from '../../../match/desk'
import { deskJudge } from '../../../match/table/judge/deskJudge'
import type { RollingWavesMove } from '../../../rules/rolling-with-the-waves/moves'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { theftOf } from '../../../rules/rolling-with-the-waves/volleys'
import { Label, type LabelTone } from '../../table/judge/Label'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { dieThing, partThing, type WavesLayout } from '../layout'

interface Tag {
  readonly thing: ThingId
  readonly text: string
  readonly tone: LabelTone
  readonly height: number
  /** Away from the middle of the thing, in cm. */
  readonly z: number
}

/** What whoever is asked has to know of the things that he may choose: prices in the draft (what is free bears none), booty before the guns. */
export function Tags() {
  const asked = useStore(desk.state, ({ phase, asked: now, lookingBack }) =>
    phase === 'asking' && !lookingBack ? now : undefined,
  )
  const view = useStore(desk.state, state => state.view as RollingWavesState | undefined)
  const isJudged = useStore(deskJudge, ({ isOn }) => isOn)
  const { layout } = useTableThings<WavesLayout>()
  const tags = useMemo(() => (asked && view && !isJudged ? tagsOf(asked, view) : []), [asked, view, isJudged])
  return tags.map(({ thing, text, tone, height, z }) => {
    const place = layout.things.get(thing)
    return (
      place && (
        <Label
          key={`${thing} ${text}`}
          text={text}
          tone={tone}
          at={{ x: place.x * 10, y: -(place.z + z) * 10 }}
          height={height}
        />
      )
    )
  })
}

function tagsOf({ choices, seat }: Asked, view: RollingWavesState): readonly Tag[] {
  const moves = choices.map(({ move }) => move as RollingWavesMove)
  if (view.phase === 'draft') return draftTags(moves, view)
  if (view.step === 'S9') return aimTags(moves, view, seat)
  return []
}

function draftTags(moves: readonly RollingWavesMove[], { pool }: RollingWavesState): readonly Tag[] {
  return pool.flatMap(({ id, face }): Tag[] => {
    const ways = moves.flatMap(move => (move.kind === 'draft' && move.dieId === id ? [move.via] : []))
    const base = { thing: dieThing(id), height: 1.9, z: -1.5 } as const
    if (ways.includes('bribe') && ways.includes('drunk'))
      return [{ ...base, text: `${face} Infamy, or a 1`, tone: 'short' }]
    if (ways.includes('bribe')) return [{ ...base, text: `${face} Infamy`, tone: 'short' }]
    if (ways.includes('drunk')) return [{ ...base, text: 'as a 1', tone: 'short' }]
    return []
  })
}

/** What all cannons together would take out of each chest. */
function aimTags(moves: readonly RollingWavesMove[], view: RollingWavesState, seat: number): readonly Tag[] {
  const tags = new Map<ThingId, Tag>()
  for (const move of moves) {
    if (move.kind !== 'fire') continue
    const [volley] = move.volleys
    if (move.volleys.length !== 1 || volley?.target === undefined || volley.chest === undefined) continue
    const thing = partThing(`chest${volley.chest}`, volley.target)
    const { stolen } = theftOf(view, seat, volley)
    // Three chests stand close together: the numbers alone, in the order in which they are taken.
    const text = stolen.length > 0 ? stolen.join(', ') : 'none'
    tags.set(thing, { thing, text, tone: stolen.length > 0 ? 'number' : 'short', height: 1, z: -2.6 })
  }
  return [...tags.values()]
}
