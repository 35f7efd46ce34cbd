import { useStore } from 'zustand'
import {
  changeSound,
  paces,
  qualityChoices,
  tableSettings,
  toggleMute,
} from '../../match/table/tableSettings'
import { Field } from './Field'

const qualityWords = { auto: 'As the machine can', high: 'High', medium: 'Medium', low: 'Low' } as const
const volumes = [
  { key: 'master', label: 'Loudness' },
  { key: 'effects', label: 'Dice and things' },
  { key: 'ambience', label: 'Sea and cabin' },
] as const
const paceWords = { gentle: 'Gentle (slowed a little)', real: 'As it really falls' } as const

/** How the table is shown. */
export function SettingsPanel() {
  const { quality, pace, reducedMotion, sound } = useStore(tableSettings)
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
      <h2>Sound</h2>
      <label className="check">
        <input type="checkbox" checked={!sound.muted} onChange={toggleMute} />
        Let me hear the dice
      </label>
      {volumes.map(({ key, label }) => (
        <Field key={key} label={label}>
          {id => (
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              value={Math.round(sound[key] * 100)}
              disabled={sound.muted}
              onChange={event => changeSound({ [key]: Number(event.target.value) / 100 })}
            />
          )}
        </Field>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={sound.mono}
          onChange={event => changeSound({ mono: event.target.checked })}
        />
        Both ears hear the same
      </label>
    </>
  )
}
