/** What is chosen on the way to a move, one after another: drawings and Sails are too many for one list. */
import { adventureCard } from './data/adventures'
import { islandCard } from './data/islands'
import { type Shape, shapes } from './data/shapes'
import { rowOf, spaceName } from './grid'
import type { Placement, RollingMove, Sail } from './moves'
import { layDown } from './placements'
import { isRefusal, type Sailed, sailAlong } from './sailing'
import type { RollingState } from './state'
import { dirNames } from './vocabulary'

export function stepsOf(state: RollingState, move: RollingMove): readonly string[] | undefined {
  switch (move.kind) {
    case 'placeIsland': {
      const { name, shape } = islandCard(move.island)
      const lying = layDown(shape, move.placement)
      if (!lying) return undefined
      return [`${name} for ${move.coordinate}`, turnText(move.placement), placeText(lying.spaces, lying.port)]
    }
    case 'placeObstacle': {
      const shape: Shape = shapes[adventureCard(move.card).shape]
      const lying = layDown(shape, move.placement)
      if (!lying) return undefined
      const exit = lying.exit === undefined ? '' : `, leading to ${spaceName(lying.exit)}`
      const rows = [...new Set(lying.spaces.map(rowOf))].toSorted((a, b) => a - b).map(row => row + 1)
      const where = rows.length === 1 ? `in row ${rows[0]}` : `in rows ${rows[0]} to ${rows.at(-1)}`
      return [turnText(move.placement), where, placeText(lying.spaces) + exit]
    }
    case 'chooseHomePort':
      return [`Home Port ${move.port}`, `put to sea at ${move.start}`]
    case 'sail':
      return sailSteps(state, move)
    default:
      return undefined
  }
}

const turns = ['as printed', 'a quarter turn right', 'upside down', 'a quarter turn left'] as const

/** An orientation (4.4) in words. */
export function turnText({ orientation }: Pick<Placement, 'orientation'>): string {
  const turn = turns[orientation % 4]!
  if (orientation < 4) return orientation === 0 ? 'Lying as printed' : `Turned: ${turn}`
  return orientation === 4 ? 'Flipped' : `Flipped, then ${turn}`
}

function placeText(spaces: readonly number[], port?: number): string {
  const list = spaces.map(spaceName).join(' ')
  return port === undefined ? `on ${list}` : `on ${list}, port at ${spaceName(port)}`
}

function sailSteps(state: RollingState, move: Sail): readonly string[] | undefined {
  const result = sailAlong(state, move)
  if (isRefusal(result)) return undefined
  const { wind, end, steps } = result
  const first = `Wind to the ${dirNames[wind]}`
  if (steps.length === 0) return [first, 'Ride at anchor']
  const bonuses = move.before.length + move.after.length
  const how =
    bonuses > 0 ? 'with a Bonus Movement' : steps.length === 1 ? 'one step' : `${steps.length} steps`
  const course = [
    ...move.before.map(dir => `bonus ${dir}`),
    ...move.moves,
    ...move.after.map(dir => `then bonus ${dir}`),
  ].join(' ')
  return [
    first,
    how.charAt(0).toUpperCase() + how.slice(1),
    `to ${spaceName(end.at)}: ${course}${gainText(state, move, result)}`,
  ]
}

/** What a Sail costs and brings beside moving. */
function gainText({ players }: RollingState, { seat }: Sail, { end }: Sailed): string {
  const before = players[seat]!.ledger
  const after = end.ledger
  const spent = after.provFilled - before.provFilled - (after.provOnBoard - before.provOnBoard)
  const story = after.story - before.story
  const notes = [
    spent > 0 && `${spent} ${spent === 1 ? 'Provision' : 'Provisions'}`,
    story > 0 && `+${story} Story`,
  ].filter(note => note !== false)
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}
