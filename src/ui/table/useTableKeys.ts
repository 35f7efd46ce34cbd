import { useEffect } from 'react'
import { deskOf } from '../../table/desk'
import { part } from '../../table/part'
import { tableToolsOf } from '../../table/tableTools'
import { usePart, useTable } from '../../table/useTable'
import { actionsOf, isKeyTaken, nameOfKey } from '../keys/boundKey'
import { type PanelName, panels } from './SidePanel'
import { leaveLast, tableKeysOf, waysAhead } from './tableKeys'

const boundKeysOf = part(table => actionsOf(tableKeysOf(table)))
const panelKeys: ReadonlyMap<string, PanelName> = new Map(panels.map(({ key, name }) => [key, name]))

/** Held down these move the camera or the film; everything else is done once. */
const repeated = /arrow|^[+=[\]-]$/

/** A scrolling panel scrolls; everything else as on every page. */
function isTaken(target: EventTarget | null, key: string): boolean {
  const isScrolling = target instanceof HTMLElement && target.closest('.deck-panel') !== null
  return isKeyTaken(target, key) || (isScrolling && key.includes('arrow'))
}

/** Everything that can be done at the table, by keys. Behind the curtain and before a trouble only their own work. */
export function useTableKeys(
  setPanel: (change: (open: PanelName | undefined) => PanelName | undefined) => void,
): void {
  const table = useTable()
  const desk = usePart(deskOf)
  const tableTools = usePart(tableToolsOf)
  const actions = usePart(boundKeysOf)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
        if (!isTaken(event.target, key)) actions.get('z')?.()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { phase, trouble } = desk.state.getState()
      if (phase === 'curtain' || trouble) return
      const name = nameOfKey(event)
      if (isTaken(event.target, name)) return
      const panel = panelKeys.get(name)
      if (panel) {
        setPanel(open => (open === panel ? undefined : panel))
        event.preventDefault()
        return
      }
      const tool = tableTools.getState().tools.find(one => one.key === name)
      if (tool) {
        event.preventDefault()
        if (!tool.isOff && (!event.repeat || tool.isPressed === undefined)) tool.run()
        return
      }
      if (name === 'escape') {
        // Choosing by keys needs the choices: they are what a closed panel gives way to.
        if (!leaveLast(table)) setPanel(open => open && 'choices')
        return
      }
      const action = actions.get(name)
      // Nothing to go on with: Space is left to what has the focus.
      if (name === ' ' && !waysAhead(table)) return
      if (!action || (event.repeat && !repeated.test(key))) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [setPanel])
}
