import { fullHp } from '../fight'
import type { Cell } from '../grid'
import type { MoveRule } from '../moveRule'
import { matchFor, percentOf, winChance } from '../odds'
import { checkPath, pathsFrom } from '../paths'
import { homeCell, nameOf, shipOn } from '../seating'
import type { FortuneState } from '../state'
import { foeNames, tokenNames } from '../vocabulary'
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
    const text = to === from ? `${name} stays at ${from}` : `${name} sails from ${from} to ${to}`
    say(work, path.length > 0 ? 'WF-26' : 'WF-26b', text, 'moved', { seat, from, path })
    arrive(work, to)
  },

  list: (state, seat) => [[], ...pathsFrom(state, seat)].map(path => ({ kind: 'move', seat, path })),
  name: (state, { seat, path }) => nameOfPath(state, seat, path),
}

function nameOfPath(state: FortuneState, seat: number, path: readonly Cell[]): string {
  const { cell, food } = playerAt(state, seat)
  const to = path.at(-1) ?? cell
  // WF-70: what the next meal costs is known before, and who has none should not find out by sinking.
  const hunger = food === 0 && to !== homeCell(state, seat) ? ', with nothing left to eat' : ''
  return `${wayWords(state, seat, path)}${dangerAt(state, seat, to)}${hunger}`
}

function wayWords(state: FortuneState, seat: number, path: readonly Cell[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'Stay here'
  const way = path.length > 1 ? ` by ${path.slice(0, -1).join(', ')}` : ''
  const rammed = shipOn(state, last, seat)
  const ram = rammed === undefined ? '' : ` and ram ${nameOf(state, rammed)}`
  return `Sail to ${last}${way}${ram}`
}

/** What waits there for all to see, and the chance of the fight with it. */
function dangerAt(state: FortuneState, seat: number, cell: Cell): string {
  const { kind, faceUp, token } = tileAt(state, cell)
  const foe = kind === 'king' && faceUp ? 'king' : token?.kind
  if (foe === undefined) return ''
  if (foe === 'mine' || foe === 'fishingGrounds' || foe === 'mermaidLagoon') return `: ${tokenNames[foe]}`
  const hp = fullHp(state, foe, token?.card)
  const player = playerAt(state, seat)
  const chance = winChance(player.crew, hp, matchFor(state, player, foe))
  return `: ${foeNames[foe]} with ${hp} HP, ${percentOf(chance)} to win`
}
