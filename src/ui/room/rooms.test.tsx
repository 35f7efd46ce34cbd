import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { MatchSeat } from '../../match/match'
import { computer, person, testTable } from '../../match/testing/matches'
import { chairKey, type RoomRequest, type RoomScreen, type RoomState, type RoomTold } from '../../rooms'
import type { Pointed } from '../../rooms/messages'
import { deskOf } from '../../table/desk'
import { armPointing, pointAt, pointingOf } from '../../table/pointing'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { Chairs } from './Chairs'
import { RoomChat } from './RoomChat'
import { InRoom } from './RoomPage'
import { RoomPrompt, TableRoom } from './TableRoom'

const { match } = testTable({ players: 3, sitters: [person, person, computer] })

const told: RoomTold = {
  id: 'a'.repeat(16),
  name: 'Grace’s table',
  game: 'rattle-battle',
  isSealed: true,
  phase: 'gathering',
  chairs: match.seats.map(({ name, colour, sitter }, seat) => ({
    seat,
    name,
    colour,
    sitter,
    isHere: seat === 0,
    isLent: false,
    isComputers: seat === 2,
    turn: 0,
  })),
  hostChair: 0,
  isHostHere: true,
  watching: 2,
  watchTurn: 0,
}

/** A page in a room whose server is this test: what it does is written down. */
function inRoom(state: Partial<RoomState> = {}) {
  const done: RoomRequest[] = []
  const listening = new Set<(pointed: Pointed) => void>()
  const store = createStore<RoomState>(() => ({
    phase: 'in',
    place: { isHost: true, seat: 0 },
    room: told,
    said: [],
    ...state,
  }))
  const room: RoomScreen = {
    state: store,
    connect: () => ({ send() {}, close() {} }),
    again: async () => {},
    async do(request) {
      done.push(request)
      return { ok: true }
    },
    onPointed(listener) {
      listening.add(listener)
      return () => listening.delete(listener)
    },
    given: () => [],
    enterAgain() {},
    close() {},
  }
  const pointed = (at: Pointed) => {
    for (const hear of listening) hear(at)
  }
  return { room, done, pointed }
}

describe('a player whose chair was lent', () => {
  const chairs = told.chairs.map(chair => ({ ...chair, isLent: chair.seat < 2 }))
  it.each([
    [{ isHost: true, seat: 0 }, 'Take your chair back under Room, “Chairs and links”.'],
    [{ isHost: false, seat: 1 }, 'The host of the room can give you your chair back.'],
  ])('reads at the table who plays, and what gives the chair back (%j)', async (place, words) => {
    const { room } = inRoom({ place, room: { ...told, chairs } })
    show(<TableRoom screen={room} linkKey={'f'.repeat(32)} />)
    expect(await screen.findByText(`A computer plays for you. ${words}`)).toBeTruthy()
  })
})

describe('a player who is away', () => {
  const sentence = 'Player 2 is away, so the match waits.'
  const chairs = told.chairs.map(chair => (chair.seat === 1 ? { ...chair, name: 'Player 2' } : chair))
  it.each([
    [
      { isHost: true, seat: 0 },
      {},
      `${sentence} You can lend their chair to a computer under Room, “Chairs and links”.`,
    ],
    [{ isHost: false }, {}, sentence],
    [{ isHost: true, seat: 0 }, { awayMinutes: 5 }, `${sentence} After 5 minutes, a computer plays on.`],
  ])('is named while the match waits for them, to %j of a room with %j', (place, wish, words) => {
    const { state } = deskOf(tableOfTest())
    act(() => state.setState({ phase: 'thinking', thinking: 1 }))
    const { room } = inRoom({ place, room: { ...told, chairs, ...wish } })
    show(<TableRoom screen={room} linkKey={'f'.repeat(32)} />)
    expect(screen.getByText(words)).toBeTruthy()
    act(() => state.setState({ thinking: 0 }))
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('the envelope of a throw', () => {
  it('says that it waits until all screens have sealed it, and is not shut while nobody can be told of it', () => {
    const { room } = inRoom()
    const { container } = show(<TableRoom screen={room} linkKey={'f'.repeat(32)} />)
    const { state } = deskOf(tableOfTest())
    const shut = () => container.querySelector('[data-seal="shut"]')?.textContent?.trim()
    act(() => state.setState({ phase: 'falling' }))
    expect(shut()).toBe('Waiting for the secrets of all screens …')
    act(() => state.setState({ told: { falling: {} } as never }))
    expect(shut()).toBe('Sealed')
    act(() => state.setState({ told: undefined, isCut: true }))
    expect(shut()).toBeUndefined()
  })
})

describe('the prompt of a room', () => {
  const record = { request: { dice: [{ kind: 'd6' }] } }
  const said = (isSealed: boolean, hand = {}) => {
    const { room } = inRoom({ room: { ...told, isSealed } })
    show(<RoomPrompt screen={room} />)
    const { state } = deskOf(tableOfTest())
    act(() => state.setState({ phase: 'falling', hand: { seat: 0, record, ask: {}, ...hand } as never }))
    const words = () => screen.getByRole('status').textContent?.trim()
    return { state, words }
  }

  it('says as the envelope does that a throw waits for the secrets, until its dice fall', () => {
    const { state, words } = said(true)
    expect(words()).toBe('Waiting for the secrets of all screens …')
    act(() => state.setState({ told: { falling: {}, seats: [], seatChanges: [], lines: [] } as never }))
    expect(words()).toBe('The dice fall …')
    act(() => state.setState({ told: undefined, isCut: true }))
    expect(words()).toBe('The dice fall when the connection is back.')
  })

  it.each([
    ['dice that are not sealed', false, {}],
    ['the fist, which needs no new seed', true, { fist: {} }],
  ])('speaks of no secrets for %s', (_, isSealed, hand) => {
    expect(said(isSealed, hand).words()).toBe('The dice fall …')
  })
})

describe('the chairs of a room', () => {
  it('give the host a link for each other person, and begin, lend and void links; axe finds nothing', async () => {
    const { room, done } = inRoom()
    const key = 'f'.repeat(64)
    const { container, user } = show(
      <main>
        <Chairs screen={room} linkKey={key} />
      </main>,
    )
    const links = [...container.querySelectorAll('.room-chairs [data-link]')].map(one =>
      one.getAttribute('data-link'),
    )
    expect(links).toEqual([chairKey(key, 1)])
    await user.click(screen.getByRole('button', { name: 'Begin the match' }))
    await user.click(screen.getAllByRole('button', { name: 'Lend to a computer' })[1]!)
    await user.click(screen.getByRole('button', { name: 'New link' }))
    expect(done.map(({ kind }) => kind)).toEqual(['start', 'lend', 'turn out'])
    expect(container.querySelector('[data-chair="1"]')).toHaveProperty('dataset.state', 'not here')
    expect(await findFaults(container)).toEqual([])
  })

  it('let a guest change their own name and nothing else', async () => {
    const { room, done } = inRoom({ place: { isHost: false, seat: 1 } })
    const { container, user } = show(<Chairs screen={room} linkKey={'f'.repeat(32)} />)
    expect(container.querySelector('[data-link]')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    const name = screen.getByLabelText('Your name')
    await user.clear(name)
    await user.type(name, 'Anne{Enter}')
    expect(done).toEqual([{ kind: 'name', seat: 1, name: 'Anne' }])
  })
})

describe('a room whose match is over', () => {
  const linkKey = 'f'.repeat(64)
  const lentTo = (sitter: MatchSeat['sitter']) =>
    told.chairs.map(chair =>
      chair.seat === 1 ? { ...chair, isLent: sitter.kind === 'computer', sitter } : chair,
    )
  const over = { ...told, chairs: lentTo(person), phase: 'over', won: { winners: [1] } } as const
  const winner = told.chairs[1]!.name

  it.each([
    ['the winner', { isHost: false, seat: 1 }, 'You have won!'],
    ['another player', { isHost: true, seat: 0 }, `${winner} has won!`],
    ['a player who watches', { isHost: false }, `${winner} has won!`],
  ])('says so to %s, and who has won; axe finds nothing', async (_, place, words) => {
    const { room } = inRoom({ place, room: over })
    const { container } = show(<InRoom room={told.id} linkKey={linkKey} isAtTable={false} screen={room} />)
    expect(screen.getByText(/The match is over/).textContent).toBe(`The match is over. ${words}`)
    expect(screen.getByRole('link', { name: 'To the table' })).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
  })

  it('tells the player of a chair that a computer played to the end so', () => {
    const chairs = lentTo(computer)
    const { room } = inRoom({ place: { isHost: false, seat: 1 }, room: { ...over, chairs } })
    show(<InRoom room={told.id} linkKey={linkKey} isAtTable={false} screen={room} />)
    expect(screen.getByText(/The match is over/).textContent).toContain(
      'Your chair has won, played by a computer!',
    )
    expect(screen.getByText('a computer played on')).toBeTruthy()
  })

  it('lends no chair any more, and asks nobody to take theirs back', () => {
    const ended = { ...over, chairs: lentTo(computer) }
    const { room } = inRoom({ room: ended })
    show(<Chairs screen={room} linkKey={linkKey} />)
    expect(screen.queryByRole('button', { name: /Lend|Take back/ })).toBeNull()
    show(
      <TableRoom
        screen={inRoom({ place: { isHost: false, seat: 1 }, room: ended }).room}
        linkKey={linkKey}
      />,
    )
    expect(screen.queryByText(/A computer plays for you/)).toBeNull()
  })
})

describe('the chat of a room', () => {
  it('shows what was said as text, with who said it, and says more', async () => {
    const { room, done } = inRoom({
      said: [
        { seat: 1, text: '<b>Ahoy</b>', at: 0 },
        { text: 'Bravo', at: 1 },
      ],
    })
    const { user } = show(<RoomChat screen={room} />)
    const lines = screen.getAllByRole('listitem').map(one => one.textContent)
    expect(lines).toEqual([`${match.seats[1]!.name}: <b>Ahoy</b>`, 'Somebody watching: Bravo'])
    await user.type(screen.getByLabelText('Say something'), 'Well{Enter}')
    await user.click(screen.getByRole('button', { name: 'Well thrown!' }))
    expect(done).toEqual([
      { kind: 'say', text: 'Well' },
      { kind: 'say', text: 'Well thrown!' },
    ])
  })
})

describe('pointing in a room', () => {
  const spot = { on: 'sea', x: 10, y: 0, z: -20 }
  const atTable = async (state?: Partial<RoomState>) => {
    await sitDown(testTable({ players: 3, sitters: [person, person, computer] }))
    const { room, done, pointed } = inRoom(state)
    const { container, user } = show(<TableRoom screen={room} linkKey={'f'.repeat(32)} />)
    return { done, pointed: (at: Pointed) => act(() => pointed(at)), container, user }
  }
  const lights = () => pointingOf(tableOfTest()).getState().lights

  it('is told to the room, and the button lets the next press on the table point; axe finds nothing', async () => {
    const { done, container, user } = await atTable()
    const button = screen.getByRole('button', { name: 'Point' })
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(await findFaults(container)).toEqual([])
    act(() => void pointAt(tableOfTest(), spot))
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(done).toEqual([{ kind: 'point', ...spot }])
    // The own light is no news.
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says who of the others points at what, by the name that it has here', async () => {
    const { pointed } = await atTable()
    pointed({ seat: 1, ...spot })
    expect(screen.getByRole('status').textContent).toBe(`${match.seats[1]!.name} points at: the table`)
    act(() => pointingOf(tableOfTest()).setState({ nameAt: () => 'The Island' }))
    pointed({ seat: 1, ...spot, x: 30 })
    expect(screen.getByRole('status').textContent).toBe(`${match.seats[1]!.name} points at: The Island`)
  })

  it('is silent and dark after the touch that silences the chat', async () => {
    const { pointed, user } = await atTable()
    pointed({ seat: 1, ...spot })
    await user.click(screen.getByRole('button', { name: /^Room/ }))
    await user.click(screen.getByLabelText('Quiet'))
    expect(lights()).toEqual([])
    pointed({ seat: 1, ...spot })
    expect(lights()).toEqual([])
    await user.click(screen.getByLabelText('Quiet'))
    pointed({ seat: 1, ...spot })
    expect(lights()).toHaveLength(1)
  })

  it.each(['absent', 'broken', 'lost'] as const)(
    'is not offered where there is no picture to point at (%s)',
    async picture => {
      await atTable()
      act(() => tableSettingsOf(tableOfTest()).setState({ picture }))
      expect(screen.queryByRole('button', { name: 'Point' })).toBeNull()
      act(() => tableSettingsOf(tableOfTest()).setState({ picture: 'drawn' }))
      expect(screen.getByRole('button', { name: 'Point' })).toBeTruthy()
    },
  )

  it('is not offered to a player who watches', async () => {
    const { done } = await atTable({ place: { isHost: false } })
    expect(screen.queryByRole('button', { name: 'Point' })).toBeNull()
    act(() => void armPointing(tableOfTest(), true))
    expect(pointAt(tableOfTest(), spot)).toBe(false)
    expect(done).toEqual([])
  })
})
