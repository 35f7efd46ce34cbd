/** Positions as the worked examples write them (section 8), and whole rounds played on them. */
import { lyingPose } from '../../../measure'
import { type Played, type RuleEvent, readSetUp, type Seat, type Thrown } from '../../game'
import { startRandom } from '../../random'
import { deepFreeze } from '../../testing/conformance'
import type { Check } from '../collecting'
import type { FaceId } from '../data/faces'
import { modeFor } from '../data/modes'
import { facesOfSet } from '../data/tabletSets'
import { allCards } from '../deck'
import { waves } from '../index'
import type { WavesMove } from '../moves'
import type { WavesOptions } from '../options'
import { ownerOf } from '../seating'
import type { WavesState } from '../state'
import { waveToken } from '../toss'
import { type Card, type Cls, classes } from '../vocabulary'

export interface TableWish {
  readonly players: number
  readonly elders: readonly Cls[]
  /** By slot, as in "F3", "R1×2"; these cards are in the hands. */
  readonly agents?: readonly string[]
  /** By seat, besides the cards for `agents`. */
  readonly hands?: readonly (readonly Card[])[]
  readonly wave?: number
  readonly shells?: number
  readonly displays?: readonly (readonly Cls[])[]
  readonly options?: Partial<WavesOptions>
  /** This face for its class, whatever the set. */
  readonly face?: FaceId
  readonly discard?: readonly Card[]
  /** The deck holds this many of the other cards, the top ones first as listed; without it, all others. */
  readonly deck?: readonly Card[]
  readonly round?: number
}

/** The options of a table, every one that is not named at its default; tablets as suggested, for they say more. */
export function optionsOf(players: number, options: Partial<WavesOptions> = {}): WavesOptions {
  const setUp = readSetUp(waves, { players, seed: '', options: { tabletSet: 'suggested', ...options } })
  if (!setUp.ok) throw new Error(`${setUp.path}: ${setUp.why}`)
  return setUp.value.options as unknown as WavesOptions
}

/** A round in which nobody has placed yet. */
export function table(wish: TableWish): WavesState {
  const { players, elders, agents = [], shells = 0, wave = 0 } = wish
  const options = optionsOf(players, { firstHolder: 'random', ...wish.options })
  const mode = modeFor(players, options.mode)
  const set = options.tabletSet
  const printed = facesOfSet[set === 'suggested' || set === 'custom' ? mode.id : (set as 'firstGame')]
  const faces = printed.map(face => (wish.face?.startsWith(face.slice(0, 3)) ? wish.face : face))
  const hands = mode.parties.map((_, seat) => [...(wish.hands?.[seat] ?? [])])
  agents.forEach((text, slot) => {
    hands[mode.owners[slot]!]!.push(...bundle(text).cards)
  })
  for (const hand of hands) hand.sort((a, b) => a - b)
  const displays = mode.goals.map((_, party) => wish.displays?.[party] ?? [])
  const discard = wish.discard ?? []
  const deck = wish.deck?.toReversed() ?? rest([...elders, ...hands.flat(), ...displays.flat(), ...discard])
  return deepFreeze({
    game: 'waves',
    version: 1,
    options,
    random: startRandom('a table by hand'),
    phase: 'play',
    round: wish.round ?? 1,
    faces,
    personAt: hands.map((_, seat) => seat),
    wave,
    slots: elders.map(elder => ({ elder })),
    hands,
    deck,
    discard,
    shells,
    displays,
    idleRounds: 0,
    signals: [],
  })
}

/** The hundred cards without these. */
export function rest(taken: readonly Card[]): readonly Card[] {
  const left = [...allCards]
  for (const card of taken) left.splice(left.indexOf(card), 1)
  // Every class in turn, so that a draw tells nothing about the end of the alphabet.
  return left
    .map((card, index) => ({ card, turn: index % 7 }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ card }) => card)
}

export function bundle(text: string): { role: 'follower' | 'rebel'; cards: readonly Cls[] } {
  const [, letter, digit, count] = /^([FR])(\d)(?:×(\d+))?$/.exec(text) ?? []
  const cls = classes.find(one => String(one) === digit)
  if (!cls) throw new Error(`${text} is no Agent`)
  const cards = Array<Cls>(Number(count ?? 1)).fill(cls)
  return { role: letter === 'F' ? 'follower' : 'rebel', cards }
}

export function placing(state: WavesState, slot: number, text: string): WavesMove {
  const { role, cards } = bundle(text)
  const kind = role === 'follower' ? 'playFollower' : 'playRebels'
  return { kind, seat: ownerOf(state, slot)!, slot, cards }
}

export interface PlayedRound extends Played<WavesState> {
  /** "0: 3 vs 6 power": slot, Power of Agent against Elder, its outcome. */
  readonly checks: readonly string[]
}

/** All Agents by slot, placed in the order of the table. */
export function playRound(start: WavesState, agents: readonly string[]): PlayedRound {
  let state = start
  const events: RuleEvent[] = []
  let reveals = false
  for (let placed = 0; placed < agents.length; placed++) {
    const turn = waves.turn(state)
    if (turn.kind !== 'move' || turn.phase !== 'play') throw new Error('Nobody is asked to place')
    const slot = [...agents.keys()].find(
      one => waves.check(state, placing(state, one, agents[one]!)) === undefined,
    )
    if (slot === undefined) throw new Error('Nobody can place')
    const played = waves.play(state, placing(state, slot, agents[slot]!))
    state = deepFreeze(played.state)
    events.push(...played.events)
    reveals ||= played.reveals
  }
  return { state, events, reveals, checks: events.filter(isCheck).map(checkText) }
}

/** The table of the wish, and its Agents played. */
export function playExample(wish: TableWish & { readonly agents: readonly string[] }): PlayedRound {
  return playRound(table(wish), wish.agents)
}

function isCheck(event: RuleEvent): boolean {
  return event.kind === 'checked'
}

function checkText({ data }: RuleEvent): string {
  const { slot, agentPower, elderPower, result } = data as unknown as Check
  return `${slot}: ${agentPower} vs ${elderPower} ${result}`
}

export function eventOf(events: readonly RuleEvent[], kind: string): RuleEvent {
  const event = events.find(one => one.kind === kind)
  if (!event) throw new Error(`There was no event ${kind}`)
  return event
}

export function dataOf(events: readonly RuleEvent[], kind: string): Readonly<Record<string, unknown>> {
  return eventOf(events, kind).data ?? {}
}

/** The Wave token as it lies after a toss, its crest at an angle clockwise from seat 0 (WV-152). */
export function tossed(degrees: number, where: Partial<TossWish> = {}, seat: Seat = 0): Thrown {
  const { x = 0, z = 0, face = 1 } = where
  // Unturned the crest points away from seat 0; upside down the token has rolled over, so it points towards it.
  const yaw = face === 1 ? 180 - degrees : 0 - degrees
  const pose = lyingPose('wave-token', face, { x, y: 0 - z, yaw })
  const rotation = where.rotation ?? pose.rotation
  return {
    kind: 'thrown',
    seat,
    dice: [
      {
        ...waveToken,
        position: pose.position,
        rotation,
        face,
        inBox: true,
        flat: true,
        tiltDeg: 0,
        restsOn: 'floor',
      },
    ],
  }
}

export interface TossWish {
  readonly x: number
  readonly z: number
  readonly face: 1 | 2
  readonly rotation: readonly [number, number, number, number]
}
