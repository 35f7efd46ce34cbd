import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { measuresOf, otherOf, pairOf, writtenMm } from '../../match/lab/labMeasures'
import { labStore } from '../../match/lab/labStore'
import {
  bandPoints,
  type DieReading,
  longRangeMm,
  type MeasuredPair,
  type Outline,
  type PlanePoint,
  rangeBand,
  shortRangeMm,
} from '../../measure'
import { containers } from '../../physics'
import { frame, wake } from '../table/frameLoop'
import { Label } from '../table/judge/Label'
import { freestSpot } from '../table/judge/labelSpots'
import { RangeField } from '../table/judge/RangeField'
import { Ribbons } from '../table/judge/Ribbons'
import { createRibbons } from '../table/judge/ribbons'

const halfX = containers['sea-box'].innerX / 2
const halfZ = containers['sea-box'].innerZ / 2

const ink = {
  cream: '#efe6c9',
  black: '#101010',
  white: '#fbf9f2',
  brass: '#c9a24b',
  line: '#ffe9a0',
  dark: '#1b1712',
}

/** Everything the judge draws for what is measured now. */
export function LabJudge() {
  const lying = useStore(labStore, state => state.lying)
  const measured = useStore(labStore, state => state.measured)
  const hovered = useStore(labStore, state => state.hovered)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  // While a replay runs the dice are elsewhere.
  if (lying.length === 0 || isReplaying) return null
  const first = measured.first ?? hovered
  const second = measured.second ?? (hovered !== first ? hovered : undefined)
  if (first === undefined) return null
  const outline = measuresOf(lying).outlines.get(first)
  if (!outline) return null
  return (
    <>
      <NoSoftening />
      {measured.first !== undefined && <RangeField outline={outline} halfX={halfX} halfZ={halfZ} />}
      <MeasuredDice lying={lying} first={first} second={second} isPicked={measured.first !== undefined} />
      {measured.first !== undefined && (
        <RangeLabels lying={lying} outline={outline} first={first} second={second} />
      )}
    </>
  )
}

/** A picture that is built up would draw over the judge's lines. */
function NoSoftening() {
  useEffect(() => {
    frame.overlays++
    wake()
    return () => {
      frame.overlays--
      wake()
    }
  }, [])
  return null
}

interface MeasuredDiceProps {
  readonly lying: readonly DieReading[]
  readonly first: string
  readonly second: string | undefined
  readonly isPicked: boolean
}

const topOf = (die: DieReading) => die.position[1] / 10 + 0.86

/** Borders around the dice that matter, and the line along which the ruler lies. */
function MeasuredDice({ lying, first, second, isPicked }: MeasuredDiceProps) {
  const pair = pairOf(lying, first, second)
  const geometry = useMemo(() => {
    const { outlines, pairs } = measuresOf(lying)
    const ribbons = createRibbons()
    const byId = new Map(lying.map(die => [die.id, die]))
    // Colour lies on the die up to its very edge, so that lines end where the outline does; the casing lies outside.
    const border = (id: string, colour: string, casing: string) => {
      const outline = outlines.get(id)
      const die = byId.get(id)
      if (!outline || !die) return
      ribbons.border(outline, 0, 0.6, topOf(die), casing)
      ribbons.border(outline, -1.4, 0, topOf(die), colour)
    }
    if (isPicked) {
      for (const near of pairs.pairs) {
        if (near.a !== first && near.b !== first) continue
        const other = otherOf(near, first)
        if (near.short) border(other, ink.black, ink.cream)
        else if (near.long) border(other, ink.white, ink.dark)
      }
    }
    border(first, isPicked ? ink.cream : ink.brass, ink.dark)
    if (second !== undefined) border(second, ink.cream, ink.dark)
    if (pair && !pair.touching)
      addDimension(ribbons, pair, Math.max(...[first, second!].map(id => topOf(byId.get(id)!))))
    return ribbons.build()
  }, [lying, first, second, isPicked, pair])
  return (
    <>
      <Ribbons geometry={geometry} />
      {pair && <PairLabel lying={lying} pair={pair} />}
    </>
  )
}

/** The dimension line with its end ticks. */
function addDimension(
  ribbons: ReturnType<typeof createRibbons>,
  { from, to }: MeasuredPair,
  height: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const tick = (at: PlanePoint, half: number): [PlanePoint, PlanePoint] => [
    { x: at.x + across.x * half, y: at.y + across.y * half },
    { x: at.x - across.x * half, y: at.y - across.y * half },
  ]
  ribbons.line(from, to, 2.4, height, ink.dark)
  for (const end of [from, to]) ribbons.line(...tick(end, 5.1), 2.4, height, ink.dark)
  ribbons.line(from, to, 1.1, height + 0.001, ink.line)
  for (const end of [from, to]) ribbons.line(...tick(end, 4.5), 1.1, height + 0.001, ink.line)
}

const centres = (lying: readonly DieReading[]): PlanePoint[] =>
  lying.map(({ position: [x, , z] }) => ({ x, y: -z }))

function pairSpot(lying: readonly DieReading[], { from, to }: MeasuredPair): PlanePoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const across = length > 0.5 ? { x: -(to.y - from.y) / length, y: (to.x - from.x) / length } : { x: 0, y: 1 }
  const candidates = [0.5, 0.35, 0.65].flatMap(share =>
    [13, -13, 18, -18, 24, -24].map(aside => ({
      x: from.x + (to.x - from.x) * share + across.x * aside,
      y: from.y + (to.y - from.y) * share + across.y * aside,
    })),
  )
  return freestSpot(candidates, centres(lying), halfX) ?? middle
}

function PairLabel({ lying, pair }: { readonly lying: readonly DieReading[]; readonly pair: MeasuredPair }) {
  const at = useMemo(() => pairSpot(lying, pair), [lying, pair])
  return (
    <Label
      text={pair.touching ? 'touching' : `${writtenMm(pair.mm)} mm`}
      tone="number"
      at={at}
      height={1.8}
    />
  )
}

interface RangeLabelsProps {
  readonly lying: readonly DieReading[]
  readonly outline: Outline
  readonly first: string
  readonly second: string | undefined
}

/** The names of the two lines, each at the freest spot along it. */
function RangeLabels({ lying, outline, first, second }: RangeLabelsProps) {
  const spots = useMemo(() => {
    const taken = centres(lying)
    const pair = pairOf(lying, first, second)
    if (pair) taken.push(pairSpot(lying, pair))
    const along = (range: number) => bandPoints(rangeBand(outline, range), 6)
    const long = freestSpot(along(longRangeMm), taken, halfX)
    if (long) taken.push(long)
    const short = freestSpot(along(shortRangeMm), taken, halfX)
    return { long, short }
  }, [lying, outline, first, second])
  return (
    <>
      {spots.long && <Label text={`long ${longRangeMm}`} tone="long" at={spots.long} height={0.2} />}
      {spots.short && <Label text={`short ${shortRangeMm}`} tone="short" at={spots.short} height={0.2} />}
    </>
  )
}
