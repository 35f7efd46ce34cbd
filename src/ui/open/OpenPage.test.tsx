import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toLink } from '../../match/linkText'
import { createOpenTable, type Engine, isFaceUp, type Push, thingOf, verbs, yawOf } from '../../open-table'
import { beAt } from '../route/route'
import { findFaults, onlyFingers, show } from '../testing'
import { FilmClock } from './EveningPanel'
import OpenPage from './OpenPage'
import { keepTable, keptTables, readTableFilm } from './openShelf'
import { tableMark } from './useOpenTable'

/** The page at a bare table; what only an engine can do is written down. */
async function sitAtTable(address = '/open', asked?: string) {
  beAt(address)
  const table = createOpenTable('')
  const pushes: Push[] = []
  const engine: Engine = {
    livePoses: () => new Map(),
    push: push => pushes.push(push),
    layGame: () => Promise.reject(new Error('not fetched')),
  }
  table.connect(engine)
  const promise = Promise.resolve(table)
  let shown!: ReturnType<typeof show>
  await act(async () => {
    shown = show(
      <Suspense fallback={null}>
        <OpenPage asked={asked} openTable={promise} />
      </Suspense>,
    )
    await promise
  })
  await screen.findByRole('heading', { name: 'the open table' })
  const take = async (item: string) => {
    await shown.user.click(document.querySelector(`[data-take="${item}"]`)!)
  }
  const { user, container } = shown
  return { table, pushes, user, container, take }
}

afterEach(() => vi.unstubAllGlobals())

describe('keys at the open table', () => {
  it('perform every verb, and undo and redo each of them', async () => {
    const { table, pushes, user, take } = await sitAtTable()
    const keyOf = Object.fromEntries(verbs.map(({ id, key }) => [id, key === 'delete' ? '{Delete}' : key]))
    const one = () => thingOf(table.now(), 't1')!
    await take('die-d6')
    await user.keyboard('{Escape}j')
    expect([...table.state.getState().chosen]).toEqual(['t1'])

    const acts: [string, () => unknown][] = [
      [keyOf.copy!, () => table.now().things.length],
      [keyOf['turn-left']!, () => Math.round(yawOf(one().pose))],
      [keyOf['turn-right']!, () => Math.round(yawOf(one().pose))],
      [keyOf.flip!, () => isFaceUp(one().pose)],
      [keyOf.lock!, () => one().isLocked],
      [keyOf['put-away']!, () => table.now().things.length],
    ]
    for (const [key, seen] of acts) {
      table.choose(['t1'])
      const before = seen()
      await user.keyboard(key)
      const after = seen()
      expect(after, key).not.toBe(before)
      await user.keyboard('u')
      expect(seen(), `${key} undone`).toBe(before)
      await user.keyboard('i')
      expect(seen(), `${key} again`).toBe(after)
      await user.keyboard('{Control>}z{/Control}')
      expect(seen(), `${key} undone by Ctrl+Z`).toBe(before)
    }
    await take('die-d8')
    await user.keyboard('{Control>}a{/Control}')
    expect(table.state.getState().chosen.size).toBe(2)
    await user.keyboard('{Escape}')
    expect(table.state.getState().chosen.size).toBe(0)

    table.choose(['t1'])
    await user.keyboard(`${keyOf.throw}wb`)
    expect(pushes).toEqual([
      { push: 'throw', ids: ['t1'] },
      { push: 'carry', ids: ['t1'], x: 0, z: -10 },
      { push: 'bang', level: 2 },
    ])
  })

  it('shuffle, draw, deal and fan a pile, and stack what was drawn', async () => {
    const { table, user, take } = await sitAtTable()
    await user.click(screen.getByRole('button', { name: 'Cards' }))
    await take('deck-sea')
    const fronts = () =>
      table.now().things.flatMap(({ what }) => (what.kind === 'cards' ? what.cards.map(c => c.front) : []))
    const fresh = fronts()
    await user.keyboard('r')
    expect(fronts()).not.toEqual(fresh)
    await user.keyboard('xx')
    expect(table.now().things).toHaveLength(3)
    await user.keyboard('z')
    expect(table.now().things).toHaveLength(23)
    expect(new Set(fronts())).toEqual(new Set(fresh))
    table.choose(['t2', 't3'])
    await user.keyboard('g')
    expect(table.now().things).toHaveLength(22)
    await user.keyboard('y')
    expect(table.now().things).toHaveLength(23)
  })

  it('say what is missing instead of doing nothing', async () => {
    const { user, take } = await sitAtTable()
    await user.keyboard('t')
    expect(screen.getAllByRole('status')[0]!.textContent).toContain('Choose something first')
    await take('die-d6')
    await user.keyboard('z')
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('“Deal” means nothing for what is chosen.')
  })
})

it('says what fingers do where no key is', async () => {
  onlyFingers()
  const { user } = await sitAtTable()
  expect(screen.queryByRole('button', { name: 'Keys' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const help = screen.getByRole('complementary', { name: 'Help' })
  expect(help.textContent).toContain('two fingers')
  expect(help.textContent).not.toMatch(/wheel|button/)
  expect(help.querySelector('kbd')).toBeNull()
})

describe('the things of the open table as a list', () => {
  it('are ticked, read, written on and turned to a face, without a fault that axe finds', async () => {
    const { table, user, container, take } = await sitAtTable()
    await take('die-d20')
    await take('die-d6')
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    await take('pad')
    await user.click(screen.getByRole('button', { name: 'Things' }))
    expect(container.textContent).toContain('3 things; the dice make 26.')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('checkbox', { name: /red d20/ }))
    const face = screen.getByLabelText('Turn to face')
    await user.clear(face)
    await user.type(face, '21')
    await user.clear(face)
    await user.type(face, '7')
    await user.click(screen.getByRole('button', { name: 'Turn' }))
    expect(screen.getByRole('checkbox', { name: /red d20 7/ })).toBeTruthy()
    await user.type(screen.getByLabelText('A note on it'), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(thingOf(table.now(), 't1')!.note).toBe('Mine')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('checkbox', { name: /pad/ }))
    // Letters go into the text, not to the verbs.
    await user.type(screen.getByLabelText('Written on it'), 'ttf')
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(thingOf(table.now(), 't3')!.what).toEqual({ kind: 'pad', text: 'ttf' })
    expect(await findFaults(container)).toEqual([])
  })
})

describe('the evening at the open table', () => {
  it('is kept by itself, named in the address, and opened again by it with its whole film', async () => {
    const { table, take } = await sitAtTable()
    await take('die-d6')
    await take('die-d8')
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/open\/\w+/))
    const id = window.location.pathname.slice('/open/'.length)
    expect((await keptTables()).find(one => one.id === id)).toMatchObject({ things: 2, moments: 2 })
    const other = createOpenTable('')
    expect(other.open(JSON.parse((await readTableFilm(id))!), id)).toEqual({ ok: true, value: 0 })
    expect(other.state.getState().moments.map(({ does }) => does)).toEqual(
      table.state.getState().moments.map(({ does }) => does),
    )
  })

  it('that was kept and is broken now, or was never kept, is named and leaves the table bare', async () => {
    const film = createOpenTable('x')
    film.act({ act: 'take-out', what: [{ kind: 'ruler' }] })
    const head = { name: 'Torn', savedAt: 1, things: 1, moments: 1 }
    await keepTable({ ...head, id: 'torn' }, film.write().slice(0, -20))
    await keepTable({ ...head, id: 'foreign' }, '{"format":"seabox-match","version":1}')
    for (const [id, why] of [
      ['torn', 'That table is damaged: it cannot be read.'],
      ['foreign', 'That table is damaged: it cannot be read.'],
      ['never', 'No such table is kept in this browser.'],
    ] as const) {
      const { table } = await sitAtTable(`/open/${id}`, id)
      await waitFor(() => expect(table.state.getState().word).toBe(why))
      expect(table.now().things).toHaveLength(0)
      expect(window.location.pathname).toBe('/open')
      cleanup()
    }
  })

  it('comes by a link; a damaged one is named and leaves the table bare', async () => {
    const sent = createOpenTable('x')
    sent.act({ act: 'take-out', what: [{ kind: 'ruler' }, { kind: 'die', die: 'd20', colour: 'blue' }] })
    const { table } = await sitAtTable(`/open${tableMark}${await toLink(sent.writeLink())}`)
    await waitFor(() => expect(table.now().things).toHaveLength(2))
    expect(table.state.getState().moments).toHaveLength(1)
    cleanup()
    const damaged = await sitAtTable(`/open${tableMark}AAAA`)
    await waitFor(() => expect(damaged.table.state.getState().word).toContain('This link is damaged'))
    expect(damaged.table.now().things).toHaveLength(0)
  })

  it('is loaded from a file; any other file is refused in a sentence, and nothing changes', async () => {
    const { table, user, take } = await sitAtTable()
    await take('die-d6')
    const text = table.write()
    await take('die-d8')
    const before = table.now()
    await user.click(screen.getByRole('button', { name: 'Evening' }))
    const picker = document.querySelector<HTMLInputElement>('[data-open-file]')!
    const load = (content: string | Uint8Array<ArrayBuffer>) =>
      user.upload(picker, new File([content], 'table.json', { type: 'application/json' }))
    const word = () => screen.getAllByRole('status')[0]!
    for (const [content, why] of [
      ['ahoy', /not /],
      ['{"format":"seabox-open-table","version":1,"name":"x","moments":[]}', /damaged/],
      ['{"format":"seabox-match","version":1}', /This is not an open table of Seabox/],
      [new Uint8Array([0xff, 0x00, 0x80]), /not text/],
    ] as const) {
      await load(content)
      await waitFor(() => expect(word().textContent).toMatch(why))
      expect(word().getAttribute('data-bad')).toBe('true')
      expect(table.now()).toBe(before)
    }
    await load(text)
    await waitFor(() => expect(table.now().things).toHaveLength(1))
    expect(word().textContent).toBe('“An evening at the open table” lies on the table.')
  })

  it('goes back to any moment by the slider and the list, and is set right after it was upset', async () => {
    const { table, user, take } = await sitAtTable()
    await take('die-d6')
    await take('die-d8')
    act(() => table.moved('The table upset', { isUpset: true }))
    await user.click(screen.getByRole('button', { name: 'Evening' }))
    await user.click(screen.getByRole('button', { name: 'Set the table right' }))
    const list = within(screen.getByRole('list'))
    expect(list.getAllByRole('button').map(one => one.textContent)).toEqual([
      'A bare table',
      'Red d6 taken out',
      'Red d8 taken out',
      'The table upset',
      'The table set right',
    ])
    await user.click(list.getByRole('button', { name: 'Red d6 taken out' }))
    expect(table.now().things).toHaveLength(1)
    expect(screen.getByText('Moment 2 of 5')).toBeTruthy()
  })

  it('says so when the box of a game cannot be fetched, and leaves what lies there', async () => {
    const { table, user, take } = await sitAtTable()
    await take('die-d6')
    await user.click(screen.getByRole('button', { name: 'Set the table' }))
    await user.click(document.querySelector('[data-ready="waves"]')!)
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]!.textContent).toContain('could not be fetched'),
    )
    expect(table.now().things).toHaveLength(1)
  })
})

describe('the film of the evening', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('begins again at the bare table, shows moment after moment, and stops at the last', () => {
    vi.useFakeTimers()
    const table = createOpenTable('film')
    for (const colour of ['red', 'blue', 'green'] as const)
      table.act({ act: 'take-out', what: [{ kind: 'die', die: 'd6', colour }] })
    show(<FilmClock table={table} />)
    act(() => table.playFilm(true))
    const seen = [table.now().things.length]
    while (table.state.getState().isFilm && seen.length < 10) {
      act(() => {
        vi.advanceTimersToNextTimer()
      })
      if (table.state.getState().isFilm) seen.push(table.now().things.length)
    }
    expect(seen).toEqual([0, 1, 2, 3])
    expect(vi.getTimerCount()).toBe(0)
  })
})
