import { describe, expect, it } from 'vitest'
import type { RuleEvent, Thrown } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { nextMove } from '../../../rules/testing/conformance'
import { asTold } from './asTold'

interface ToldStep {
  readonly before: RattleState
  readonly after: RattleState
  readonly events: readonly RuleEvent[]
  readonly told: RattleState
}

/** Every entry of a random game, told event by event. */
function toldGame(seed: string, scenario: string, entries: number): readonly ToldStep[] {
  const random = createRandom(seed)
  const options = Object.fromEntries(rattleBattle.options.map(({ id, default: value }) => [id, value]))
  let state = rattleBattle.setup({ players: 3, seed, options: { ...options, scenario } })
  const steps: ToldStep[] = []
  for (let n = 0; n < entries && rattleBattle.turn(state).kind !== 'over'; n++) {
    const before = state
    const move = nextMove(rattleBattle, state, random) as Parameters<typeof rattleBattle.play>[1]
    const { state: after, events } = rattleBattle.play(state, move)
    const thrown = move.kind === 'thrown' ? { dice: (move as Thrown).dice } : undefined
    const told = events.reduce((view, event) => asTold(view, event, { after, thrown }), before)
    steps.push({ before, after, events, told })
    state = after
  }
  return steps
}

const has = ({ events }: ToldStep, kind: string) => events.some(event => event.kind === kind)

describe.each(['norrington', 'pirateWars'])(
  'random games of %s told event by event (seeds "told 0" to "told 5")',
  scenario => {
    const steps = Array.from({ length: 6 }, (_, n) => toldGame(`told ${n}`, scenario, 1500)).flat()

    it('leaves every Ship where it is in the state after the entry', () => {
      const sea = ({ adventure }: RattleState) => adventure?.sea ?? []
      const isOver = ({ before, after }: ToldStep) => after.adventure?.card !== before.adventure?.card
      // A mini-game sweeps the box when a round of it is over, without a word.
      const isSwept = ({ before, after }: ToldStep) =>
        before.adventure?.card.startsWith('C') && sea(after).length === 0
      const seen = steps.filter(
        step =>
          (sea(step.before).length > 0 || has(step, 'dropped') || has(step, 'tossed')) &&
          !isOver(step) &&
          !isSwept(step),
      )
      expect(seen.length).toBeGreaterThan(60)
      for (const step of seen) expect(sea(step.told)).toEqual(sea(step.after))
    })

    it('hands out the coins that the state after the entry counts', () => {
      const paid = steps.filter(step => has(step, 'fight') || has(step, 'battleOver'))
      expect(paid.length).toBeGreaterThan(5)
      for (const { told, after } of paid)
        expect(told.players.map(({ coins }) => coins)).toEqual(after.players.map(({ coins }) => coins))
    })

    it('hands out the Loot that is drawn: what lies on a quay afterwards has been told', () => {
      // A player who may choose their Loot (A03) is told in other words.
      const drawn = steps.filter(step => has(step, 'loot') && !has(step, 'chooseLoot'))
      expect(drawn.length).toBeGreaterThan(5)
      for (const { told, after } of drawn)
        for (const [seat, { quay }] of after.players.entries())
          expect(told.players[seat]!.quay).toEqual(expect.arrayContaining([...quay]))
    })

    it('puts every sunk Ship on the Captain token of the player who sank it, during the Adventure', () => {
      const sunk = steps.filter(step => has(step, 'sink') && !has(step, 'battleOver'))
      expect(sunk.length).toBeGreaterThan(5)
      const trophies = ({ players }: RattleState) =>
        players.map(player => player.trophies.map(({ die, boarded }) => ({ die, boarded })))
      for (const { told, after } of sunk) expect(trophies(told)).toEqual(trophies(after))
    })
  },
)
