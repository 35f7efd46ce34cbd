/** Why a player would choose what a card offers, in a sentence: what the ship has after it. */
import { capital } from '../sentence'
import { choicesOf } from './data/cards'
import type { Change, Choice } from './data/effects'
import { expedition } from './data/tiles'
import { carryOut, isPossible } from './effects'
import type { ChooseOption, SendExpedition } from './moves'
import { counted } from './provisions'
import type { FortuneState } from './state'
import { joined } from './vocabulary'
import { playerAt, startWork } from './work'

export function cardReason(state: FortuneState, { seat, option }: ChooseOption): string | undefined {
  const choices = state.shown ? choicesOf(state.shown.card) : []
  const choice = choices.find(({ id }) => id === option)
  if (!choice) return undefined
  if (bringsSomething(choice)) return `${capital(choiceText(state, seat, choice))}.`
  const others = choices.filter(other => bringsSomething(other) && isPossible(playerAt(state, seat), other))
  return others.length === 0
    ? 'You cannot pay for anything else.'
    : others.map(other => `${other.words}: ${choiceText(state, seat, other, 'would have')}.`).join(' ')
}

const bringsSomething = ({ changes = [], rows = [] }: Choice) => changes.length + rows.length > 0

/** "with a 1 to 3 you then have 2 crew, with a 4 to 6 you then have 400 gold aboard" */
function choiceText(
  state: FortuneState,
  seat: number,
  { changes, rows }: Choice,
  have = 'then have',
): string {
  if (!rows) return afterText(state, seat, changes ?? [], have)
  return rows
    .map(({ low, high, changes }) => `with a ${low} to ${high} ${afterText(state, seat, changes, have)}`)
    .join(', ')
}

/** Carried out on this state: the hold may be full, and an Iron Hull spares crew. */
function afterText(state: FortuneState, seat: number, changes: readonly Change[], have: string): string {
  const work = startWork(state)
  carryOut(work, seat, changes, '')
  const [before, after] = [playerAt(state, seat), playerAt(work.state, seat)]
  if (!after.afloat) return 'your ship sinks'
  if (after.cell !== before.cell)
    return `you are at home at once${after.shipGold > 0 ? `, with ${after.shipGold} gold aboard` : ''}`
  const parts = [
    ...(after.crew === before.crew ? [] : [`${after.crew} crew`]),
    ...(after.food === before.food ? [] : [counted(after.food, 'meal')]),
    ...(after.shipGold === before.shipGold ? [] : [`${after.shipGold} gold aboard`]),
  ]
  return parts.length === 0 ? 'nothing changes' : `you ${have} ${joined(parts)}`
}

/** WF-59. */
export function expeditionReason(state: FortuneState, { seat, count }: SendExpedition): string {
  const { winFrom, goldEach, loseUpTo } = expedition
  const { crew } = playerAt(state, seat)
  const odds = `finds ${goldEach} gold with a ${winFrom} or more and is lost with a ${loseUpTo} or less`
  return count === 0
    ? `Everybody who goes ${odds}, and you have ${crew} crew.`
    : `Everybody ashore ${odds}, and ${crew - count} crew stay aboard.`
}
