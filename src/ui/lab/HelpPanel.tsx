import { usePart } from '../../table/useTable'
import { KeyList } from '../keys/KeyList'
import { labKeysOf } from './labKeys'

/** Every key, and what hands and mouse do. */
export function HelpPanel() {
  const labKeys = usePart(labKeysOf)
  return (
    <>
      <KeyList list={labKeys} />
      <p className="lab-note">
        Drag the table to look around, with the right button (or two fingers) to move along it, turn the wheel
        to come nearer. Tap two dice to measure between them.
      </p>
    </>
  )
}
