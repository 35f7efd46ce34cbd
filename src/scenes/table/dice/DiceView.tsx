import { useEffect, useMemo } from 'react'
import { type DieSpec, isTrueDie } from '../../../measure'
import { dieCells } from '../generated/diceAtlas'
import { useStage } from '../StageContext'
import { ContactShade } from './ContactShade'
import { type Batch, DiceBatch } from './DiceBatch'
import type { Ground, ShownPoses } from './dicePoses'
import { dieLook } from './dieLook'

export interface DiceViewProps {
  readonly dice: readonly DieSpec[]
  readonly poses: ShownPoses
  readonly ground: Ground
  /** Edge of the six-sided dice, if not the usual one. */
  readonly edgeMm?: number
}

/** Dice that can be drawn in one call: the same body, the same page of engravings, the same kind of stuff. */
function batchesOf(dice: readonly DieSpec[]): Batch[] {
  const batches = new Map<string, { batch: Omit<Batch, 'members'>; members: number[] }>()
  for (const [index, die] of dice.entries()) {
    // Each game draws its own tokens.
    if (!isTrueDie(die.kind)) continue
    const { page } = dieCells[die.kind]
    const { clear } = dieLook(die)
    const model = die.kind === 'd12' ? 'd12' : 'd6'
    const key = `${model} ${page} ${clear ? 'clear' : 'opaque'}`
    const known = batches.get(key) ?? { batch: { key, model, page, clear }, members: [] }
    known.members.push(index)
    batches.set(key, known)
  }
  return [...batches.values()].map(({ batch, members }) => ({ ...batch, members }))
}

/** All dice on the table: one call for the opaque ones, one or two for the clear ones, three for what lies below. */
export function DiceView(props: DiceViewProps) {
  const batches = useMemo(() => batchesOf(props.dice), [props.dice])
  const { dice } = useStage()
  useEffect(() => {
    dice.push(props.poses)
    return () => {
      dice.splice(dice.indexOf(props.poses), 1)
    }
  }, [dice, props.poses])
  return (
    <>
      {batches.map(batch => (
        <DiceBatch key={`${batch.key} ${props.dice.length}`} batch={batch} {...props} />
      ))}
      <ContactShade {...props} />
    </>
  )
}
