import { lazy, useCallback } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../../match/desk'
import { AfterFirstPicture } from '../room/AfterFirstPicture'
import { turnedX, turnedZ } from '../turn'
import type { DeskDiceWork } from './createDeskDice'
import type { DiceOnDesk } from './diceOnDesk'
import type { HandsPose } from './handsShow'
import { plainSleeve, sleeves } from './sleeves'

const CuppedHands = lazy(() => import('./CuppedHands'))

/** The hands of whoever has the dice, person or computer. */
export function DeskHands({ work, game }: { readonly work: DeskDiceWork; readonly game: DiceOnDesk }) {
  const colour = useStore(desk.state, ({ open, hand }) =>
    hand ? open?.match.seats[hand.seat]?.colour : undefined,
  )
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
  const yaw = useCallback(() => yawOfThrower(game), [game])
  return (
    <AfterFirstPicture>
      <CuppedHands read={read} yaw={yaw} colour={colour ? sleeves[colour] : plainSleeve} />
    </AfterFirstPicture>
  )
}

let lastYaw = 0

/** The side that he sits on, as whoever looks sees it: the next in turn to the left. */
function yawOfThrower(game: DiceOnDesk): number {
  const { hand, open, eyes, view } = desk.state.getState()
  // Hands that have let go leave the way they came.
  if (!hand || !open) return lastYaw
  const first = eyes === 'spectator' ? 0 : eyes
  const players = open.match.seats.length
  lastYaw = game.yawOf?.(view, eyes, hand.seat) ?? (-2 * Math.PI * (hand.seat - first)) / players
  return lastYaw
}
