import { useMemo } from 'react'
import { useStore } from 'zustand'
import {
  type DraftWay,
  type RollingWavesMove,
  type RollingWavesState,
  theftOf,
} from '../../../rules/rolling-with-the-waves/public'
import { type Asked, deskOf } from '../../../table/desk'
import { deskJudgeOf } from '../../../table/judge/deskJudge'
import { usePart } from '../../../table/useTable'
import { Label, type LabelTone } from '../../table/judge/Label'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { dieThing, partThing, priceSpots, type WavesLayout } from '../layout'

interface Tag {
  readonly thing: ThingId
  readonly text: string
  readonly tone: LabelTone
  readonly height: number
  /** Away from the middle of the thing, in cm. */
  readonly x: number
  readonly z: number
}

/** What the player who is asked has to know of their choices: prices in the draft (what is free bears none), booty before the guns. */
export function Tags() {
  const desk = usePart(deskOf)
  const deskJudge = usePart(deskJudgeOf)
  const asked = useStore(desk.state, ({ phase, asked: now, lookingBack }) =>
    phase === 'asking' && !lookingBack ? now : undefined,
  )
  const view = useStore(desk.state, state => state.view as RollingWavesState | undefined)
  const isJudged = useStore(deskJudge, ({ isOn }) => isOn)
  const { layout } = useTableThings<WavesLayout>()
  const tags = useMemo(
    () => (asked && view && !isJudged ? tagsOf(asked, view, layout) : []),
    [asked, view, isJudged, layout],
  )
  return tags.map(({ thing, text, tone, height, x, z }) => {
    const place = layout.things.get(thing)
    return (
      place && (
        <Label
          key={`${thing} ${text}`}
          text={text}
          tone={tone}
          at={{ x: (place.x + x) * 10, y: -(place.z + z) * 10 }}
          height={height}
        />
      )
    )
  })
}

function tagsOf({ choices, seat }: Asked, view: RollingWavesState, layout: WavesLayout): readonly Tag[] {
  const moves = choices.map(({ move }) => move as RollingWavesMove)
  if (view.phase === 'draft') return draftTags(moves, view, layout)
  if (view.step === 'S9') return aimTags(moves, view, seat)
  return []
}

function draftTags(
  moves: readonly RollingWavesMove[],
  { pool }: RollingWavesState,
  { things }: WavesLayout,
): readonly Tag[] {
  const lying = pool.flatMap(({ id, face }) => {
    const thing = dieThing(id)
    const place = things.get(thing)
    if (!place) return []
    const ways = moves.flatMap(move => (move.kind === 'draft' && move.dieId === id ? [move.via] : []))
    return [{ thing, place, text: priceOf(ways, face) }]
  })
  const priced = lying.filter(({ text }) => text !== undefined)
  const spots = priceSpots(
    priced.map(({ place }) => place),
    lying.map(({ place }) => place),
  )
  return priced.map(({ thing, place, text = '' }, index) => ({
    thing,
    text,
    tone: 'short',
    height: 0.8,
    x: spots[index]!.x - place.x,
    z: spots[index]!.z - place.z,
  }))
}

/** As short as can be: a die shows itself how much it costs (RW-26), and the list says it in full. */
function priceOf(ways: readonly DraftWay[], face: number): string | undefined {
  const isForSale = ways.includes('bribe')
  if (ways.includes('drunk')) return isForSale ? `pay ${face}, or a 1` : 'as a 1'
  return isForSale ? `pay ${face}` : undefined
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
    tags.set(thing, { thing, text, tone: stolen.length > 0 ? 'number' : 'short', height: 1, x: 0, z: -2.6 })
  }
  return [...tags.values()]
}
