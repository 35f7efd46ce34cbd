import { useId } from 'react'
import { useStore } from 'zustand'
import { changeSound, chooseMotion, tableSettingsOf, toggleMute } from '../../table/tableSettings'
import { ChoiceField } from './ChoiceField'
import './settings.css'
import { bound, part } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

const setOf = part(table => tableSettingsOf(table).setState)

const volumes = [
  { key: 'master', label: 'Loudness' },
  { key: 'effects', label: 'Dice and things' },
  { key: 'ambience', label: 'Sea and cabin' },
] as const

/** Everything that somebody may like otherwise; what is chosen holds at once and is kept. */
export function SettingsForm() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const set = usePart(setOf)
  const settings = useStore(tableSettings)
  const { sound } = settings
  return (
    <div className="settings-form">
      <h2>Reading</h2>
      <ChoiceField
        label="Text size"
        value={settings.textSize}
        words={{ usual: 'Usual', large: 'Large', huge: 'Very large' }}
        onChange={textSize => set({ textSize })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={settings.colourHelp}
          onChange={event => set({ colourHelp: event.target.checked })}
        />
        <span>
          Name the colours
          <small>Every colour always comes with an emblem.</small>
        </span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.ruleIds}
          onChange={event => set({ ruleIds: event.target.checked })}
        />
        <span>
          Show rule numbers on every line
          <small>Refusals and verdicts always show theirs; elsewhere “why?” opens the rule.</small>
        </span>
      </label>
      <h2>Learning</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.tips}
          onChange={event => set({ tips: event.target.checked })}
        />
        <span>
          Tips while you play
          <small>Each thing is told once, when it first matters.</small>
        </span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.suggests}
          onChange={event => set({ suggests: event.target.checked })}
        />
        <span>
          Offer me help
          <small>Shows “What can I do?” below the choices.</small>
        </span>
      </label>
      {settings.learnt.length > 0 && (
        <p>
          <button type="button" className="button quiet" onClick={() => set({ learnt: [], tips: true })}>
            Tell me everything again
          </button>
        </p>
      )}
      <h2>Picture</h2>
      <ChoiceField
        label="Quality"
        note="Automatic takes the best that this machine can draw smoothly."
        value={settings.quality}
        words={{ auto: 'Automatic', high: 'High', medium: 'Medium', low: 'Low' }}
        onChange={quality => set({ quality })}
      />
      <ChoiceField
        label="Light"
        value={settings.light}
        words={{ day: 'Afternoon', evening: 'Lamp light' }}
        onChange={light => set({ light })}
      />
      <ChoiceField
        label="Motion"
        note="Calm: cuts instead of camera moves. Dice always fall."
        value={settings.motion}
        words={{ system: 'As set in the browser', calm: 'Calm', full: 'Full' }}
        onChange={bound(table, chooseMotion)}
      />
      <h2>Time</h2>
      <ChoiceField
        label="Pace of the drop"
        value={settings.pace}
        words={{ gentle: 'Gentle (slowed a little)', real: 'As it really falls' }}
        onChange={pace => set({ pace })}
      />
      <ChoiceField
        label="Pace of the computers"
        value={settings.computers}
        words={{ calm: 'Calm: time to read', brisk: 'Brisk', 'at once': 'At once' }}
        onChange={computers => set({ computers })}
      />
      <h2>Sound</h2>
      <label className="check">
        <input type="checkbox" checked={!sound.muted} onChange={bound(table, toggleMute)} />
        Play sound
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={sound.mono}
          onChange={event => changeSound(table, { mono: event.target.checked })}
        />
        Mono sound
      </label>
      {volumes.map(({ key, label }) => (
        <Volume
          key={key}
          label={label}
          value={sound[key]}
          disabled={sound.muted}
          onChange={value => changeSound(table, { [key]: value })}
        />
      ))}
    </div>
  )
}

function Volume({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        disabled={disabled}
        onChange={event => onChange(Number(event.target.value) / 100)}
      />
    </div>
  )
}
