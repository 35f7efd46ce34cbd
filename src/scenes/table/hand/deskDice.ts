import type { DieSpec } from '../../../measure'
import type { ShownPoses } from '../dice/dicePoses'
import type { DeskDiceWork } from './createDeskDice'

/** The dice that are on the table now, for whoever points at them, frames them or waits until they lie. */
export interface DiceThere {
  readonly work: DeskDiceWork
  readonly shown: ShownPoses
  readonly dice: readonly DieSpec[]
}

export const deskDice: { current: DiceThere | undefined } = { current: undefined }

/** Fulfilled when no die is on its way any more. */
export async function whenDiceLie(signal: AbortSignal): Promise<void> {
  await deskDice.current?.work.whenLying(signal)
}
