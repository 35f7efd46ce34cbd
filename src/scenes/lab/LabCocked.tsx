import { useMemo } from 'react'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { usePart } from '../../table/useTable'
import { CockedMarks } from '../table/judge/CockedMarks'

/** The dice of a drop that do not lie flat are marked until the fist comes down, as at a table. */
export function LabCocked() {
  const labStore = usePart(labStoreOf)
  const lying = useStore(labStore, state => state.lying)
  // While a replay runs the dice are elsewhere.
  const isWaiting = useStore(labStore, ({ phase, replay }) => phase === 'cocked' && replay === undefined)
  const dice = useMemo(
    () =>
      lying.flatMap(({ id, flat, position: [x, y, z] }) =>
        isWaiting && !flat ? [{ id, at: { x, y: -z }, height: y / 10 }] : [],
      ),
    [lying, isWaiting],
  )
  return <CockedMarks dice={dice} />
}
