import { useEffect } from 'react'
import { part } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { actionsOf, isKeyTaken, nameOfKey } from '../keys/boundKey'
import type { PanelName } from './LabPage'
import { labKeysOf, leaveLast } from './labKeys'

const boundKeysOf = part(table => actionsOf(labKeysOf(table)))

const panelKeys: Readonly<Record<string, PanelName>> = { j: 'judge', d: 'dice', o: 'settings', '?': 'help' }

/** Everything that hands do on the lab's table, by keys. */
export function useLabKeys(
  setPanel: (change: (open: PanelName | undefined) => PanelName | undefined) => void,
): void {
  const table = useTable()
  const actions = usePart(boundKeysOf)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      const name = nameOfKey(event)
      if (isKeyTaken(event.target, name)) return
      const panel = panelKeys[name]
      if (panel) {
        setPanel(open => (open === panel ? undefined : panel))
        event.preventDefault()
        return
      }
      if (name === 'escape') {
        if (!leaveLast(table)) setPanel(() => undefined)
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
