import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { PlanePoint } from '../../../measure'
import { containers } from '../../../physics'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { usePart } from '../../../table/useTable'
import { addDimension, judgeInk, pairSpot } from '../../table/judge/dimension'
import { NoSoftening } from '../../table/judge/JudgeInk'
import { Label } from '../../table/judge/Label'
import { RangeField } from '../../table/judge/RangeField'
import { Ribbons } from '../../table/judge/Ribbons'
import { createRibbons, type RibbonBuilder } from '../../table/judge/ribbons'
import { dieEdgeOf } from '../layout'
import { emptyDrawing, type LineTone, type SeaDrawing } from './drawingOf'
import { seaInkOf } from './seaInk'
import { seaOutline } from './seaMeasures'

const halfMm = containers['sea-box'].innerX / 2
/** Heights of what is drawn, in cm: above the dice, and on the floor. */
const overDice = 0.08
const onFloor = 0.06

const lineColours: Readonly<Record<LineTone, string>> = {
  measure: judgeInk.line,
  fire: '#ff9b3d',
  blast: '#ff5f45',
}

/** Lines, borders and numbers over the Sea, as what is told wants them. */
export function SeaInk() {
  const seaInk = usePart(seaInkOf)
  const drawing = useStore(seaInk, state => state.drawing)
  const view = useStore(seaInk, state => state.view)
  if (!view || drawing === emptyDrawing) return null
  return <DrawnSea drawing={drawing} view={view} />
}

/** A drawing over the Sea as it lies in this view. */
export function DrawnSea({ drawing, view }: { readonly drawing: SeaDrawing; readonly view: RattleState }) {
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    const onDice = dieEdgeOf(view) + overDice
    for (const { from, to } of drawing.ways) addWay(ribbons, from, to)
    for (const id of drawing.marked) {
      const outline = seaOutline(view, id)
      if (!outline) continue
      ribbons.border(outline, 0, 0.6, onDice, judgeInk.dark)
      ribbons.border(outline, -1.4, 0, onDice, judgeInk.brass)
    }
    for (const { pair, tone } of drawing.lines)
      if (!pair.touching) addDimension(ribbons, pair, onDice, lineColours[tone])
    return ribbons.build()
  }, [drawing, view])
  const spots = useMemo(() => {
    const taken: PlanePoint[] = [...(view.adventure?.sea ?? []), ...drawing.words.map(({ at }) => at)]
    return drawing.lines.map(({ pair }) => {
      const spot = pairSpot(taken, pair, halfMm)
      taken.push(spot)
      return spot
    })
  }, [drawing, view])
  const ranging = drawing.ranging === undefined ? undefined : seaOutline(view, drawing.ranging)
  return (
    <>
      <NoSoftening />
      {ranging && <RangeField outline={ranging} halfX={halfMm} halfZ={halfMm} />}
      <Ribbons geometry={geometry} />
      {drawing.lines.map(({ text, pair }, index) => (
        <Label key={`${pair.a} ${pair.b}`} text={text} tone="number" at={spots[index]!} height={1.8} />
      ))}
      {drawing.words.map(({ text, at, tone }) => (
        <Label key={`${at.x} ${at.y}`} text={text} tone={tone} at={at} height={1.8} />
      ))}
    </>
  )
}

const dashMm = 5

/** A dashed line on the floor, with a head where it ends. */
function addWay(ribbons: RibbonBuilder, from: PlanePoint, to: PlanePoint): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < 1) return
  const along = (mm: number): PlanePoint => ({
    x: from.x + (dx / length) * mm,
    y: from.y + (dy / length) * mm,
  })
  for (let mm = 0; mm < length; mm += 2 * dashMm) {
    const [a, b] = [along(mm), along(Math.min(length, mm + dashMm))]
    ribbons.line(a, b, 2.6, onFloor, judgeInk.dark)
    ribbons.line(a, b, 1.4, onFloor + 0.001, judgeInk.cream)
  }
}
