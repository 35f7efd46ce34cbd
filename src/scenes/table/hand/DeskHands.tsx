import { useCallback } from 'react'
import { useStore } from 'zustand'
import { arriving } from '../../../table/arriving'
import { deskOf } from '../../../table/desk'
import { part, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import { PendingAsset } from '../PendingAsset'
import { AfterFirstPicture } from '../room/AfterFirstPicture'
import { turnedX, turnedZ } from '../turn'
import type { DeskDiceWork } from './createDeskDice'
import type { DiceOnDesk } from './diceOnDesk'
import type { HandsPose } from './handsShow'
import { plainSleeve, sleeves } from './sleeves'

const CuppedHands = arriving(() => import('./CuppedHands'), <PendingAsset />)

/** The hands of the player who has the dice, person or computer. */
export function DeskHands({ work, game }: { readonly work: DeskDiceWork; readonly game: DiceOnDesk }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const colour = useStore(desk.state, ({ told, hand }) => (hand ? told?.seats[hand.seat]?.colour : undefined))
  const read = useCallback((): HandsPose | undefined => {
    const { hand, stand, thrown, doing } = work
    // Under a cover nothing is shown of what is in them.
    if (!thrown || desk.state.getState().hand?.isCovered) return undefined
    const { turn } = stand
    return {
      x: stand.x + turnedX(turn, hand.x, hand.z),
      y: stand.y + hand.y,
      z: stand.z + turnedZ(turn, hand.x, hand.z),
      shake: hand.shake,
      holds: doing === 'gathering' || doing === 'holding',
      dice: thrown.thrownCount,
    }
  }, [work])
  const yaw = useCallback(() => yawOfThrower(table, game), [game])
  return (
    <AfterFirstPicture>
      <CuppedHands read={read} yaw={yaw} colour={colour ? sleeves[colour] : plainSleeve} />
    </AfterFirstPicture>
  )
}

/** Hands that have let go leave the way they came. */
const lastOf = part(() => ({ yaw: 0 }))

/** The player's side as the viewer sees it: the next in turn to the left. */
function yawOfThrower(table: Table, game: DiceOnDesk): number {
  const last = lastOf(table)
  const { hand, told, eyes, view } = deskOf(table).state.getState()
  if (!hand || !told) return last.yaw
  const first = eyes === 'spectator' ? 0 : eyes
  const players = told.seats.length
  last.yaw = game.yawOf?.(view, eyes, hand.seat) ?? (-2 * Math.PI * (hand.seat - first)) / players
  return last.yaw
}
