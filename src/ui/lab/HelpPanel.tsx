import { usePart } from '../../table/useTable'
import { KeyList } from '../keys/KeyList'
import { useFingers } from '../keys/useFingers'
import { labKeysOf } from './labKeys'

/** Every key, and what hands and mouse do; with fingers only, what they do. */
export function HelpPanel() {
  const labKeys = usePart(labKeysOf)
  if (useFingers())
    return (
      <p className="lab-note">
        Grab the dice in the hand, shake them, and let go; or press the big button. Tap two dice to measure
        between them. Drag the table to look around, with two fingers to move along it and to come nearer.
      </p>
    )
  return (
    <>
      <KeyList list={labKeys} />
      <p className="lab-note">
        Drag the table to look around, with the right button to move along it, turn the wheel to come nearer.
        Tap two dice to measure between them.
      </p>
    </>
  )
}
