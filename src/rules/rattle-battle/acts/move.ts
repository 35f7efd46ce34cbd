import {
  atan2Deg,
  isTouching,
  longRangeMm,
  measuredGap,
  outlineAt,
  type PlanePoint,
  passesOver,
} from '../../../measure'
import type { Refusal } from '../../game'
import { effectOf } from '../data/adventures'
import { dieName } from '../data/dice'
import { firstOf, type MoveRule, refuse } from '../moveRule'
import type { MoveShip } from '../moves'
import { placeDie } from '../npMove'
import { inSea, outlineOfDie, seaCardOf, sidesOf } from '../sea'
import { sink } from '../sinking'
import type { RattleState, SeaDie } from '../state'
import { nameOf, ownerOf, playerAt } from '../table'
import { checkTravel, moved, ownShip, ownShips, sampleEnds } from '../travel'
import { checkAction, markActed } from '../turn'
import { checkReady, exhaust } from '../upgradeState'
import type { DieId } from '../vocabulary'
import { changePlayer, say } from '../work'

/** RB-82a. */
const twoLongRanges = 2 * longRangeMm

/** RB-165: exhaust a ready Sail and move one of your Ships; Super Sails (U03) and Drill (U17) go with it. */
export const move: MoveRule<'move'> = {
  rule: 'RB-165',
  phases: ['actions.turn'],

  check(state, action) {
    const { seat, superSails, drillTarget } = action
    return firstOf(
      checkAction(state),
      effectOf(seaCardOf(state).id, 'noSails') && refuse('RB-165', 'Dead Calm: no Sail moves a Ship here'),
      playerAt(state, seat).sails.ready < 1 && refuse('RB-165', 'You have no ready Sail'),
      superSails && checkReady(state, seat, 'U03'),
      drillTarget !== undefined && checkReady(state, seat, 'U17'),
      checkTravel(state, seat, action, superSails ? twoLongRanges : longRangeMm, drillTarget),
      checkDrill(state, action),
    )
  },

  play(work, action) {
    const { seat, dieId, superSails, drillTarget } = action
    const ship = ownShip(work.state, seat, dieId)!
    const { sails } = playerAt(work.state, seat)
    changePlayer(work, seat, { sails: { ready: sails.ready - 1, exhausted: sails.exhausted + 1 } })
    if (superSails) exhaust(work, seat, 'U03')
    if (drillTarget !== undefined) {
      exhaust(work, seat, 'U17')
      const die = inSea(work.state, drillTarget)!
      sink(work, [{ die, credits: [{ seat, boarded: false }] }], 'RB-170')
    }
    const end = moved(ship, action)
    placeDie(work, end)
    markActed(work)
    say(work, 'RB-165', `${nameOf(work.state, seat)} moves ${dieName(dieId)}`, {
      kind: 'move',
      data: { die: dieId, from: { x: ship.x, y: ship.y }, end: { x: end.x, y: end.y } },
    })
  },

  list(state, seat, random) {
    if (playerAt(state, seat).sails.ready < 1) return []
    const hasSuperSails = checkReady(state, seat, 'U03') === undefined
    const hasDrill = checkReady(state, seat, 'U17') === undefined
    return ownShips(state, seat).flatMap(ship => {
      const plain = sampleEnds(state, ship, longRangeMm, random).map(
        (end): MoveShip => ({ kind: 'move', seat, ...end }),
      )
      const far = hasSuperSails
        ? sampleEnds(state, ship, twoLongRanges, random).map(
            (end): MoveShip => ({ kind: 'move', seat, ...end, superSails: true }),
          )
        : []
      const all = [...plain, ...far]
      return hasDrill ? [...all, ...drillMoves(state, ship, all, hasSuperSails)] : all
    })
  },

  name(state, action) {
    const { dieId, x, y, superSails, drillTarget } = action
    const ship = inSea(state, dieId)
    if (!ship) return `Move ${dieName(dieId)} to (${x}, ${y})`
    const means = superSails ? ' with Super Sails' : ''
    const near = neighbourOf(state, ship, action)
    const beside = near ? `, ${nearText(near)}` : ''
    return `Move ${dieName(dieId)}${means} ${wayOf(ship, action)}${drilled(drillTarget)}${beside}`
  },

  lists(state, action) {
    const { dieId, superSails, drillTarget } = action
    const ship = inSea(state, dieId)
    if (!ship) return {}
    const near = neighbourOf(state, ship, action)
    const way = wayOf(ship, action)
    const how = `Move ${dieName(dieId)}${superSails ? ' with Super Sails' : ''}${drilled(drillTarget)}`
    return { steps: [how, near ? `${nearText(near)} (${way})` : way], rank: near?.mm ?? 0 }
  },
}

const drilled = (target: DieId | undefined): string =>
  target === undefined ? '' : `, drilling ${dieName(target)}`

/** Length and course of the way, north being away from the first player. */
function wayOf(from: PlanePoint, to: PlanePoint): string {
  const east = to.x - from.x
  const north = to.y - from.y
  const bearing = atan2Deg(east, north)
  const course = (bearing < 0 ? bearing + 360 : bearing).toFixed(1).padStart(5, '0')
  return `${Math.sqrt(east * east + north * north).toFixed(2)} mm on course ${course}°`
}

/** What a player moves for: the NP Ship that will be nearest, and how near. */
function neighbourOf(
  state: RattleState,
  ship: SeaDie,
  { x, y, drillTarget }: MoveShip,
): Neighbour | undefined {
  const outline = outlineAt(outlineOfDie(state, ship), { x, y })
  let nearest: Neighbour | undefined
  for (const die of sidesOf(state).nps) {
    if (die.id === drillTarget) continue
    const mm = measuredGap(outline, outlineOfDie(state, die))
    if (!nearest || mm < nearest.mm) nearest = { id: die.id, mm }
  }
  return nearest
}

interface Neighbour {
  readonly id: DieId
  readonly mm: number
}

const nearText = ({ id, mm }: Neighbour): string =>
  isTouching(mm) ? `touching ${dieName(id)}` : `${mm.toFixed(1)} mm from ${dieName(id)}`

/** U17: the moving outline passes over the NP Ship. */
function checkDrill(state: RattleState, action: MoveShip): Refusal | undefined {
  const { seat, dieId, drillTarget } = action
  if (drillTarget === undefined) return undefined
  const target = sidesOf(state).nps.find(die => die.id === drillTarget)
  if (!target) return refuse('RB-164', 'The Drill sinks an NP Ship in the Sea')
  const ship = ownShip(state, seat, dieId)!
  return passesOver(outlineOfDie(state, ship), action, outlineOfDie(state, target))
    ? undefined
    : refuse('RB-164', `${dieName(dieId)} does not pass over ${dieName(drillTarget)} on this way`)
}

/** The moves that pass over an NP Ship, and those that end where it lay, since it sinks before. */
function drillMoves(
  state: RattleState,
  ship: SeaDie,
  moves: readonly MoveShip[],
  hasSuperSails: boolean,
): readonly MoveShip[] {
  const seat = ownerOf(state, ship.id)!
  return sidesOf(state).nps.flatMap(({ id, x, y }) => {
    const onto: MoveShip = { kind: 'move', seat, dieId: ship.id, x, y }
    const all = [...moves, onto, ...(hasSuperSails ? [{ ...onto, superSails: true } as const] : [])]
    return all.map(action => ({ ...action, drillTarget: id }))
  })
}
