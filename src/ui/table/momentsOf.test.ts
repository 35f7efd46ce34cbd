import { expect, it } from 'vitest'
import type { Line } from '../../wire'
import { momentsOf } from './momentsOf'

const line = (...kinds: readonly string[]): Line => ({
  seat: 0,
  kind: 'move',
  events: kinds.map((kind, index) => ({ rule: 'RB-1', text: `${kind} ${index}`, kind })),
})

it('picks the three lines in which most happened, apart from each other and in their order', () => {
  const quiet = Array.from({ length: 5 }, () => line('pass'))
  const lines = [
    ...quiet,
    line('move', 'fight', 'fight'),
    line('fight', 'fight'),
    ...quiet,
    line('a', 'sink', 'sink', 'sink'),
    ...quiet,
    line('x', 'y'),
  ]
  expect(momentsOf(lines).map(({ line: at, event }) => [at, event.text])).toEqual([
    [5, 'fight 1'],
    [12, 'sink 1'],
    [18, 'x 0'],
  ])
})

it('finds no moment if only single things happened', () => {
  expect(momentsOf([line('pass'), line('pass')])).toEqual([])
})

it('puts what the game calls great before what is only much, the greatest kind first, and names it by that', () => {
  const quiet = Array.from({ length: 5 }, () => line('pass'))
  const lines = [line('draw', 'draw', 'draw'), ...quiet, line('sail', 'map', 'elder'), ...quiet, line('over')]
  const great = ['elder', 'map', 'over']
  expect(momentsOf(lines, great).map(({ line: at, event }) => [at, event.text])).toEqual([
    [0, 'draw 0'],
    [6, 'elder 2'],
  ])
  // What ended the match is a moment like any other, though not that it ended.
  const won = [...lines.slice(0, -1), line('over', 'elder', 'over')]
  expect(momentsOf(won, great).map(({ event }) => event.text)).toEqual(['draw 0', 'elder 2', 'elder 1'])
  const lively = ['elder', 'elder', 'elder'].flatMap(kind => [...quiet, line(kind, 'map', 'pass', 'pass')])
  const decided = [...lively, ...quiet, line('elder', 'elder', 'over')]
  expect(momentsOf(decided, great).at(-1)!.event.text).toBe('elder 1')
  const more = ['map', 'elder', 'map', 'elder', 'map', 'over'].flatMap(kind => [...quiet, line(kind)])
  const all = [...lines, ...more]
  expect(momentsOf(all, great).map(({ event }) => event.kind)).toEqual(['elder', 'elder', 'elder'])
})
