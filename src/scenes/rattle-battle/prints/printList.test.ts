import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import { allUpgrades, baseSailors, crewPackSailors } from '../../../rules/rattle-battle/public'
import { nextMove } from '../../../rules/testing/conformance'
import { notingPen } from '../../things/prints/testing/notingPen'
import icons from '../generated/icons.json'
import { layoutOf } from '../layout'
import { blankPrint, printRecipe } from './printList'

const draw = (print: string, noted: Set<string>) => {
  const { width, height, draw } = printRecipe(print)
  draw(notingPen(width, height, { symbols: noted, words: [] }))
}

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`)
const adventures = [...ids('A', 17), ...ids('B', 17), ...ids('C', 10), ...ids('I', 7)]

describe('the prints', () => {
  it.each(['norrington', 'pirateWars', 'intro'])('exist for both sides of all cardboard in %s', scenario => {
    const setUp = readSetUp(rattleBattle, {
      players: 4,
      seed: `prints of ${scenario}`,
      options: { scenario },
    })
    if (!setUp.ok) throw new Error(setUp.why)
    const random = createRandom(`hands for ${scenario}`)
    let state = rattleBattle.setup(setUp.value)
    for (let i = 0; i < 260 && rattleBattle.turn(state).kind !== 'over'; i++) {
      state = rattleBattle.play(state, nextMove(rattleBattle as never, state, random) as never).state
      if (i % 20 > 0) continue
      for (const { id, kind, cut, front, back } of layoutOf(state, 0).things.values()) {
        if (!cut && kind !== 'tile') continue
        expect(printRecipe(front), `${id}: ${front}`).not.toBe(blankPrint)
        expect(printRecipe(back), `${id}: ${back}`).not.toBe(blankPrint)
      }
    }
  })

  it('have enough lines for all that an Adventure says, at the size it is read in', () => {
    const cramped = new Set<string>()
    for (const id of adventures) {
      const { width, height, draw } = printRecipe(`adventure:${id}`)
      draw(notingPen(width, height, { symbols: new Set(), words: [], cramped }))
    }
    expect([...cramped]).toEqual([])
  })

  it('use only existing symbols, and all of them', () => {
    const noted = new Set<string>()
    const colours = ['yellow', 'blue', 'green', 'red', 'white']
    for (const print of [
      ...adventures.map(id => `adventure:${id}`),
      ...[...baseSailors, ...crewPackSailors].map(({ id }) => `sailor:${id}`),
      ...allUpgrades.flatMap(({ id }) => [`upgrade:${id}`, `upgrade-card:${id}`, `spent:${id}`]),
      ...['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'].map(name => `board:${name}`),
      ...['intro', 'norrington', 'pirateWars'].map(name => `scenario:${name}`),
      ...['soft', 'hard', 'final', 'crazy', 'intro', 'sailor', 'upgrade', 'vp', 'revenge'].map(
        name => `back:${name}`,
      ),
      ...colours.flatMap(name =>
        ['captain', 'bow', 'stern', 'mast', 'hull', 'quay'].map(part => `${part}:${name}`),
      ),
      ...['spices', 'rum', 'fabrics', 'valuables', 'L1', 'L2', 'L3', 'L4', 'L5', 'wild', 'back'].map(
        name => `loot:${name}`,
      ),
      ...ids('T', 11).map(id => `tile:${id.replace('T0', 'T')}`),
      ...['sail', 'cannon', 'hold', 'hamster', 'wanted', 'tray', 'vp:V3', 'marker:market', 'marker:quest'],
      ...['spent:sail', 'spent:cannon'],
    ])
      draw(print, noted)
    expect([...noted].filter(name => !(name in icons))).toEqual([])
    expect(Object.keys(icons).filter(name => !noted.has(name))).toEqual([])
  })
})
