/** The throw that is awaited: its request, whose hand it is, and whether the fist is due (RB-110 to RB-118, 6.1). */
import type { LyingDie, ThrowRequest } from '../../../measure'
import type { Fist, FistLevel, Seat, Turn } from '../../game'
import { does } from '../../sentence'
import { adventureCard } from '../data/adventures'
import { dieInfo } from '../data/dice'
import { sideOfSeat } from '../seating'
import type { Drop, RattleState, SeaDie } from '../state'
import { nameOf } from '../table'
import type { AdventureId, DieId } from '../vocabulary'
import { lyingDice } from './askForDrop'

/** RB-116: from this repetition on invisible walls keep everything in. */
const raisedFromRepeat = 3
/** RB-70: the centre may be off its height by this much. */
const flatHeightMm = 0.5
/** Brawl: what is rolled is its player's secret. */
const secretRolls: readonly AdventureId[] = ['C02']
/** Walk the Plank: everybody tosses from the south. */
const tossedFromSouth: readonly AdventureId[] = ['C08']

export function dieSpec(id: DieId) {
  return { id, kind: dieInfo(id).kind }
}

function lyingDie(die: SeaDie): LyingDie {
  return { ...dieSpec(die.id), face: die.face, x: die.x, z: 0 - die.y, yaw: die.yaw }
}

export function requestOf(state: RattleState, drop: Drop): ThrowRequest {
  const { options } = state
  return {
    ...wayOf(state, drop),
    dice: drop.dice.map(dieSpec),
    flat: { tiltDeg: options.flatToleranceDeg, heightMm: flatHeightMm },
    edgeMm: options.dieEdgeMm,
    ...(drop.repeats >= raisedFromRepeat && { raisedWalls: true }),
  }
}

/** Into what, how and among what the dice are thrown. */
function wayOf(
  state: RattleState,
  drop: Drop,
): Pick<ThrowRequest, 'container' | 'style' | 'lying' | 'bystanders' | 'from'> {
  // 6.2: a roll starts at a short side of the tray, which is empty except for these dice.
  if (drop.purpose === 'roll') {
    return { container: 'tray', style: 'roll', from: 'west', lying: [], bystanders: 'live' }
  }
  const lying = lyingDice(state, drop.dice).map(lyingDie)
  // 6.3: whatever the option says, a tossed die may hit and move the others.
  if (drop.purpose === 'toss') {
    const from = isCard(state, tossedFromSouth) ? 'south' : sideOfSeat(state.players.length, drop.by)
    return { container: 'sea-box', style: 'toss', from, lying, bystanders: 'live' }
  }
  return { container: 'sea-box', style: 'drop', lying, bystanders: state.options.bystanders }
}

function isCard(state: RattleState, cards: readonly AdventureId[]): boolean {
  return state.adventure !== undefined && cards.includes(state.adventure.card)
}

/** Who acts: the hand that throws, or the Baron's fist (RB-113). */
export function throwerOf(state: RattleState, drop: Drop): Seat {
  return drop.cocked.length > 0 ? state.baron : drop.by
}

/** 6.1: the first blow is firm and the next ones are hard, as are all after a repetition. Soft: two of each level. */
function blowDue({ options }: RattleState, { blows, repeats }: Drop): FistLevel {
  if (options.fistRise === 'soft') return blows < 2 ? 1 : blows < 4 ? 2 : 3
  return blows + repeats === 0 ? 2 : 3
}

function fistOf(state: RattleState, drop: Drop): Fist | undefined {
  if (drop.cocked.length === 0) return undefined
  const { cocked, blows } = drop
  const due = blowDue(state, drop)
  return { cocked, blows, due, ...(state.options.fist === 'auto' && { level: due }) }
}

/** Who may know what the dice of this throw show; absent: everybody (5.4). */
export function seersOf(state: RattleState, drop: Drop): readonly Seat[] | undefined {
  return drop.purpose === 'roll' && isCard(state, secretRolls) ? [drop.by] : undefined
}

export function throwTurn(state: RattleState, drop: Drop): Turn {
  const fist = fistOf(state, drop)
  const seat = throwerOf(state, drop)
  const seenBy = seersOf(state, drop)
  return {
    kind: 'throw',
    seats: [seat],
    phase: state.phase,
    rule: fist ? 'RB-113' : ruleOf(state, drop),
    ask: fist ? askForFist(state, fist) : askForThrow(state, drop),
    throw: requestOf(state, drop),
    ...(fist && { fist }),
    ...(seenBy && { seenBy }),
  }
}

function ruleOf(state: RattleState, drop: Drop): string {
  if (state.rollOff) return 'RB-357'
  return drop.purpose === 'roll' || drop.purpose === 'toss' ? 'RB-296' : 'RB-110'
}

function askForFist(state: RattleState, { cocked }: Fist): string {
  const dice = cocked.length > 1 ? `${cocked.length} dice lean` : 'a die leans'
  return `${nameOf(state, state.baron)} ${does(state.baron, 'bangs', 'bang')} the table: ${dice} and must lie flat`
}

function askForThrow(state: RattleState, drop: Drop): string {
  const who = nameOf(state, drop.by)
  const dice = `${drop.dice.length} ${drop.dice.length > 1 ? 'dice' : 'die'}`
  const why = state.adventure ? `for ${adventureCard(state.adventure.card).name}` : 'for the victory'
  if (drop.purpose === 'roll') return `${who} ${does(drop.by, 'rolls', 'roll')} ${dice} in the tray ${why}`
  if (drop.purpose === 'toss')
    return `${who} ${does(drop.by, 'tosses', 'toss')} a die into the Sea Box ${why}`
  return `${who} ${does(drop.by, 'drops', 'drop')} ${dice} into the Sea ${why}`
}
