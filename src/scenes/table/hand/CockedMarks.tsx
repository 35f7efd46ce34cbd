import { useMemo } from 'react'
import { useStore } from 'zustand'
import { cosDeg, type PlanePoint, sinDeg } from '../../../measure'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { judgeInk } from '../judge/dimension'
import { NoSoftening } from '../judge/JudgeInk'
import { Label } from '../judge/Label'
import { Ribbons } from '../judge/Ribbons'
import { createRibbons } from '../judge/ribbons'
import type { DiceMover, DiceOnDesk } from './diceOnDesk'

interface CockedMarksProps {
  readonly game: Pick<DiceOnDesk, 'thingOf'>
  readonly mover: Pick<DiceMover, 'poseOf'>
}

/** The inner and outer edge of the ring around a die that leans, in mm. */
const ring = { from: 14, to: 16.4 }
/** How high the word stands above the middle of the die, in cm. */
const above = 2

/** Dice that do not lie flat, while the fist is raised: a ring around each, and the word. */
export function CockedMarks({ game, mover }: CockedMarksProps) {
  const desk = usePart(deskOf)
  const cocked = useStore(desk.state, ({ phase, hand }) =>
    phase === 'held' && !hand?.isCovered ? hand?.fist?.cocked : undefined,
  )
  const marks = useMemo(
    () =>
      (cocked ?? []).flatMap(id => {
        const pose = mover.poseOf(game.thingOf(id))
        return pose ? [{ id, at: { x: pose.x * 10, y: -pose.z * 10 }, height: pose.y }] : []
      }),
    [cocked, game, mover],
  )
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    for (const { at, height } of marks) {
      const circle = (mm: number) =>
        Array.from(
          { length: 48 },
          (_, i): PlanePoint => ({ x: at.x + mm * cosDeg(i * 7.5), y: at.y + mm * sinDeg(i * 7.5) }),
        )
      ribbons.strip(circle(ring.from), circle(ring.to), height, judgeInk.brass, true)
    }
    return ribbons.build()
  }, [marks])
  if (marks.length === 0) return null
  return (
    <>
      <NoSoftening />
      <Ribbons geometry={geometry} order={5} />
      {marks.map(({ id, at, height }) => (
        <Label key={id} text="leans" tone="short" at={at} height={height + above} />
      ))}
    </>
  )
}
