import { useEffect } from 'react'
import { Vector3 } from 'three'
import { clearMeasured, hoverDie, pickToMeasure } from '../../lab/labMeasuring'
import { placeDie, placedOf } from '../../lab/labPlacing'
import { labStoreOf } from '../../lab/labStore'
import type { DieSpec } from '../../measure'
import { usePart, useTable } from '../../table/useTable'
import type { ShownPoses } from '../table/dice/dicePoses'
import { pickDie, touchSlack } from '../table/dice/pickDie'
import { meetLevel, type PointerAt } from '../table/input/pointerDesk'
import { useStage } from '../table/StageContext'

/** Height at which a die is held while it is moved by hand: its middle, in cm. */
const gripHeight = 0.8

/** Hands and eyes on dice that lie there: pointing and tapping measures, dragging moves them while they are placed. */
export function useDicePointer(dice: readonly DieSpec[], shown: ShownPoses): void {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const { desk } = useStage()
  useEffect(() => {
    const point = new Vector3()
    const isD12 = (index: number) => dice[index]!.kind === 'd12'
    const dieAt = (at: PointerAt) => {
      const { lying, replay } = labStore.getState()
      if (lying.length === 0 || replay) return undefined
      return dice[pickDie(at.ray, shown.array, isD12, at.touch ? touchSlack : 0)]?.id
    }
    return desk.add({
      order: 10,
      hover: at => {
        const id = at && dieAt(at)
        hoverDie(table, id)
        if (id === undefined) return undefined
        return labStore.getState().placing ? 'move' : 'pointer'
      },
      tap: at => {
        const id = dieAt(at)
        if (id === undefined) clearMeasured(table)
        else pickToMeasure(table, id)
        return id !== undefined
      },
      grab: at => {
        const { placing, lying } = labStore.getState()
        const id = placing ? dieAt(at) : undefined
        const die = lying.find(each => each.id === id)
        if (id === undefined || !die || !meetLevel(at.ray, gripHeight, point)) return undefined
        const start = placedOf(die)
        const offX = start.x - point.x * 10
        const offY = start.y + point.z * 10
        hoverDie(table, undefined)
        return {
          // Where it cannot lie the die stays behind, and goes on when the hand comes to a free place.
          move: now => {
            if (meetLevel(now.ray, gripHeight, point))
              placeDie(table, id, { x: point.x * 10 + offX, y: offY - point.z * 10 })
          },
          release: () => {},
          cancel: () => {
            placeDie(table, id, { x: start.x, y: start.y })
          },
        }
      },
    })
  }, [desk, dice, shown])
}
