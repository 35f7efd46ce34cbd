import { type Cut, cardCut, disc, edges, plate } from '../../things/layout'
import type { Placement, ThingKind } from './placement'

/** How each kind of thing is cut out of cardboard; dice, coins, bag and ruler are not. */
const cuts: Readonly<Partial<Record<ThingKind, Cut>>> = {
  card: cardCut,
  deck: cardCut,
  board: plate(0.3, edges.board),
  scenario: plate(0.3, edges.board),
  captain: plate(0.4, edges.board),
  tray: plate(0.5, edges.wood),
  quay: plate(0.25, edges.card),
  hull: plate(0.04, edges.wood),
  bow: { shape: 'bow', corner: 0, edge: edges.board },
  stern: { shape: 'stern', corner: 0, edge: edges.board },
  mast: { shape: 'mast', corner: 0, edge: edges.board, isShadeless: true },
  sail: { shape: 'sail', corner: 0, edge: edges.board },
  cannon: plate(0.25, edges.board),
  hold: plate(0.2, edges.board),
  hamster: plate(0.2, edges.board),
  upgrade: plate(0.28, edges.board),
  loot: disc(edges.board),
  wanted: disc(edges.board),
  marker: disc(edges.wood),
}

/** Piles of parts and tokens are made of parts and tokens, piles of cards of cards. */
export function cutOf({ kind, part, id }: Placement): Cut | undefined {
  if (kind !== 'deck') return cuts[kind]
  if (id === 'supply:upgrades') return cuts.upgrade
  return part === undefined ? cuts.deck : cuts[part]
}
