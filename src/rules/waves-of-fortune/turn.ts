/** Who must do what (5.2). */
import type { Seat, Turn } from '../game'
import { cardOf } from './data/cards'
import { possibleChoices, whyNothing } from './effects'
import { foeBefore, isKingAwake, leastToSend, mostToSend } from './fight'
import type { FortuneMove } from './moves'
import { winnersOf } from './score'
import type { FortuneState } from './state'
import { isThrowPhase, throwTurn } from './throwing'
import { foeNames } from './vocabulary'

/** One seat at a time; in the lobby everybody who has no colour. */
export function actorsOf(state: FortuneState): readonly Seat[] {
  if (state.phase === 'over') return []
  const { claims } = state
  if (claims) return claims.flatMap((colour, seat) => (colour === null ? [seat] : []))
  return [state.actor]
}

export function turnOf(state: FortuneState): Turn {
  const { phase, roll } = state
  if (phase === 'over') return { kind: 'over', winners: winnersOf(state) }
  if (isThrowPhase(phase) && roll) return throwTurn(state, phase, roll)
  const only = onlyAnswer(state)
  return { kind: 'move', seats: actorsOf(state), phase, ...askOf(state), ...(only && { only }) }
}

/**
 * The answer where there is but one and the rulebook makes no moment of it: a ship that cannot sail stays, the last
 * fighters fight, and who cannot pay a card sails on. To flee the King who sleeps is such a moment.
 */
function onlyAnswer(state: FortuneState): FortuneMove | undefined {
  const { phase, actor: seat, allowance, canTeleport, combat } = state
  if (phase === 'move' && allowance === 0 && !canTeleport) return { kind: 'move', seat, path: [] }
  if (phase === 'fighters' && combat) {
    const count = mostToSend(state, seat)
    return count === leastToSend(combat) ? { kind: 'sendFighters', seat, count } : undefined
  }
  if (phase !== 'cardChoice') return undefined
  const [choice, ...more] = possibleChoices(state)
  return choice && more.length === 0 ? { kind: 'chooseOption', seat, option: choice.id } : undefined
}

/** WF-70, before it is too late. */
function mealWords(food: number): string {
  if (food === 0) return 'there is no food left, so end at home'
  if (food === 1) return 'away from home the crew eats your last food'
  return `away from home the crew eats 1 of your ${food} food`
}

/** WF-57: why there is but one answer is said with it. */
function cardWords(state: FortuneState): string {
  const { shown, players, actor } = state
  if (!shown) return 'Choose what the card does'
  const { name } = cardOf(shown.card)
  if (possibleChoices(state).length > 1) return `${name}: choose one`
  return `${name}: ${whyNothing(players[actor]!)} to buy`
}

function askOf(state: FortuneState): { readonly rule: string; readonly ask: string } {
  const { phase, actor, combat, allowance, active } = state
  switch (phase) {
    case 'lobby':
      return { rule: 'WF-14', ask: 'Choose the colour of your ship; who claims it first has it' }
    case 'allocate':
      return { rule: 'WF-18', ask: 'Fill the hold with crew and food' }
    case 'move':
      if (allowance === 0) return { rule: 'WF-26b', ask: 'Stay: the ship cannot sail this turn' }
      return {
        rule: 'WF-26',
        ask: `Sail up to ${allowance === 1 ? 'one space' : `${allowance} spaces`}; ${mealWords(state.players[actor]!.food)}`,
      }
    case 'ramPush':
      return { rule: 'WF-33', ask: 'Choose where the rammed ship is pushed' }
    case 'foeChoice': {
      const foe = foeBefore(state, actor)?.foe
      const against = foe ? foeNames[foe] : 'the foe'
      if (foe === 'king' && !isKingAwake(state)) {
        return {
          rule: 'WF-102a',
          ask: `Escape home: the King fights nobody before round ${state.options.kingWakes}`,
        }
      }
      if (foe === 'king') return { rule: 'WF-102', ask: 'Fight the Pirate King, or escape home' }
      const rule = foe === 'kraken' ? 'WF-90' : 'WF-74'
      return { rule, ask: `Fight ${against}, or leave ${foe === 'kraken' ? 'it' : 'them'} alone` }
    }
    case 'fighters':
      return {
        rule: 'WF-77',
        ask: `Send crew against ${combat ? `${foeNames[combat.foe]} (${combat.hp} HP left)` : 'the foe'}`,
      }
    case 'cardChoice':
      return { rule: 'WF-57', ask: cardWords(state) }
    case 'expedition':
      return { rule: 'WF-59', ask: 'Send crew into the Lost Temple, or nobody' }
    case 'homeServices': {
      const rule = actor === active ? 'WF-110' : 'WF-111'
      return { rule, ask: 'At home: bank gold, buy upgrades, fill the hold' }
    }
    default:
      return { rule: 'WF-20', ask: 'It is your turn' }
  }
}
