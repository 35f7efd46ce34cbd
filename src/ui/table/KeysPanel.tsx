import { useStore } from 'zustand'
import { hasNoPicture, tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'
import { FirstMinuteAgain } from '../coach/FirstMinute'
import { KeyList } from '../keys/KeyList'
import { useFingers } from '../keys/useFingers'
import { tableKeysOf } from './tableKeys'

/** Every key, and what hands and mouse do, as far as there is a picture; with fingers only, what they do. */
export function KeysPanel() {
  const tableKeys = usePart(tableKeysOf)
  const withFingers = useFingers()
  const isBare = useStore(usePart(tableSettingsOf), ({ picture }) => hasNoPicture(picture))
  return (
    <>
      <FirstMinuteAgain />
      {withFingers ? (
        <p>
          Tap what glows to choose it, or drag it to its place. Tap anything else to hear what it is; hold it
          down to see it large. Drag the table to look around, with two fingers to move along it and to come
          nearer. Grab the dice in your hand, shake them, and let go.
        </p>
      ) : (
        <>
          <KeyList list={tableKeys.filter(({ needsPicture }) => !needsPicture || !isBare)} />
          {!isBare && (
            <p>
              Drag the table to look around, with the right button to move along it, turn the wheel to come
              nearer. Grab the dice in your hand, shake them, and let go.
            </p>
          )}
        </>
      )}
    </>
  )
}
