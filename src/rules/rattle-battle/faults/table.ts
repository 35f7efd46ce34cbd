/** Impossible states of seats, phases and queues (5.2; invariant 7). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { questsOf } from '../data/adventures'
import type { PhaseId, RattleState } from '../state'
import { isParticipant, turnPlace } from '../table'

export function faultOfSeats(state: RattleState): Refusal | undefined {
  const { players, baron, queue, wanted, options, closed } = state
  const isSeat = (seat: number) => seat < players.length
  return firstOf(
    () =>
      new Set(players.map(({ colour }) => colour)).size < players.length &&
      refuse('RB-29', 'Each player has a colour that nobody else has'),
    () => !isSeat(baron) && refuse('RB-30', 'The Baron sits on a seat of this table'),
    () =>
      (!queue.every(isSeat) || new Set(queue).size < queue.length) &&
      refuse('RB-3', 'Each player of this table can be in the queue once'),
    () =>
      wanted !== undefined &&
      (!isSeat(wanted) || options.scenario !== 'norrington') &&
      refuse('RB-371', 'Wanted is a player of this table, in the scenario Admiral Norrington only'),
    () =>
      closed.some(({ by }) => !isSeat(by)) && refuse('RB-2', 'Locations are closed by players of this table'),
    () =>
      closed.length > 0 &&
      options.scenario !== 'pirateWars' &&
      refuse('RB-2', 'Locations are closed in Pirate Wars only'),
    () =>
      new Set(closed.map(({ location }) => location)).size < closed.length &&
      refuse('RB-2', 'Each location is closed once'),
  )
}

/** Phases with an Adventure, phases with a Port visit, and the end. */
export function faultOfPhase(state: RattleState): Refusal | undefined {
  const { phase, quest, stage, options, adventure, visit, queue, rollOff } = state
  const isPort = phase.startsWith('port.')
  const isOutside = isPort || phase.startsWith('setup') || phase.startsWith('game')
  const isDropDue = (adventure?.drop ?? rollOff?.drop) !== undefined
  const quests = questsOf(options.scenario)
  const piles = quests[quest]
  const isLastOfQuest = piles !== undefined && stage === piles.length - 1
  return firstOf(
    () =>
      (piles === undefined || stage >= piles.length) &&
      refuse('RB-41', 'There is no such Quest or Adventure in this scenario'),
    () =>
      phase.startsWith('setup') &&
      (quest > 0 || stage > 0) &&
      refuse('RB-31', 'Parts are chosen before the first Adventure'),
    () =>
      isPort && !isLastOfQuest && refuse('RB-40', 'The Port is visited after the last Adventure of a Quest'),
    () =>
      phase.startsWith('game') &&
      !(isLastOfQuest && quest === quests.length - 1) &&
      refuse('RB-40', 'The game ends after the last Quest'),
    () =>
      isOutside === (adventure !== undefined) &&
      refuse(
        'RB-44',
        isOutside ? 'No Adventure is played in this phase' : 'In this phase an Adventure is played',
      ),
    () =>
      isPort !== (visit !== undefined) &&
      refuse(
        'RB-310',
        isPort ? 'In this phase the Port is visited' : 'The Port is not visited in this phase',
      ),
    () =>
      (rollOff === undefined ? phase === 'game.rollOff' : !phase.startsWith('game')) &&
      refuse('RB-357', 'A final tie is rolled off at the end of the game'),
    () =>
      !isDropDue &&
      phase !== 'game.over' &&
      queue.length === 0 &&
      refuse('RB-44', 'Somebody must be in the queue'),
    () =>
      phase === 'game.over' &&
      queue.length > 0 &&
      refuse('RB-40', 'When the game is over nobody is in the queue'),
  )
}

/** Phases in which all who are still to act wait in turn order. */
const inTurnOrder: readonly PhaseId[] = [
  'setup.part',
  'briefing.commit',
  'loot',
  'sailors',
  'adventure.end',
  'port.market',
  'port.tavern',
  'port.shipyard',
  'port.workshop',
  'port.pit',
  'port.guild',
]

export function faultOfQueue(state: RattleState): Refusal | undefined {
  const { phase, queue, wanted, adventure, baron, players, options } = state
  const places = queue.map(seat => turnPlace(state, seat))
  const steps = places.map((place, index) => (places[(index + 1) % places.length]! > place ? 0 : 1))
  // After a turn of phase 4 the player goes to the back: the order is that of the table, from any start.
  const turns = steps.reduce<number>((sum, step) => sum + step, 0)
  const isForParticipants =
    phase === 'actions.turn' || phase === 'actions.drop' || (phase === 'loot' && !adventure?.crazy)
  const last = (baron + players.length - 1) % players.length
  return firstOf(
    () =>
      inTurnOrder.includes(phase) &&
      places.some((place, index) => index > 0 && place <= places[index - 1]!) &&
      refuse('RB-3', 'Players act in turn order'),
    () =>
      (phase === 'actions.turn' || phase === 'actions.drop') &&
      turns > 1 &&
      refuse('RB-160', 'Players act in turn order, round and round'),
    () =>
      isForParticipants &&
      queue.some(seat => !isParticipant(state, seat)) &&
      refuse('RB-97', 'Only players who have sent a Ship act in this phase'),
    () =>
      phase === 'briefing.forced' &&
      (queue.length !== 1 || queue[0] !== wanted) &&
      refuse('RB-373', 'The card names the Wanted player'),
    () =>
      phase === 'actions.late' &&
      (options.lateDrop === 'off' || players.length !== 5 || queue.length !== 1 || queue[0] !== last) &&
      refuse('RB-420', 'Of five players the last one may drop a Ship late'),
  )
}
