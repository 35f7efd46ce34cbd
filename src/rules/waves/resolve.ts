/**
 * From the last placement to the last check (3.10 to 3.12), all automatic:
 *
 *   Rebels turned up → True Majority → tablet → direct effect → extra Rebels discarded → first Wave → second Wave
 *
 * Nothing is decided here. The state moves on step by step, and each step adds its event.
 */

import { does } from '../sentence'
import {
  type Check,
  type Checker,
  type Council,
  orderOfWaves,
  rolesInOrder,
  rotated,
  runWaves,
} from './collecting'
import { type FaceId, faceById, knightsReadElders } from './data/faces'
import { wonBy } from './goals'
import { countElders, countOpenCards, majorityOf } from './majority'
import { goalOf, knightsRead, modeOf, ownerOf, partyOf, seatAtSlot, seatsOfParty } from './seating'
import type { Slot, WavesState } from './state'
import {
  type Card,
  type Cls,
  capital,
  cardsOf,
  className,
  classPlural,
  joined,
  nameOf,
  numberWord,
  type Role,
  shellCount,
} from './vocabulary'
import { addToHand, change, changeSlot, discard, say, type Work } from './work'

/** Whether somebody has won: then the game is over where it stands (WV-61). */
export function resolveRound(work: Work): { readonly isWon: boolean } {
  const startCounts = countElders(work.state.slots)
  turnRebelsUp(work)
  const face = activate(work)
  if (face === 'SEE-ROT') rotate(work)
  if (face === 'NOB-FOL') setShells(work)
  discardExtraRebels(work)
  const council = councilOf(work.state, face, startCounts)
  const { checks, winner } = runWaves(council)
  let told = 0
  for (const check of checks) {
    for (; told < check.wave; told++) sayWave(work, council, told)
    playCheck(work, check, face)
  }
  if (winner !== undefined) {
    sayWon(work, winner)
    return { isWon: true }
  }
  for (; told < 2; told++) sayWave(work, council, told)
  const hasCollected = checks.some(check => check.result === 'collected')
  change(work, { idleRounds: hasCollected ? 0 : work.state.idleRounds + 1 })
  return { isWon: false }
}

/** What the Waves depend on, once extra Rebels are gone. */
export function councilOf(state: WavesState, face: FaceId, startCounts: readonly number[]): Council {
  return {
    mode: modeOf(state),
    face,
    knightsRead: knightsRead(state),
    elders: state.slots.map(slot => slot.elder!),
    agents: state.slots.map(checkerOf),
    wave: state.wave!,
    shells: state.shells,
    startCounts,
    displays: state.displays,
  }
}

function checkerOf({ agents }: Slot): Checker | undefined {
  return agents && { role: agents.role, cls: agents.cards[0] as Cls }
}

/** WV-89. */
function turnRebelsUp(work: Work): void {
  work.reveals = true
  const rebels = work.state.slots.flatMap((slot, index) =>
    slot.agents?.role === 'rebel' ? [{ slot: index, ...slot.agents }] : [],
  )
  for (const { slot } of rebels) turnUp(work, slot)
  const list = rebels.map(
    ({ slot, cards }) =>
      `${nameOf(seatAtSlot(work.state, slot))} with ${cardsOf(cards[0] as Cls, cards.length)}`,
  )
  say(
    work,
    'WV-89',
    list.length === 0 ? 'Nobody rebels' : `The Rebels are turned up: ${joined(list)}`,
    'rebelsRevealed',
    { rebels: rebels.map(({ slot, cards }) => ({ slot, cls: cards[0] as Card, n: cards.length })) },
  )
}

function turnUp(work: Work, slot: number): void {
  const { elder, agents } = work.state.slots[slot]!
  if (agents) changeSlot(work, slot, { ...(elder && { elder }), agents: { ...agents, faceUp: true } })
}

/** WV-90, WV-91, WV-94. */
function activate(work: Work): FaceId {
  const { cls, counts, isTie } = majorityOf(countOpenCards(work.state.slots))
  const count = counts[cls - 1]!
  const text = isTie
    ? `${classPlural(cls)} decide, the highest class of those with ${numberWord(count)}`
    : `${classPlural(cls)} decide, with ${numberWord(count)} on the table`
  say(work, isTie ? 'WV-91' : 'WV-90', text, 'trueMajority', { cls, counts, tie: isTie })
  const face = work.state.faces[cls - 1]!
  const { rule, text: printed } = faceById[face]
  const words = face === 'KNI-AGT' && knightsRead(work.state) === 'elder' ? knightsReadElders : printed
  const tablet = `The tablet of the ${classPlural(cls)} is in force`
  say(
    work,
    words === '' ? rule : 'WV-94',
    words === '' ? `${tablet}: nothing special` : `${tablet}: ${words}`,
    'tabletActivated',
    { face, cls, rule },
  )
  return face
}

/** WV-133. */
function rotate(work: Work): void {
  const elders = rotated(
    modeOf(work.state),
    work.state.slots.map(slot => slot.elder!),
  )
  elders.forEach((elder, slot) => {
    changeSlot(work, slot, { ...work.state.slots[slot]!, elder })
  })
  say(work, 'WV-133', 'The Elders move on to the right', 'eldersRotated', { elders })
}

/** WV-143. */
function setShells(work: Work): void {
  const followers = work.state.slots.filter(slot => slot.agents?.role === 'follower').length
  const to = Math.min(shellCount, followers)
  const from = work.state.shells
  change(work, { shells: to })
  const text = `${capital(followersWord(followers))}, so the dish holds ${shellsWord(to)}`
  say(work, 'WV-143', text, 'shellsSet', { from, to, followers })
}

/** WV-99. */
function discardExtraRebels(work: Work): void {
  for (const [slot, { elder, agents }] of work.state.slots.entries()) {
    if (agents?.role !== 'rebel' || agents.cards.length < 2) continue
    const [first, ...extra] = agents.cards as readonly Cls[]
    changeSlot(work, slot, { ...(elder && { elder }), agents: { ...agents, cards: [first!] } })
    discard(work, extra)
    const seat = seatAtSlot(work.state, slot)
    const text = `${nameOf(seat)} ${does(seat, 'keeps', 'keep')} one Rebel and ${does(seat, 'discards', 'discard')} ${cardsOf(first!, extra.length)}`
    say(work, 'WV-99', text, 'extraRebelsDiscarded', { slot, cls: first!, n: extra.length })
  }
}

const waveNames: Readonly<Record<Role, string>> = { follower: 'Followers', rebel: 'Rebels' }

function sayWave(work: Work, council: Council, index: number): void {
  const { face } = council
  const role = rolesInOrder(face)[index]!
  const direction = face === 'SEE-CCW' ? 'counterclockwise' : 'clockwise'
  const slots = orderOfWaves(council).filter(slot => council.agents[slot]?.role === role)
  const name = index === 0 ? 'First' : 'Second'
  const way = face === 'SEE-CCW' ? ', counterclockwise' : ''
  const text = `${name} Wave: the ${waveNames[role]}${way}`
  say(work, waveRule(face, index), text, 'waveStarted', { wave: index + 1, role, direction, slots })
}

function waveRule(face: FaceId, index: number): string {
  if (face === 'KNI-REB') return 'WV-131'
  if (face === 'SEE-CCW') return 'WV-135'
  return index === 0 ? 'WV-102' : 'WV-103'
}

function playCheck(work: Work, check: Check, face: FaceId): void {
  const { slot, readsAgentOf } = check
  if (readsAgentOf !== undefined) revealAgent(work, readsAgentOf, true)
  revealAgent(work, slot, false)
  const { agents } = work.state.slots[slot]!
  const seat = seatAtSlot(work.state, slot)
  sayChecked(work, check, face)
  if (check.result === 'collected') {
    const party = partyOf(work.state, seat)
    const display = [...work.state.displays[party]!, check.elder]
    changeSlot(work, slot, { agents })
    change(work, { displays: work.state.displays.with(party, display), shells: work.state.shells - 1 })
    const text = `${nameOf(seat)} ${does(seat, 'collects', 'collect')} a ${className(check.elder)}; ${shellsLeft(work.state.shells)}`
    say(work, 'WV-109', text, 'elderCollected', { slot, seat, party, cls: check.elder })
    return
  }
  changeSlot(work, slot, { agents })
  addToHand(work, seat, check.elder)
  const text = `The ${className(check.elder)} goes to ${nameOf(seat)}'s hand`
  say(work, 'WV-110', text, 'elderToHand', { slot, seat, cls: check.elder })
}

const shellsWord = (count: number) => `${numberWord(count)} ${count === 1 ? 'Shell' : 'Shells'}`
const followersWord = (count: number) => `${numberWord(count)} ${count === 1 ? 'Follower' : 'Followers'}`

function shellsLeft(shells: number): string {
  return `${shellsWord(shells)} ${shells === 1 ? 'is' : 'are'} left`
}

/** WV-102; early for the sake of a neighbour by WV-140. */
function revealAgent(work: Work, slot: number, isEarly: boolean): void {
  const { agents } = work.state.slots[slot]!
  if (!agents || agents.faceUp) return
  turnUp(work, slot)
  const cls = agents.cards[0] as Cls
  const owner = ownerOf(work.state, slot)!
  const text = `${nameOf(owner)} ${does(owner, 'turns', 'turn')} up a ${className(cls)}`
  say(work, isEarly ? 'WV-140' : 'WV-102', isEarly ? `${text} early` : text, 'agentRevealed', {
    slot,
    cls,
    early: isEarly,
  })
}

/** What keeps a card from its Elder although its Power may do. */
const reasons: Readonly<Record<Check['result'], { readonly rule: string; readonly text: string }>> = {
  collected: { rule: 'WV-106', text: '' },
  noShell: { rule: 'WV-113', text: 'no Shell is left' },
  power: { rule: 'WV-107', text: '' },
  tablet: { rule: 'WV-106', text: 'the tablet forbids it' },
  returned: { rule: 'WV-136', text: 'the first success of a round goes to the hand' },
}

/** "beats 3", "doesn't beat 3"; under the tablet of WV-130 less is more. */
function outcomeOf(
  agent: number,
  elder: number,
  face: FaceId,
): { readonly isEnough: boolean; readonly words: string } {
  if (face === 'KEE-LOW') {
    const isEnough = agent <= elder
    return { isEnough, words: isEnough ? `is low enough for ${elder}` : `is too high for ${elder}` }
  }
  const isEnough = agent > elder
  return { isEnough, words: isEnough ? `beats ${elder}` : `doesn't beat ${elder}` }
}

/** With the tablet that forbids it, where one does. */
function ruleOfCheck({ result }: Check, face: FaceId): string {
  return result === 'tablet' ? faceById[face].rule : reasons[result].rule
}

function sayChecked(work: Work, check: Check, face: FaceId): void {
  const { slot, agentPower, elderPower, result } = check
  const seat = seatAtSlot(work.state, slot)
  const { isEnough, words } = outcomeOf(agentPower, elderPower, face)
  const why = reasons[result].text
  const text = `${nameOf(seat)}'s Power ${agentPower} ${words}${why && `${isEnough ? ', but' : ', and'} ${why}`}`
  say(work, ruleOfCheck(check, face), text, 'checked', {
    slot,
    seat,
    wave: check.wave,
    agent: check.agent,
    elder: check.elder,
    agentPower,
    elderPower,
    shells: check.shells,
    ok: result === 'collected',
    result,
  })
}

/** WV-57, WV-58, WV-59. */
function sayWon(work: Work, party: number): void {
  const mode = modeOf(work.state)
  const goal = goalOf(work.state, party)
  const by = wonBy(work.state.displays[party]!, goal)!
  const seats = seatsOfParty(work.state, party)
  const reached = {
    different: `${numberWord(goal.different)} different Elders`,
    total: `${numberWord(goal.total)} Elders`,
    both: `${numberWord(goal.different)} different Elders and ${numberWord(goal.total)} in all`,
  }[by]
  const isSoloWin = mode.solo !== undefined && mode.parties[mode.solo] === party
  const rule = isSoloWin ? 'WV-58' : mode.id === 'allVsAll' ? 'WV-59' : 'WV-57'
  const names = joined(seats.map(nameOf))
  const verb = seats.length > 1 ? 'have' : does(seats[0]!, 'has', 'have')
  say(work, rule, `${names} ${verb} ${reached} and the favour of the Council`, 'gameWon', {
    party,
    seats,
    by,
  })
}
