import { useMemo } from 'react'
import { cosDeg, type PlanePoint, sinDeg } from '../../../measure'
import { judgeInk } from './dimension'
import { NoSoftening } from './JudgeInk'
import { Label } from './Label'
import { type CockedDie, leaningTogether, leaningWord } from './leaningTogether'
import { Ribbons } from './Ribbons'
import { createRibbons } from './ribbons'

/** The inner and outer edge of the ring around a die that leans, in mm. */
const ring = { from: 14, to: 16.4 }
/** How high the word stands above the middle of the die, in cm. */
const above = 2

/** Dice that do not lie flat: a ring around each, and a word that neighbours share. */
export function CockedMarks({ dice }: { readonly dice: readonly CockedDie[] }) {
  const geometry = useMemo(() => {
    const ribbons = createRibbons()
    for (const { at, height } of dice) {
      const circle = (mm: number) =>
        Array.from(
          { length: 48 },
          (_, i): PlanePoint => ({ x: at.x + mm * cosDeg(i * 7.5), y: at.y + mm * sinDeg(i * 7.5) }),
        )
      ribbons.strip(circle(ring.from), circle(ring.to), height, judgeInk.brass, true)
    }
    return ribbons.build()
  }, [dice])
  const words = useMemo(() => leaningTogether(dice).map(leaningWord), [dice])
  if (dice.length === 0) return null
  return (
    <>
      <NoSoftening />
      <Ribbons geometry={geometry} order={5} />
      {words.map(({ id, text, at, height }) => (
        <Label key={id} text={text} tone="short" at={at} height={height + above} />
      ))}
    </>
  )
}
