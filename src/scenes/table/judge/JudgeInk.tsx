import { useEffect, useMemo } from 'react'
import { type DieReading, longRangeMm, type MeasuredPair, type Outline, shortRangeMm } from '../../../measure'
import { containers } from '../../../physics'
import { measuresOf, otherOf, pairOf, writtenMm } from '../../../table/judge/measures'
import { frame, wake } from '../frameLoop'
import { addDimension, centresOf, judgeInk, rangeSpots } from './dimension'
import { figureSpots } from './figureSpots'
import { Label } from './Label'
import { RangeField } from './RangeField'
import { Ribbons } from './Ribbons'
import { createRibbons } from './ribbons'

const halfX = containers['sea-box'].innerX / 2
const halfZ = containers['sea-box'].innerZ / 2

export interface JudgeInkProps {
  readonly lying: readonly DieReading[]
  /** One die alone shows its ranges, two the gap between them. */
  readonly measured: { readonly first: string | undefined; readonly second: string | undefined }
  readonly hovered: string | undefined
}

/** Everything the judge draws for what is measured now. */
export function JudgeInk({ lying, measured, hovered }: JudgeInkProps) {
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
export function NoSoftening() {
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

/** A hair above a die that lies there: dice have their middle half way up. */
const topOf = (die: DieReading) => die.position[1] / 5 + 0.06

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
        if (near.short) border(other, judgeInk.black, judgeInk.cream)
        else if (near.long) border(other, judgeInk.white, judgeInk.dark)
      }
    }
    border(first, isPicked ? judgeInk.cream : judgeInk.brass, judgeInk.dark)
    if (second !== undefined) border(second, judgeInk.cream, judgeInk.dark)
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

function PairLabel({ lying, pair }: { readonly lying: readonly DieReading[]; readonly pair: MeasuredPair }) {
  const at = useMemo(() => figureSpots(lying, [pair])[0]!, [lying, pair])
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
    const dice = centresOf(lying)
    const pair = pairOf(lying, first, second)
    const figure = pair && figureSpots(lying, [pair])[0]
    return rangeSpots(outline, dice, figure, halfX)
  }, [lying, outline, first, second])
  return (
    <>
      {spots.long && <Label text={`long ${longRangeMm}`} tone="long" at={spots.long} height={0.2} />}
      {spots.short && <Label text={`short ${shortRangeMm}`} tone="short" at={spots.short} height={0.2} />}
    </>
  )
}
