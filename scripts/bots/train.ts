import { parseArgs } from 'node:util'
import '../../src/bots/all'
import { chancesBy, type Net, netFrom } from '../../src/bots/search'
import { showProgress } from '../../src/cli/progress'
import { readSetUp } from '../../src/rules/game'
import { type AnyGame, gameById } from '../../src/rules/games'
import { imagineThrow } from '../../src/rules/imagineThrow'
import { createRandom } from '../../src/rules/random'
import { fitWeights, type Sample } from './fit'
import { textOf, writeLearned } from './learnedPage'
import { type Lesson, lessons } from './lessons'

/**
 * `npm run train:bots -- --game rolling-with-the-waves [--games 1500]`: strong players play whole games without physics, and a
 * small net learns from their positions who will win. A tenth of the games is kept aside to see what it has learned. To
 * be run again when a game's rules have changed; the same games give the same net.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'rolling-with-the-waves' },
    games: { type: 'string', default: '1500' },
    epochs: { type: 'string', default: '12' },
  },
})

const lesson = lessons[values.game]
if (!lesson) throw new Error(`--game takes one of ${Object.keys(lessons).join(', ')}.`)
await train(lesson, Number(values.games))

async function train(lesson: Lesson, games: number): Promise<void> {
  const game = gameById(lesson.game)
  const tell = showProgress('games', games)
  const played = Array.from({ length: games }, (_, index) => {
    tell(index + 1)
    return samplesOf(game, lesson, index)
  })
  const aside = Math.ceil(games / 10)
  const samples = played.slice(aside).flat()
  const { hidden } = lesson
  const inputs = samples[0]!.features[0]!.length
  const random = createRandom(`weights for ${lesson.game}`)
  const found = fitWeights(samples, { inputs, hidden, epochs: Number(values.epochs), random })
  const weights = textOf(found)
  const net = netFrom(inputs, hidden, weights.map(Number))
  const [learned, blind] = [
    surprise(played.slice(0, aside).flat(), net),
    blindSurprise(played.slice(0, aside).flat()),
  ]
  const command = `npm run train:bots -- --game ${lesson.game} --games ${games}`
  const comment = `Learned from ${games} games: \`${command}\`.`
  await writeLearned({ file: lesson.file, comment, inputs, hidden, weights })
  process.stdout.write(
    `${lesson.game}: ${samples.length} positions of ${games} games; surprise ${learned.toFixed(4)}, ` +
      `${blind.toFixed(4)} without looking. ${lesson.file} is written.\n`,
  )
}

/** Positions of one game, with its winner. */
function samplesOf(game: AnyGame, lesson: Lesson, index: number): readonly Sample[] {
  const players = lesson.players[index % lesson.players.length]!
  const seed = `lesson ${index}`
  const setUp = readSetUp(game, { players, seed, options: lesson.options(index, players) })
  if (!setUp.ok) throw new Error(setUp.why)
  const throws = createRandom(`throws of ${seed}`)
  const found: (readonly (readonly number[])[])[] = []
  let state = game.setup(setUp.value)
  for (let step = 0; ; step++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      const sides = lesson.sidesOf?.(state) ?? Array.from({ length: players }, (_, seat) => seat)
      const shares = Array<number>(Math.max(...sides) + 1).fill(0)
      for (const seat of turn.winners) shares[sides[seat]!]! += 1 / turn.winners.length
      return found.map(features => ({ features, shares }))
    }
    const before = state
    const [seat] = turn.seats as readonly [number]
    if (turn.kind === 'throw') {
      state = game.play(state, {
        kind: 'thrown',
        seat,
        dice: imagineThrow(turn.throw, throws),
      } as never).state
    } else {
      const mind = createRandom(`${seed}, step ${step}`)
      const view = game.view(state, seat)
      // Now and then something else is tried, or the net would never see what strong players avoid.
      const moves = mind.index(lesson.strayOne) === 0 ? game.moves(view, seat, mind) : []
      const { bot, positions } = lesson
      const move = moves.length > 0 ? mind.pick(moves) : bot(game)(view, seat, mind, { positions })
      state = game.play(state, move).state
    }
    if (game.turn(state).kind !== 'over' && lesson.isMoment(before, state))
      found.push(lesson.featuresOf(state))
  }
}

function surprise(samples: readonly Sample[], net: Net): number {
  let sum = 0
  for (const { features, shares } of samples) {
    const chances = chancesBy(net, features)
    shares.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[seat]!))
    })
  }
  return sum / Math.max(1, samples.length)
}

function blindSurprise(samples: readonly Sample[]): number {
  return samples.reduce((sum, { shares }) => sum + Math.log(shares.length), 0) / Math.max(1, samples.length)
}
