import { useStore } from 'zustand'
import { cameraWish, type ViewName, wishView } from '../../match/table/cameraWish'
import { tableSettings } from '../../match/table/tableSettings'

const views: readonly { readonly view: ViewName; readonly label: string; readonly key: string }[] = [
  { view: 'drop', label: 'Table', key: '1' },
  { view: 'seat', label: 'Seat', key: '2' },
  { view: 'close', label: 'Close', key: '3' },
  { view: 'judge', label: 'Above', key: '4' },
]

/** Where to look from, and the hour. */
export function ViewBar() {
  const current = useStore(cameraWish, wish => wish.view)
  const light = useStore(tableSettings, settings => settings.light)
  return (
    <fieldset className="lab-views">
      <legend>Look from</legend>
      {views.map(({ view, label, key }) => (
        <button
          key={view}
          type="button"
          aria-pressed={current === view}
          aria-keyshortcuts={key}
          onClick={() => wishView(view)}
        >
          {label}
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
