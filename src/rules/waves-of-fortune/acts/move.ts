import { does } from '../../sentence'
import { hasUpgrade } from '../cargo'
import { cardOf } from '../data/cards'
import type { Change } from '../data/effects'
import { fullHp, isKing, isKingAwake } from '../fight'
import type { Cell } from '../grid'
import type { MoveRule } from '../moveRule'
import { fightWords, matchFor, winChance } from '../odds'
import { checkPath, pathsFrom } from '../paths'
import { counted, mealsMissing, turnsHome } from '../provisions'
import { homeCell, nameOf, shipOn } from '../seating'
import type { FortuneState, Player } from '../state'
import { type CardId, foeNames, tokenNames } from '../vocabulary'
import { arrive } from '../voyage'
import { playerAt, say, tileAt } from '../work'

/** WF-26: sail along a path, or stay. */
export const move: MoveRule<'move'> = {
  rule: 'WF-26',
  phases: ['move'],

  check: (state, { seat, path }) => checkPath(state, seat, path),

  play(work, { seat, path }) {
    const { cell: from } = playerAt(work.state, seat)
    const to = path.at(-1) ?? from
    const name = nameOf(work.state, seat)
    const isStuck = work.state.allowance === 0
    const text =
      to === from
        ? `${name} ${isStuck ? 'cannot sail this turn and ' : ''}${does(seat, 'stays', 'stay')} at ${from}`
        : `${name} ${does(seat, 'sails', 'sail')} from ${from} to ${to}`
    say(work, path.length > 0 ? 'WF-26' : 'WF-26b', text, 'moved', { seat, from, path })
    arrive(work, to)
  },

  list: (state, seat) => [[], ...pathsFrom(state, seat)].map(path => ({ kind: 'move', seat, path })),
  name: (state, { seat, path }) => nameOfPath(state, seat, path),
}

function nameOfPath(state: FortuneState, seat: number, path: readonly Cell[]): string {
  const to = path.at(-1) ?? playerAt(state, seat).cell
  return `${wayWords(state, seat, path)}${dangerAt(state, seat, to)}${hungerAt(state, seat, to)}`
}

/** WF-70: what the way home costs is known before, and nobody should find out by sinking. */
export function hungerAt(state: FortuneState, seat: number, cell: Cell): string {
  const { food } = playerAt(state, seat)
  if (mealsMissing(state, seat, cell) === 0 || endsTheGame(state, cell)) return ''
  if (food === 0) return ', with nothing to eat: the ship sinks'
  const turns = turnsHome(state, seat, cell)
  return `, ${counted(turns, 'turn')} from home with ${counted(food, 'meal')}`
}

/** WF-122a: a captain who beats the King eats no more, and one who does not has sunk. */
function endsTheGame(state: FortuneState, cell: Cell): boolean {
  const tile = tileAt(state, cell)
  return isKing(tile) && tile.faceUp && isKingAwake(state) && state.options.kingFalls === 'at-once'
}

function wayWords(state: FortuneState, seat: number, path: readonly Cell[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'Stay here'
  const way = path.length > 1 ? ` by ${path.slice(0, -1).join(', ')}` : ''
  const rammed = shipOn(state, last, seat)
  const ram = rammed === undefined ? '' : ` and ram ${nameOf(state, rammed)}`
  const home = last === homeCell(state, seat) ? 'home ' : ''
  return `Sail ${home}to ${last}${way}${ram}`
}

/** What waits there for all to see, and the chance of the fight with it. */
function dangerAt(state: FortuneState, seat: number, cell: Cell): string {
  const tile = tileAt(state, cell)
  const { faceUp, token } = tile
  const foe = isKing(tile) && faceUp ? 'king' : token?.kind
  if (foe === undefined) return ''
  const player = playerAt(state, seat)
  if (foe === 'mine') return mineWords(player, token!.card)
  if (foe === 'fishingGrounds' || foe === 'mermaidLagoon') return `: ${tokenNames[foe]}`
  const hp = fullHp(state, foe, token?.card)
  const chance = winChance(player.crew, hp, matchFor(state, player, foe))
  return `: ${foeNames[foe]} with ${fightWords(hp, chance)}`
}

/** WF-63: a mine takes crew, and with the last of them the ship. */
function mineWords(player: Player, card: CardId): string {
  const { effect } = cardOf(card)
  if (hasUpgrade(player, 'hull')) return ': a mine, harmless to the Iron Hull'
  const takes = effect.kind === 'token' ? lossOf(effect.changes) : 0
  return takes >= player.crew ? ': a mine sinks the ship' : `: a mine takes ${takes} crew`
}

const lossOf = (changes: readonly Change[]) =>
  changes.reduce((sum, one) => ('crew' in one ? sum - one.crew : sum), 0)
