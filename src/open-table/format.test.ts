import { describe, expect, it } from 'vitest'
import { createOpenTable } from './createOpenTable'
import { drawers } from './drawers'
import { formatName } from './format'
import { layPlainTable, plainTables } from './ready'
import { mostThings } from './tableState'

const evening = () => {
  const table = createOpenTable('one')
  for (const drawer of drawers)
    table.act({ act: 'take-out', what: drawer.items.map(item => item.what('green')) })
  table.act({ act: 'put-away', ids: ['t2', 't3'] })
  table.act({ act: 'note', id: 't1', text: 'first' })
  return table
}

describe('a table that is written', () => {
  it('is read again with its whole film, to a hundredth of a millimetre', () => {
    const table = evening()
    const other = createOpenTable('two')
    expect(other.open(JSON.parse(table.write()), 'two')).toEqual({ ok: true, value: 0 })
    const [was, is] = [table.state.getState().moments, other.state.getState().moments]
    expect(is.map(({ does }) => does)).toEqual(was.map(({ does }) => does))
    for (const [index, { state }] of is.entries()) {
      const before = was[index]!.state
      expect(state.things.map(({ id, what, note }) => ({ id, what, note }))).toEqual(
        before.things.map(({ id, what, note }) => ({ id, what, note })),
      )
      for (const [slot, thing] of state.things.entries())
        for (const axis of [0, 1, 2] as const)
          expect(thing.pose.position[axis]).toBeCloseTo(before.things[slot]!.pose.position[axis], 1)
    }
  })

  it('is short enough for a link, without the film', () => {
    const table = createOpenTable('one')
    table.act({ act: 'lay-out', ...layPlainTable('skirmish', 5) })
    expect(JSON.parse(table.writeLink()).moments).toHaveLength(1)
    expect(table.writeLink().length).toBeLessThan(20_000)
  })
})

describe('a table from outside', () => {
  const written = () => JSON.parse(evening().write())

  it('that is not one, newer, or damaged is refused in one sentence and nothing is lost', () => {
    const table = evening()
    const before = table.now()
    const why = (value: unknown) => {
      const read = table.open(value, 'x')
      return read.ok ? undefined : read.why
    }
    expect(why({})).toBe('This is not an open table of Seabox.')
    expect(why([1, 2])).toBe('This is not an open table of Seabox.')
    expect(why({ ...written(), version: 2 })).toContain('newer Seabox')
    expect(why({ ...written(), moments: 3 })).toContain('damaged')
    expect(table.now()).toBe(before)
    expect(table.state.getState().isBad).toBe(true)
  })

  it('with broken things leaves those out, says so, and keeps the rest', () => {
    const file = written()
    const first = file.moments.findIndex((one: { lies: unknown[] }) => one.lies.length > 5)
    const { lies } = file.moments[first]
    lies[0].pose.position = [null, 0, 0]
    lies[1].what.kind = 'dragon'
    lies[2].pose.rotation = [0, 0, 0, 9]
    lies[3].pose.position = [0, 1e9, 0]
    file.moments.at(-1).lies = []
    const table = createOpenTable('x')
    expect(table.open(file, 'x')).toEqual({ ok: true, value: 4 })
    expect(table.state.getState().word).toContain('4 broken things were left out')
    expect(table.now().things.length).toBeGreaterThan(60)
  })

  it('never puts NaN or infinity on the table, however it is written', () => {
    const one = { id: 't1', what: { kind: 'die', die: 'd6', colour: 'red' } }
    const pose = (position: string, rotation = '[0,0,0,1]') =>
      `{"position":${position},"rotation":${rotation}}`
    for (const bad of [
      pose('[1e999,8,0]'),
      pose('[0,null,0]'),
      pose('[0,"NaN",0]'),
      pose('[0,8]'),
      pose('[0,8,0]', '[0,0,0,0]'),
      pose('[0,8,0]', '[1e999,0,0,1]'),
      pose('[0,8,0]', '[null,0,0,1]'),
    ]) {
      const text = JSON.stringify({
        format: formatName,
        version: 1,
        name: 'x',
        moments: [{ does: 'x', gone: [], lies: [{ ...one, pose: 'POSE' }] }],
      }).replace('"POSE"', bad)
      const table = createOpenTable('x')
      expect(table.open(JSON.parse(text), 'x'), bad).toEqual({ ok: true, value: 1 })
      expect(table.state.getState().word).toContain('One broken thing was left out.')
      expect(table.now().things).toHaveLength(0)
    }
  })

  it('with a thousand things is refused with both numbers', () => {
    const file = written()
    const one = file.moments[1].lies[0]
    file.moments[1].lies = Array.from({ length: 1000 }, (_, index) => ({ ...one, id: `t${index + 1}` }))
    const read = createOpenTable('x').open(file, 'x')
    expect(read.ok ? '' : read.why).toMatch(new RegExp(`1000 things; ${mostThings}`))
  })
})

describe.each(plainTables)('$name', ({ id, players: [least, most] }) => {
  it('is laid out for everybody who can play, and can be written and read', () => {
    for (let players = least; players <= most; players++) {
      const table = createOpenTable('x')
      expect(table.act({ act: 'lay-out', ...layPlainTable(id, players) })).toBe(true)
      const other = createOpenTable('y')
      expect(other.open(JSON.parse(table.write()), 'y')).toEqual({ ok: true, value: 0 })
    }
  })
})
