import { longRangeMm, passesOver } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { checkReady, exhaust } from '../goods/upgradeState'
import type { MoveRule } from '../moveRule'
import type { MoveShip } from '../moves'
import { placeDie } from '../phases/npMove'
import { checkAction, markActed } from '../phases/turn'
import { endText, nearestAt } from '../sea/moveWords'
import { inSea, outlineOfDie, seaCardOf, sidesOf } from '../sea/sea'
import { ownShipName, shipName } from '../sea/shipNames'
import { sink } from '../sea/sinking'
import { checkTravel, legalEnds, moved, ownShip, ownShips, sampleEnds } from '../sea/travel'
import type { RattleState, SeaDie } from '../state'
import { nameOf, ownerOf, playerAt } from '../table'
import { changePlayer, say } from '../work'

/** RB-82a. */
const twoLongRanges = 2 * longRangeMm

/** A ready Sail, a Ship in the Sea, and no Dead Calm: there is always somewhere to go, if only a little way. */
export function canMove(state: RattleState, seat: Seat): boolean {
  return (
    effectOf(seaCardOf(state).id, 'noSails') === undefined &&
    playerAt(state, seat).sails.ready > 0 &&
    ownShips(state, seat).length > 0
  )
}

/** RB-165: exhaust a ready Sail and move one of your Ships; Super Sails (U03) and Drill (U17) go with it. */
export const move: MoveRule<'move'> = {
  rule: 'RB-165',
  phases: ['actions.turn'],

  check(state, action) {
    const { seat, superSails, drillTarget } = action
    return firstOf(
      () => checkAction(state),
      () =>
        effectOf(seaCardOf(state).id, 'noSails') && refuse('RB-165', 'Dead Calm: no Sail moves a Ship here'),
      () => playerAt(state, seat).sails.ready < 1 && refuse('RB-165', 'You have no ready Sail'),
      () => superSails && checkReady(state, seat, 'U03'),
      () => drillTarget !== undefined && checkReady(state, seat, 'U17'),
      () => checkTravel(state, seat, action, superSails ? twoLongRanges : longRangeMm, drillTarget),
      () => checkDrill(state, action),
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
    const text = `${nameOf(work.state, seat)} ${does(seat, 'moves', 'move')} ${ownShipName(work.state, seat, dieId)} ${endText(work.state, ship, end)}`
    placeDie(work, end)
    markActed(work)
    say(work, 'RB-165', text, {
      kind: 'move',
      data: { die: dieId, from: { x: ship.x, y: ship.y }, end: { x: end.x, y: end.y } },
    })
  },

  list(state, seat, random) {
    if (playerAt(state, seat).sails.ready < 1) return []
    const hasSuperSails = checkReady(state, seat, 'U03') === undefined
    const hasDrill = checkReady(state, seat, 'U17') === undefined
    return ownShips(state, seat).flatMap(ship => {
      const plain = legalEnds(state, seat, ship, longRangeMm, random).map(
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
    const { dieId, drillTarget } = action
    const ship = inSea(state, dieId)
    return ship ? `${how(state, action)}, ${endText(state, ship, action, drillTarget)}` : how(state, action)
  },

  lists(state, action) {
    const { dieId, drillTarget } = action
    const ship = inSea(state, dieId)
    if (!ship) return {}
    return {
      steps: [how(state, action), endText(state, ship, action, drillTarget)],
      rank: nearestAt(state, ship, action, drillTarget)?.mm ?? 0,
    }
  },
}

/** "Move Yellow's 4 with Super Sails, drilling red merchant 2". */
function how(state: RattleState, { dieId, superSails, drillTarget }: MoveShip): string {
  const drilled = drillTarget === undefined ? '' : `, drilling ${shipName(state, drillTarget)}`
  return `Move ${shipName(state, dieId)}${superSails ? ' with Super Sails' : ''}${drilled}`
}

/** U17: the moving outline passes over the NP Ship. */
function checkDrill(state: RattleState, action: MoveShip): Refusal | undefined {
  const { seat, dieId, drillTarget } = action
  if (drillTarget === undefined) return undefined
  const target = sidesOf(state).nps.find(die => die.id === drillTarget)
  if (!target) return refuse('RB-164', 'The Drill sinks a merchant in the Sea')
  const ship = ownShip(state, seat, dieId)!
  return passesOver(outlineOfDie(state, ship), action, outlineOfDie(state, target))
    ? undefined
    : refuse(
        'RB-164',
        `${shipName(state, dieId)} does not pass over ${shipName(state, drillTarget)} on this way`,
      )
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
