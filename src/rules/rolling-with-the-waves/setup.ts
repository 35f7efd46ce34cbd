/** Setting up the table (3.1, 4.1). */
import type { SetUp } from '../game'
import { resumeRandom, startRandom } from '../random'
import { crewDiceInPlay, freebootersFor, sortedDice } from './dice'
import type { RollingWavesOptions } from './options'
import type { Player, RollingWavesState } from './state'
import { type CrewColour, crewColours } from './vocabulary'

/** RW-7. */
const startingInfamy = 5

function createPlayer(colour: CrewColour): Player {
  return {
    colour,
    infamy: startingInfamy,
    nests: [],
    ready: false,
    spirits: [],
    hull: [],
    small: [],
    large: [],
    ports: [],
    crew: [],
    chests: [[], [], []],
    buried: [false, false, false],
  }
}

/** The table before the first draw. */
export function setUpTable({
  players: count,
  seed,
  options: given,
  colours: chosen,
}: SetUp): RollingWavesState {
  const options = given as unknown as RollingWavesOptions
  const random = resumeRandom(startRandom(seed))
  const drawn = random.index(count)
  const colours = (chosen as readonly CrewColour[] | undefined) ?? crewColours.slice(0, count)
  return {
    game: 'rolling-with-the-waves',
    version: 1,
    options,
    random: random.state(),
    phase: 'roll',
    round: 0,
    firstSeat: options.firstPlayer === 'random' ? drawn : options.firstPlayer,
    bag: sortedDice([...colours.flatMap(colour => crewDiceInPlay(colour, 0)), ...freebootersFor(count)]),
    pool: [],
    queue: [],
    players: colours.map(createPlayer),
  }
}
