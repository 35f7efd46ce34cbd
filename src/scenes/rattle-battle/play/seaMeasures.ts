import { type MeasuredPair, measurePair, type Outline, type Ruler, type TileOutline } from '../../../measure'
import {
  adventureCard,
  type DieId,
  effectOf,
  outlineOfDie,
  type RattleState,
  type SeaDie,
  tilesOf,
} from '../../../rules/rattle-battle/public'

/** How this table measures (3.0). */
export function rulerOf({ options }: RattleState): Ruler {
  return options
}

export function seaDie(view: RattleState, id: string): SeaDie | undefined {
  return view.adventure?.sea.find(die => die.id === id)
}

export function seaOutline(view: RattleState, id: DieId): Outline | undefined {
  const die = seaDie(view, id)
  return die && outlineOfDie(view, die)
}

/** The two closest points of two Ships in the Sea, and how far they are apart. */
export function seaPair(view: RattleState, a: DieId, b: DieId): MeasuredPair | undefined {
  const [one, other] = [seaOutline(view, a), seaOutline(view, b)]
  return one && other && measurePair(one, other, rulerOf(view))
}

/** Tiles that block a shot, if the card says so. */
export function blockingIn(view: RattleState): readonly TileOutline[] {
  const card = view.adventure && adventureCard(view.adventure.card)
  const isBlocked = card?.kind === 'sea' && effectOf(card.id, 'tilesBlockFire') !== undefined
  return isBlocked ? tilesOf(view) : []
}
