import { useStore } from 'zustand'
import { cameraWish, viewNames, wishView } from '../../match/table/cameraWish'
import { tableSettings } from '../../match/table/tableSettings'
import { viewWords } from '../keys/lookingKeys'

/** Where to look from, and the hour. */
export function ViewBar() {
  const current = useStore(cameraWish, wish => wish.view)
  const light = useStore(tableSettings, settings => settings.light)
  return (
    <fieldset className="lab-views">
      <legend>Look from</legend>
      {viewNames.map((view, index) => (
        <button
          key={view}
          type="button"
          aria-pressed={current === view}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => wishView(view)}
        >
          {viewWords[view]}
        </button>
      ))}
      <button
        type="button"
        aria-keyshortcuts="L"
        aria-pressed={light === 'evening'}
        onClick={() => tableSettings.setState({ light: light === 'day' ? 'evening' : 'day' })}
      >
        Lamp light
      </button>
    </fieldset>
  )
}
