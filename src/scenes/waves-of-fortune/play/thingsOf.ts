import { type FortuneMove, foeBefore, homeOf } from '../../../rules/waves-of-fortune/public'
import type { ThingId } from '../../things/layout'
import type { FortuneView } from '../layout'
import { tileThing } from '../layout'

/** The things on the table that a move is about; what is only said is about none. */
export function thingsOf(move: FortuneMove, view: FortuneView): readonly ThingId[] {
  const player = view.players[move.seat]
  switch (move.kind) {
    case 'chooseColour':
      return [tileThing(homeOf(move.colour))]
    case 'move':
      return player ? [tileThing(move.path.at(-1) ?? player.cell)] : []
    case 'teleport':
    case 'ram':
      return [tileThing(move.to)]
    case 'faceFoe':
      return foeThings(move, view)
    case 'sendFighters':
      return fighters(view, move.seat, move.count)
    case 'chooseOption':
    case 'sendExpedition':
      return view.shown ? [`card:${view.shown.card}`] : []
    // Both are filled in, part by part.
    case 'allocate':
    case 'homeServices':
    case 'thrown':
      return []
  }
}

/** Fight what is looked in the eye; sail on over the own ship's tile; escape to the own harbour. */
function foeThings(
  { seat, choice }: Extract<FortuneMove, { kind: 'faceFoe' }>,
  view: FortuneView,
): readonly ThingId[] {
  const { cell, colour } = view.players[seat]!
  if (choice === 'escape') return [tileThing(homeOf(colour))]
  if (choice === 'decline') return [tileThing(cell)]
  const foe = foeBefore(view, seat)
  if (view.shown) return [`card:${view.shown.card}`]
  return [foe?.foe === 'king' ? 'king' : `token:${cell}`]
}

/** The crew that would go to the rail: this many of the last in the hold. */
function fighters(view: FortuneView, seat: number, count: number): readonly ThingId[] {
  const { crew } = view.players[seat]!
  return Array.from({ length: Math.min(count, crew) }, (_, index) => `crew@${seat}:${crew - 1 - index}`)
}
