/** What cards let happen between the drop and phase 3 (RB-145). */
import { isInRange, isStandingOn } from '../../../measure'
import { effectOf } from '../data/adventures'
import { dieInfo } from '../data/dice'
import {
  closestOf,
  gapOf,
  isPlayerShip,
  isReef,
  outlineOfDie,
  outlineOfTile,
  pairsOf,
  seaCardOf,
  seaOf,
  sidesOf,
} from '../sea/sea'
import { sink } from '../sea/sinking'
import { ownerOf } from '../table'
import { say, type Work } from '../work'
import { fight } from './battle'

export function applyCardBefore(work: Work): void {
  strandOnReef(work)
  sinkInWhirlpool(work)
  fightWanted(work)
}

/** B07: Player Ships that touch the reef are sunk by nobody. */
function strandOnReef(work: Work): void {
  const { state } = work
  const reef = seaOf(state).find(die => isReef(state, die))
  if (!reef) return
  const stranded = seaOf(state).filter(die => isPlayerShip(die) && gapOf(state, die, reef) === 0)
  sink(
    work,
    stranded.map(die => ({ die, credits: [] })),
    'RB-145',
  )
}

/** B12: every Ship that touches the Whirlpool is sunk, and nobody is credited. */
function sinkInWhirlpool(work: Work): void {
  const { state } = work
  const card = seaCardOf(state)
  const effect = effectOf(card.id, 'sinkOnTile')
  if (!effect) return
  const whirlpools = card.tiles.filter(tile => tile.id === effect.tile).map(outlineOfTile)
  const lost = seaOf(state).filter(die =>
    whirlpools.some(tile => isStandingOn(outlineOfDie(state, die), tile, state.options)),
  )
  sink(
    work,
    lost.map(die => ({ die, credits: [] })),
    'RB-145',
  )
}

/** A05: the Wanted player's Ships fight red NP Ships within 2 short ranges, closest pair first. */
function fightWanted(work: Work): void {
  const effect = effectOf(seaCardOf(work.state).id, 'wantedPreBattle')
  if (!effect) return
  for (;;) {
    const { state } = work
    if (state.wanted === undefined) return
    const { players, nps } = sidesOf(state)
    const hunted = players.filter(die => ownerOf(state, die.id) === state.wanted)
    const hunters = nps.filter(die => dieInfo(die.id).colour === effect.colour)
    const near = pairsOf(state, hunted, hunters).filter(pair =>
      isInRange(pair.gap, effect.range, state.options),
    )
    if (near.length === 0) return
    say(work, 'RB-145', 'Pillage Time: the Wanted player fights before the merchants act')
    fight(work, closestOf(state, near), 'RB-211')
  }
}
