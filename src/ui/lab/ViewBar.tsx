import { useStore } from 'zustand'
import { cameraWishOf, viewNames, wishView } from '../../table/cameraWish'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { viewWords } from '../keys/lookingKeys'

/** Where to look from, and the hour; `hasLightKey` where L is the key for it. */
export function ViewBar({ hasLightKey = true }: { readonly hasLightKey?: boolean }) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const cameraWish = usePart(cameraWishOf)
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
          onClick={() => wishView(table, view)}
        >
          {viewWords[view]}
        </button>
      ))}
      <button
        type="button"
        aria-keyshortcuts={hasLightKey ? 'L' : undefined}
        aria-pressed={light === 'evening'}
        onClick={() => tableSettings.setState({ light: light === 'day' ? 'evening' : 'day' })}
      >
        Lamp light
      </button>
    </fieldset>
  )
}
