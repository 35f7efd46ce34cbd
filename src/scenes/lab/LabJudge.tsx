import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { usePart } from '../../table/useTable'
import { JudgeInk } from '../table/judge/JudgeInk'

/** Everything the judge draws for what is measured in the lab. */
export function LabJudge() {
  const labStore = usePart(labStoreOf)
  const lying = useStore(labStore, state => state.lying)
  const measured = useStore(labStore, state => state.measured)
  const hovered = useStore(labStore, state => state.hovered)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  // While a replay runs the dice are elsewhere.
  if (lying.length === 0 || isReplaying) return null
  return <JudgeInk lying={lying} measured={measured} hovered={hovered} />
}
