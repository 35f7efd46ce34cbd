/** Why a player would place, announce or discard cards, in a sentence: what the tablets would make of them. */
import { does } from '../sentence'
import { collectForecast, majorityForecast } from './forecast'
import type { DiscardDown, PlaceWaveToken, PlayFollower, PlayRebels, TeamSignal, WavesMove } from './moves'
import { seatAtSlot, slotsOf } from './seating'
import type { WavesState } from './state'
import { cardList, className, classPlural, faceDown, nameOf, numberWord } from './vocabulary'

export function reasonFor(state: WavesState, move: WavesMove): string | undefined {
  switch (move.kind) {
    case 'playFollower':
      return takingText(state, move)
    case 'playRebels':
      return rebelReason(state, move) || undefined
    case 'discardDown':
      return keptText(state, move)
    case 'placeWaveToken':
      return tokenText(state, move)
    case 'teamSignal':
      return signalReason(state, move)
    case 'thrown':
      return undefined
  }
}

/** WV-49, WV-54: the slot of the token is the first of the round. */
function tokenText(state: WavesState, { slot }: PlaceWaveToken): string | undefined {
  const elder = state.slots[slot]?.elder
  if (elder === undefined) return undefined
  const starter = seatAtSlot(state, slot)
  return `${nameOf(starter)} ${does(starter, 'places', 'place')} at the ${className(elder)} first, before you have placed anything.`
}

/** What is announced is worth what it will do, and that the team hears it in time (WV-84). */
function signalReason(state: WavesState, { seat, signal, cls, count = 1 }: TeamSignal): string {
  const slot = slotsOf(state, seat).find(own => state.slots[own]!.agents === undefined)
  const cards = cls === undefined || slot === undefined ? [] : Array.from({ length: count }, () => cls)
  const placed = { seat, slot: slot ?? 0, cards }
  const worth =
    cards.length === 0
      ? undefined
      : signal === 'planFollow'
        ? takingText(state, { kind: 'playFollower', ...placed })
        : signal === 'planRebel'
          ? rebelReason(state, { kind: 'playRebels', ...placed })
          : undefined
  return [worth, 'Your team can place to suit it; once you have placed you may say no more.']
    .filter(Boolean)
    .join(' ')
}

function rebelReason(state: WavesState, move: PlayRebels): string {
  return [takingText(state, move), majorityText(state, move)].filter(Boolean).join(' ')
}

/** Under how many of the five tablets the Elder would be collected, as far as the seat can know. */
function takingText(state: WavesState, { kind, seat, slot, cards }: PlayFollower | PlayRebels) {
  const elder = state.slots[slot]?.elder
  if (elder === undefined) return undefined
  const role = kind === 'playFollower' ? 'follower' : 'rebel'
  const results = collectForecast(state, seat).filter(
    one => one.slot === slot && one.cls === cards[0] && one.role === role,
  )
  const takes = results.filter(({ result }) => result === 'collected').length
  const of = `of the ${numberWord(results.length)} tablets`
  if (takes === 0)
    return `Under none ${of} does that take the ${className(elder)}: it spends what you need least.`
  const sure = results.some(({ result }) => result === undefined) ? 'at least ' : ''
  const who = cards.length > 1 ? 'one of them' : 'it'
  return `With a Shell left ${who} takes the ${className(elder)} under ${sure}${numberWord(takes)} ${of}.`
}

/** Rebels count for the True Majority (WV-90); only those that the seat knows are counted here. */
function majorityText(state: WavesState, { slot, cards }: PlayRebels): string | undefined {
  const [cls] = cards
  if (cls === undefined) return undefined
  const agents = { role: 'rebel', cards, faceUp: false } as const
  const slots = state.slots.with(slot, { ...state.slots[slot], agents })
  const { needs } = majorityForecast({ ...state, slots }).find(one => one.cls === cls)!
  const side = needs === 0 ? 'then have' : `are then ${numberWord(needs)} short of`
  return `As far as you can see, ${classPlural(cls)} ${side} the True Majority.`
}

function keptText(state: WavesState, { seat, cards }: DiscardDown): string | undefined {
  const rest = [...(state.hands[seat] ?? [])]
  for (const card of cards) rest.splice(rest.indexOf(card), 1)
  return rest.some(card => card === faceDown) ? undefined : `You keep ${cardList(rest)}.`
}
