/** Nobody is passed over who could still do something: the lists of ends are samples and decide nothing. */
import { describe, expect, test } from 'vitest'
import { outlineAt, overlap, shortRangeMm } from '../../../measure'
import { createRandom, type Random } from '../../random'
import { rattleBattle } from '../index'
import { canUse } from '../phases/uses'
import { outlineOfDie } from '../sea/sea'
import type { RattleState, SeaDie } from '../state'
import { die, type PlayerText, position, yellow } from '../testing/position'

/** Ships at random that lie on nothing; Yellow has one of them. */
function anySea(card: string, random: Random, spreadMm: number, by: PlayerText): RattleState | undefined {
  const ids = [
    'p-yellow-1',
    'p-blue-1',
    'p-green-1',
    'n-yellow-1',
    'n-yellow-2',
    'n-green-1',
    'n-red-1',
  ] as const
  const sea: SeaDie[] = []
  const empty = position({ card, sea: [die('p-yellow-1', 0, 0, 1)] })
  for (const id of ids) {
    const spread = () => Math.max(-90, Math.min(90, Math.round(random.normal() * spreadMm)))
    const next = die(id, spread(), spread(), 2, Math.round(random.between(0, 360)))
    const outline = outlineOfDie(empty, next)
    if (sea.every(other => overlap(outline, outlineOfDie(empty, other)) === 0)) sea.push(next)
  }
  return sea.length < 5 || sea[0]!.id !== 'p-yellow-1'
    ? undefined
    : position({ card, sea, by: { [yellow]: by } })
}

/** Every place that is 0.5 mm from the next, as far as the range reaches. */
function* everyEnd(ship: SeaDie, rangeMm: number): Generator<{ x: number; y: number }> {
  for (let mm = 0.5; mm <= rangeMm; mm += 0.5)
    for (let degrees = 0; degrees < 360; degrees += 6) {
      const angle = (degrees * Math.PI) / 180
      const at = (value: number) => Math.round(value * 1000) / 1000
      yield { x: at(ship.x + Math.cos(angle) * mm), y: at(ship.y + Math.sin(angle) * mm) }
    }
}

describe('the end of a turn', () => {
  test('RB-162: is not automatic for the owner of a ready Boarding Hook that reaches a Ship (seed "hooks")', () => {
    const random = createRandom('hooks')
    let usable = 0
    for (let n = 0; n < 300; n++) {
      const state = anySea('A07', random, 50, { upgrades: ['U15'] })
      const ship = state?.adventure?.sea[0]
      if (!state || !ship) continue
      const reaches = () => {
        for (const end of everyEnd(ship, shortRangeMm))
          for (const np of state.adventure!.sea.filter(({ id }) => id.startsWith('n-'))) {
            // Touching dice are not farther apart than their diagonals.
            if (Math.hypot(np.x - end.x, np.y - end.y) > 24) continue
            const use = {
              kind: 'useUpgrade',
              seat: yellow,
              upgradeId: 'U15',
              dieId: ship.id,
              ...end,
              targetId: np.id,
            } as const
            if (
              overlap(outlineAt(outlineOfDie(state, ship), end), outlineOfDie(state, np)) === 0 &&
              !rattleBattle.check(state, use)
            )
              return true
          }
        return false
      }
      if (canUse(state, yellow)) continue
      usable++
      expect(reaches(), JSON.stringify(state.adventure!.sea)).toBe(false)
    }
    expect(usable).toBeGreaterThan(5)
  })

  test.each(['A13', 'B01'])(
    'RB-165: a ready Sail always finds an end for its Ship in %s, if only a little way off (seed "sails")',
    card => {
      const random = createRandom(`sails of ${card}`)
      for (let n = 0; n < 400; n++) {
        const state = anySea(card, random, 28, { sails: 1 })
        if (!state) continue
        expect(canUse(state, yellow)).toBe(true)
        const moves = rattleBattle.moves(state, yellow).filter(({ kind }) => kind === 'move')
        const ship = state.adventure!.sea[0]!
        const isStuck = () =>
          ![...everyEnd(ship, 20)].some(
            end => !rattleBattle.check(state, { kind: 'move', seat: yellow, dieId: ship.id, ...end }),
          )
        expect(moves.length > 0 || isStuck(), JSON.stringify(state.adventure!.sea)).toBe(true)
      }
    },
  )
})
