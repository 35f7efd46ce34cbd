import { useStore } from 'zustand'
import { paces, qualityChoices, tableSettings } from '../../match/table/tableSettings'
import { Field } from './Field'

const qualityWords = { auto: 'As the machine can', high: 'High', medium: 'Medium', low: 'Low' } as const
const paceWords = { gentle: 'Gentle (slowed a little)', real: 'As it really falls' } as const

/** How the table is shown. */
export function SettingsPanel() {
  const { quality, pace, reducedMotion } = useStore(tableSettings)
  return (
    <>
      <Field label="Picture">
        {id => (
          <select
            id={id}
            value={quality}
            onChange={event =>
              tableSettings.setState({
                quality: qualityChoices.find(choice => choice === event.target.value) ?? 'auto',
              })
            }
          >
            {qualityChoices.map(choice => (
              <option key={choice} value={choice}>
                {qualityWords[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Pace of the drop">
        {id => (
          <select
            id={id}
            value={pace}
            onChange={event =>
              tableSettings.setState({ pace: paces.find(each => each === event.target.value) ?? 'gentle' })
            }
          >
            {paces.map(each => (
              <option key={each} value={each}>
                {paceWords[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={reducedMotion}
          onChange={event => tableSettings.setState({ reducedMotion: event.target.checked })}
        />
        Calm: cuts instead of camera moves
      </label>
    </>
  )
}
