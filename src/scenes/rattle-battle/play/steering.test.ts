import { expect, it, vi } from 'vitest'
import { choiceOf } from '../../../match/inNames'
import { rattleBattle } from '../../../rules/rattle-battle'
import { die, position, yellow } from '../../../rules/rattle-battle/testing/position'
import { deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { tableToolsOf } from '../../../table/tableTools'
import { noTurn, quarterTurn } from '../../table/turn'
import { createThingMotion } from '../../things/motion'
import { draggingOf, ghostOf } from './dragging'
import { createSteering } from './steering'

/** Two Ships of Yellow and a merchant in the Sea; Yellow is asked and has a Sail. */
function atSea({ sea = noTurn, azimuth = 0 } = {}) {
  const table = createTable()
  const desk = deskOf(table)
  const view = position({
    card: 'A07',
    players: 3,
    sea: [
      die('p-yellow-1', 0, 0, 4),
      die('p-yellow-2', -80, 80, 3),
      die('p-blue-1', -100, -100, 3),
      die('n-yellow-1', 60, 0, 2),
    ],
    by: { [yellow]: { sails: 1 } },
  })
  const choices = rattleBattle.moves(view, yellow).map(move => choiceOf(rattleBattle, view, move, []))
  desk.state.setState({
    phase: 'asking',
    asked: { seat: yellow, choices } as never,
    view,
    told: { view, seats: [] } as never,
    game: rattleBattle as never,
  })
  const chosen: unknown[] = []
  vi.spyOn(desk, 'choose').mockImplementation(async move => void chosen.push(move))
  const motion = createThingMotion()
  const lying = {
    y: 0.8,
    yaw: 0,
    faceUp: true,
    width: 1.6,
    depth: 1.6,
    height: 1.6,
    label: '',
    front: '',
    back: '',
  }
  const things = ['p-yellow-1', 'p-yellow-2'].map(id => ({
    ...lying,
    id: `die:${id}`,
    kind: 'die',
    x: 0,
    z: 0,
  }))
  motion.go({ things: new Map(things.map(thing => [thing.id, thing])) } as never, { cut: true })
  const steering = createSteering(table, { motion, sea: () => sea, azimuth: () => azimuth })
  steering.offer()
  const press = (key: string, times = 1) => {
    for (let n = 0; n < times; n++)
      tableToolsOf(table)
        .getState()
        .tools.find(tool => tool.key === key)!
        .run()
  }
  const keys = () =>
    tableToolsOf(table)
      .getState()
      .tools.map(({ key }) => key)
  const word = () => tableToolsOf(table).getState().word
  const ghost = () => ({ ...ghostOf(table) })
  const ship = () => draggingOf(table).getState().ship?.dieId
  return { chosen, press, keys, word, ghost, ship, steering, desk }
}

it('carries a Ship by arrows, finely with Shift, and Enter lays it where it is held', () => {
  const { chosen, press, keys, word, ghost } = atSea()
  expect(keys()).toEqual(['g'])
  press('g')
  expect(word()?.text).toContain('Arrows carry it')
  press('arrowup', 4)
  press('shift+arrowright', 3)
  expect(ghost()).toEqual({ x: 1.5, y: 20 })
  expect(word()).toMatchObject({ text: expect.stringContaining('to the north'), isSaid: true })
  press('enter')
  expect(chosen).toEqual([expect.objectContaining({ kind: 'move', dieId: 'p-yellow-1', x: 1.5, y: 20 })])
  expect(keys()).toEqual(['g'])
})

it('says in words that it would touch, or why it may not lie there, and lays it there by no key', () => {
  const { chosen, press, word } = atSea()
  press('g')
  press('arrowright', 9)
  expect(word()?.text).toMatch(/^It may lie there: touching .* merchant/)
  press('arrowright', 2)
  expect(word()).toMatchObject({ isBad: true, rule: 'RB-74', text: expect.stringMatching(/^Not there: /) })
  press('enter')
  expect(chosen).toEqual([])
})

it('goes a little beyond its range, where the words say that it is too far, and no farther', () => {
  const { press, word, ghost } = atSea()
  press('g')
  press('arrowdown', 40)
  expect(ghost().y).toBe(-95)
  expect(word()?.text).toMatch(/Too far/)
})

it('takes the next Ship with the same key, and Escape puts it back', () => {
  const { press, keys, ship, chosen } = atSea()
  press('g')
  expect(ship()).toBe('p-yellow-1')
  press('g')
  expect(ship()).toBe('p-yellow-2')
  press('escape')
  expect(ship()).toBeUndefined()
  expect(keys()).toEqual(['g'])
  expect(chosen).toEqual([])
})

it.each([
  ['as the eye sees it from another side of the table', { azimuth: Math.PI / 2 }, { x: 0, y: 5 }],
  ['as the eye sees it in a Sea Box that is turned', { sea: quarterTurn(2) }, { x: -5, y: 0 }],
])('goes right %s', (_, side, to) => {
  const { press, ghost } = atSea(side)
  press('g')
  press('arrowright')
  expect(ghost().x).toBeCloseTo(to.x, 6)
  expect(ghost().y).toBeCloseTo(to.y, 6)
})

it('is offered to nobody who is not asked, and puts back what is carried when the question goes', () => {
  const { press, keys, ship, steering, desk } = atSea()
  press('g')
  steering.end()
  desk.state.setState({ phase: 'telling', asked: undefined })
  steering.offer()
  expect(ship()).toBeUndefined()
  expect(keys()).toEqual([])
})
