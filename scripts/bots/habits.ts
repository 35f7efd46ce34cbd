import { botFor, budgets } from '../../src/bots'
import '../../src/bots/all'
import { chancesBy, netFrom } from '../../src/bots/search'
import { sceneOf } from '../../src/bots/waves/legend/scene'
import { countsOf, playOf, playsOf } from '../../src/bots/waves/plays'
import { sketchOf, worldOf } from '../../src/bots/waves/sketch'
import { showProgress } from '../../src/cli/progress'
import { readSetUp, type Seat } from '../../src/rules/game'
import { gameById } from '../../src/rules/games'
import { createRandom } from '../../src/rules/random'
import type { WavesMove, WavesState } from '../../src/rules/waves'
import { fitWeights, type Sample } from './fit'
import { textOf, writeLearned } from './learnedPage'

/**
 * `npm run train:habits`: strong players of WAVES play among themselves in every mode, and a small net learns which of
 * its placements a strong player chooses. A tenth of the games is kept aside to see how well. The same games give the
 * same net.
 */
const modes = [
  { name: 'duel', players: 2, mode: 'teams', games: 700 },
  { name: 'three', players: 4, mode: 'allVsAll', games: 500 },
  { name: 'trio', players: 3, mode: 'teams', games: 120 },
  { name: 'teams4', players: 4, mode: 'teams', games: 80 },
  { name: 'teams5', players: 5, mode: 'teams', games: 50 },
  { name: 'teams6', players: 6, mode: 'teams', games: 40 },
  { name: 'a5', players: 5, mode: 'allVsAll', games: 50 },
  { name: 'a6', players: 6, mode: 'allVsAll', games: 40 },
] as const

const [hidden, epochs] = [24, 12]
const waves = gameById('waves')
const [learning, aside]: Sample[][] = [[], []]
const tell = showProgress(
  'games',
  modes.reduce((sum, { games }) => sum + games, 0),
)
let played = 0
for (const { name, players, mode, games } of modes) {
  for (let index = 0; index < games; index++) {
    const samples = samplesOf(`record ${name} ${index}`, players, mode, index)
    ;(index % 10 === 0 ? aside : learning)!.push(...samples)
    tell(++played)
  }
}
await learn(learning!, aside!)

async function learn(samples: readonly Sample[], kept: readonly Sample[]): Promise<void> {
  const inputs = samples[0]!.features[0]!.length
  const found = fitWeights(samples, { inputs, hidden, epochs, random: createRandom('habits') })
  const weights = textOf(found)
  const file = 'src/bots/waves/legend/habitsLearned.ts'
  const comment = `Learned from ${played} games of strong players: \`npm run train:habits\`.`
  await writeLearned({ file, comment, inputs, hidden, weights })
  const net = netFrom(inputs, hidden, weights.map(Number))
  let [surprise, blind, hits] = [0, 0, 0]
  for (const { features, shares } of kept) {
    const chances = chancesBy(net, features)
    const chosen = shares.indexOf(1)
    surprise -= Math.log(chances[chosen]!) / kept.length
    blind += Math.log(shares.length) / kept.length
    if (chances[chosen] === Math.max(...chances)) hits += 1 / kept.length
  }
  process.stdout.write(
    `${samples.length} placements; of ${kept.length} others ${(100 * hits).toFixed(1)} % foretold, ` +
      `surprise ${surprise.toFixed(4)}, ${blind.toFixed(4)} without looking. ${file} is written.\n`,
  )
}

function samplesOf(seed: string, players: number, mode: string, index: number): readonly Sample[] {
  const tabletSet = index % 10 < 7 ? 'suggested' : index % 10 === 7 ? 'firstGame' : 'random'
  const options = { mode, tabletSet, firstHolder: 'random', roundLimit: 40 }
  const setUp = readSetUp(waves, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  const samples: Sample[] = []
  let state = waves.setup(setUp.value)
  for (let step = 0; ; step++) {
    const turn = waves.turn(state)
    if (turn.kind === 'over') return samples
    const seat = turn.seats[0]!
    const random = createRandom(`${seed} ${step}`)
    const move = botFor(waves, 'strong')!(waves.view(state, seat), seat, random, budgets.strong)
    const sample = sampleOf(state as WavesState, seat, move as WavesMove)
    if (sample) samples.push(sample)
    state = waves.play(state, move).state
  }
}

/** A placement with others to choose from. */
function sampleOf(state: WavesState, seat: Seat, move: WavesMove): Sample | undefined {
  if (move.kind !== 'playFollower' && move.kind !== 'playRebels') return undefined
  const hand = countsOf(state.hands[seat]!)
  const choices = playsOf(hand)
  if (choices.length < 2) return undefined
  const play = playOf(move.kind === 'playFollower' ? 'follower' : 'rebel', move.cards[0]!, move.cards.length)
  const { shared, each } = sceneOf(sketchOf(state), worldOf(state).plays, move.slot, hand, choices)
  return {
    features: each.map(one => [...shared, ...one]),
    shares: choices.map(choice => Number(choice === play)),
  }
}
