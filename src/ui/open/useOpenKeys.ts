import { useEffect, useMemo } from 'react'
import { type OpenTable, verbs } from '../../open-table'
import { wishView } from '../../table/cameraWish'
import type { Table } from '../../table/part'
import { useTable } from '../../table/useTable'
import { actionsOf, type BoundKey, isKeyTaken, nameOfKey } from '../keys/boundKey'
import { cameraKeysOf, soundKeyOf, viewKeysOf } from '../keys/lookingKeys'
import type { OpenPanel } from './OpenPage'
import { bang, doVerb, nudge } from './openActs'

const keyNames: Readonly<Record<string, string>> = { delete: 'Del' }

/** Every key of the open table. */
export function openKeys(
  here: Table,
  table: OpenTable,
  setPanel: (panel: OpenPanel) => void,
): readonly BoundKey[] {
  const chooseNext = (step: number) => {
    const { things } = table.now()
    if (things.length === 0) return
    const { chosen } = table.state.getState()
    const at = things.findIndex(({ id }) => chosen.has(id))
    table.choose([things[(Math.max(at, step > 0 ? -1 : 0) + step + things.length) % things.length]!.id])
  }
  return [
    {
      keys: ['J', 'K'],
      does: 'choose the next thing, or the one before',
      on: { j: () => chooseNext(1), k: () => chooseNext(-1) },
    },
    { keys: ['Ctrl+A'], does: 'choose everything', on: {} },
    {
      keys: ['W', 'A', 'S', 'D'],
      does: 'carry what is chosen, by a centimetre',
      on: {
        w: () => nudge(table, 0, -10),
        a: () => nudge(table, -10, 0),
        s: () => nudge(table, 0, 10),
        d: () => nudge(table, 10, 0),
      },
    },
    ...verbs.map(({ id, key, does }) => ({
      keys: [keyNames[key] ?? key.toUpperCase()],
      does,
      on: {
        [key]: () => doVerb(table, id, setPanel),
        ...(key === 'delete' && { backspace: () => doVerb(table, id, setPanel) }),
      },
    })),
    { keys: ['B'], does: 'bang the table', on: { b: () => bang(table) } },
    {
      keys: ['O'],
      does: 'draw a loop around things; again to look around',
      on: { o: () => table.lasso(!table.state.getState().isLassoing) },
    },
    { keys: ['U', 'Ctrl+Z'], does: 'undo', on: { u: () => table.undo() } },
    { keys: ['I', 'Ctrl+Y'], does: 'do again', on: { i: () => table.redo() } },
    {
      keys: ['1', '2', '3', '4'],
      does: 'jump to a view: table, seat, close, above',
      on: {
        '1': () => wishView(here, 'drop'),
        '2': () => wishView(here, 'seat'),
        '3': () => wishView(here, 'close'),
        '4': () => wishView(here, 'judge'),
      },
    },
    ...viewKeysOf(here),
    ...cameraKeysOf(here),
    soundKeyOf(here),
    { keys: ['Esc'], does: 'choose nothing; close what is open', on: {} },
    { keys: ['?'], does: 'all keys', on: { '?': () => setPanel('keys') } },
  ]
}

export function useOpenKeys(
  table: OpenTable,
  panel: OpenPanel | undefined,
  setPanel: (panel: OpenPanel | undefined) => void,
): readonly BoundKey[] {
  const here = useTable()
  const list = useMemo(() => openKeys(here, table, setPanel), [table, setPanel])
  useEffect(() => {
    const actions = actionsOf(list)
    const press = (event: KeyboardEvent) => {
      const name = nameOfKey(event)
      if (isKeyTaken(event.target, name) || event.target instanceof HTMLTextAreaElement) return
      if (
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        (name === 'z' || name === 'y' || name === 'a')
      ) {
        event.preventDefault()
        if (name === 'a') table.choose(table.now().things.map(({ id }) => id))
        else if (name === 'z' && !event.shiftKey) table.undo()
        else table.redo()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (name === 'escape') {
        const { chosen, isLassoing } = table.state.getState()
        if (isLassoing) table.lasso(false)
        else if (chosen.size > 0) table.choose([])
        else if (panel) setPanel(undefined)
        return
      }
      const action = actions.get(name)
      if (!action || (event.repeat && !name.startsWith('arrow') && !'wasd'.includes(name))) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [list, table, panel, setPanel])
  return list
}
