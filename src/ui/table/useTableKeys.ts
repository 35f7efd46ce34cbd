import { useEffect } from 'react'
import { desk } from '../../match/desk'
import { type PanelName, panels } from './SidePanel'
import { tableKeys } from './tableKeys'

const actions: ReadonlyMap<string, () => void> = new Map(tableKeys.flatMap(({ on }) => Object.entries(on)))
const panelKeys: ReadonlyMap<string, PanelName> = new Map(panels.map(({ key, name }) => [key, name]))

/** Held down these move the camera or the film; everything else is done once. */
const repeated = /arrow|^[+=[\]-]$/

/** Keys that a focused control needs for itself. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'range') return true
  if (target instanceof HTMLSelectElement || target.isContentEditable) return true
  if (target instanceof HTMLInputElement && target.type === 'range' && key.includes('arrow')) return true
  // A scrolling panel scrolls.
  if (key.includes('arrow') && target.closest('.deck-panel') !== null) return true
  // Space and Enter press what has the focus.
  return (key === ' ' || key === 'enter') && target.closest('button, a, input, summary') !== null
}

/** Everything that can be done at the table, by keys. Behind the curtain and before a trouble only their own work. */
export function useTableKeys(
  setPanel: (change: (open: PanelName | undefined) => PanelName | undefined) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
        if (!isTaken(event.target, key) && desk.canUndo()) void desk.undo()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { phase, trouble } = desk.state.getState()
      if (phase === 'curtain' || trouble) return
      const name = event.shiftKey && key.length > 1 ? `shift+${key}` : key
      if (isTaken(event.target, name)) return
      const panel = panelKeys.get(name)
      if (panel) {
        setPanel(open => (open === panel ? undefined : panel))
        event.preventDefault()
        return
      }
      const action = actions.get(name)
      if (!action || (event.repeat && !repeated.test(key))) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [setPanel])
}
