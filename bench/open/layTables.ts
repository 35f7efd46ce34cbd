/** Tables to measure, laid out by the same acts as by hand, and written as the files that a person opens. */
import { createOpenTable, drawers, mostThings, type What } from '../../src/open-table'

/** So much of each lies on the table that is as full as it may be; all of it in the small room between the seats. */
const much: Readonly<Record<string, number>> = {
  'die-d6': 100,
  'die-d20': 20,
  gold: 80,
  silver: 60,
  pawn: 40,
  crew: 60,
  'loot-rum': 25,
  cannon: 15,
}

const items = drawers.flatMap(drawer => drawer.items)

function whatOf(id: string, count: number): readonly What[] {
  const item = items.find(item => item.id === id)
  if (!item) throw new Error(`The chest holds no ${id}.`)
  return Array.from({ length: count }, () => item.what('red'))
}

function fileOf(name: string, things: readonly (readonly What[])[]): string {
  const table = createOpenTable('bench')
  for (const what of things)
    if (!table.act({ act: 'take-out', what })) throw new Error(table.state.getState().word)
  table.rename(name)
  return table.write()
}

/** This many d6, to be thrown as one fistful. */
export const fistful = (dice: number) => fileOf(`${dice} dice`, [whatOf('die-d6', dice)])

/** As many things as a table holds. */
export function fullTable(): string {
  const things = Object.entries(much).map(([id, count]) => whatOf(id, count))
  const count = things.reduce((sum, some) => sum + some.length, 0)
  if (count !== mostThings) throw new Error(`A full table has ${mostThings} things, not ${count}.`)
  return fileOf('A full table', things)
}
