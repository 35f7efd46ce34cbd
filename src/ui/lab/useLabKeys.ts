import { useEffect } from 'react'
import type { PanelName } from './LabPage'
import { labKeys } from './labKeys'

const actions: ReadonlyMap<string, () => void> = new Map(labKeys.flatMap(({ on }) => Object.entries(on)))

const panelKeys: Readonly<Record<string, PanelName>> = { j: 'judge', d: 'dice', o: 'settings', '?': 'help' }

/** Keys that a focused control needs for itself. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'range') return true
  if (target instanceof HTMLSelectElement || target.isContentEditable) return true
  if (target instanceof HTMLInputElement && target.type === 'range' && key.includes('arrow')) return true
  // Space and Enter press what has the focus.
  return (key === ' ' || key === 'enter') && target.closest('button, a, input, summary') !== null
}

/** Everything that hands do on the lab's table, by keys. */
export function useLabKeys(
  setPanel: (change: (open: PanelName | undefined) => PanelName | undefined) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      const name = event.shiftKey && key.length > 1 ? `shift+${key}` : key
      if (isTaken(event.target, name)) return
      const panel = panelKeys[name]
      if (panel) {
        setPanel(open => (open === panel ? undefined : panel))
        event.preventDefault()
        return
      }
      const action = actions.get(name)
      if (!action) return
      // A key held down repeats itself: that moves the camera, but never drops twice.
      if (event.repeat && (key === ' ' || key === 'b' || key === 'r')) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [setPanel])
}
