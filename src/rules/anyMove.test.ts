/** Whatever comes in as a move, in every game: refused with a rule and a sentence, or played. */
import { describe, expect, it, test } from 'vitest'
import { type AnyMove, readSetUp } from './game'
import { type AnyGame, games } from './games'
import { createRandom } from './random'
import { deepFreeze, nextMove } from './testing/conformance'
import { MixedMoves } from './testing/mixedMoves'
import { junk, spoilt } from './testing/spoilt'

/** A table whose players and options are drawn from the seed. */
function anyTable(game: AnyGame, seed: string): unknown {
  const random = createRandom(`table of ${seed}`)
  const { min, max } = game.players
  for (;;) {
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, random.pick(values)]))
    const setUp = readSetUp(game, { players: min + random.index(max - min + 1), seed, options })
    if (setUp.ok) return deepFreeze(game.setup(setUp.value))
  }
}

/** Why nobody could read this refusal; `undefined` where all is well. */
function illWorded({ rule, why }: { readonly rule: string; readonly why: string }): string | undefined {
  if (!/^[A-Z]{2}-\d+[a-z]?$/.test(rule)) return `no rule: ${rule}`
  if (!/^[\w“]/.test(why) || why.length > 240) return `no sentence: ${why}`
  return /Expected|undefined|\bNaN\b|\[object|\b[pnc]-(yellow|blue|green|red|white|orange|violet)\b/.test(why)
    ? `raw: ${why}`
    : undefined
}

/** What `check` allows, `play` plays, and `fault` accepts. */
function expectSound(game: AnyGame, state: unknown, move: AnyMove): boolean {
  const refusal = game.check(state, move)
  if (refusal) {
    expect(illWorded(refusal), JSON.stringify(move)).toBeUndefined()
    return false
  }
  const { state: after } = game.play(state, move)
  expect(game.fault(after), `${game.turn(state).kind} ${JSON.stringify(move)}`).toBeUndefined()
  game.turn(deepFreeze(after))
  return true
}

describe.each(games.map(game => ({ title: game.title, game })))('$title', ({ game }) => {
  const prefix = game.rulebook.prefix

  test.each(junk.map(input => [JSON.stringify(input), input]))('a move that is %s is refused', (_, input) => {
    const state = anyTable(game, 'junk')
    const refusal = game.check(state, input as AnyMove)
    expect(illWorded(refusal!)).toBeUndefined()
    expect(refusal!.rule.startsWith(prefix)).toBe(true)
    expect(game.readMove(input).ok).toBe(false)
  })

  it('names the rule and what is wrong with a move of a wrong shape', () => {
    const state = anyTable(game, 'shape')
    for (const wrong of [
      { kind: 'fly', seat: 0 },
      { kind: 'thrown', seat: 0, dice: 3 },
      { kind: 'thrown' },
    ]) {
      const refusal = game.check(state, wrong as unknown as AnyMove)
      expect(illWorded(refusal!), JSON.stringify(wrong)).toBeUndefined()
      expect(refusal!.why).toMatch(/“(fly|dice|seat)”/)
    }
  })

  test.each([0, 1, 2, 3])(
    'what is spoilt or mixed is refused or played, never stumbled over (seed "any move %s")',
    n => {
      const seed = `any move ${n} of ${game.id}`
      const random = createRandom(seed)
      const mixed = new MixedMoves(game)
      let state = anyTable(game, seed)
      let allowed = 0
      for (let made = 0; made < 260; made++) {
        const turn = game.turn(state)
        if (turn.kind === 'over') {
          state = anyTable(game, `${seed} ${made}`)
          continue
        }
        const next = nextMove(game, state, random)
        mixed.learn(next, random)
        if (turn.kind === 'move')
          for (const move of game.moves(state, turn.seats[0]!, random)) mixed.learn(move, random)
        for (let times = 0; times < 3; times++) {
          const read = game.readMove(spoilt(next, random))
          if (read.ok) expectSound(game, state, read.value)
          else expect(illWorded({ rule: read.rule ?? '', why: read.why })).toBeUndefined()
          game.check(state, spoilt(next, random) as AnyMove)
        }
        const listed =
          turn.kind === 'move' ? game.moves(state, turn.seats[0]!, random).map(({ kind }) => kind) : []
        for (let times = 0; times < 12; times++) {
          const seat = random.index(3) > 0 && turn.kind === 'move' ? random.pick(turn.seats) : random.index(6)
          const move = mixed.mix(seat, random, listed.length > 0 && times < 9 ? listed : undefined)
          if (move && expectSound(game, state, move)) allowed++
        }
        state = deepFreeze(game.play(state, next).state)
      }
      expect(allowed).toBeGreaterThan(0)
    },
  )
})
