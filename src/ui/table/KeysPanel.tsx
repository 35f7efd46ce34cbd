import { usePart } from '../../table/useTable'
import { FirstMinuteAgain } from '../coach/FirstMinute'
import { KeyList } from '../keys/KeyList'
import { tableKeysOf } from './tableKeys'

/** Every key, and what hands and mouse do. */
export function KeysPanel() {
  const tableKeys = usePart(tableKeysOf)
  return (
    <>
      <FirstMinuteAgain />
      <KeyList list={tableKeys} />
      <p>
        Drag the table to look round, with the right button (or two fingers) to move along it, turn the wheel
        to come nearer. Grab the dice in your hand, shake them, and let go.
      </p>
    </>
  )
}
