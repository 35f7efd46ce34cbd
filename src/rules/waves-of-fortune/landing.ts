/** The landing step: what happens where a ship ends up, in its order (WF-43). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { gainGold } from './cargo'
import { cardOf, mapOf } from './data/cards'
import { treasureGold } from './data/tiles'
import { deckFor, discardCard, drawCard } from './decks'
import { meetToken, showCard, tokenUnder } from './effects'
import { beginFight, isKing, isKingAwake } from './fight'
import { homeCell, nameOf } from './seating'
import { salvage } from './sinking'
import type { Landing } from './state'
import { tileNames } from './vocabulary'
import { change, changePlayer, changeTile, playerAt, say, tileAt, type Work, waitFor } from './work'

export function startLanding(work: Work, who: Seat): void {
  const { cell } = playerAt(work.state, who)
  change(work, { landings: [...work.state.landings, { who, cell, step: 'a' }] })
}

function isRammed(work: Work, { who }: Landing): boolean {
  return who !== work.state.active
}

/** One part of the landing step on top; the step that comes next is noted before, for the part may wait. */
export function stepLanding(work: Work): void {
  const landing = work.state.landings.at(-1)!
  const { who, cell, step } = landing
  const player = playerAt(work.state, who)
  if (!player.afloat || player.cell !== cell || cell === homeCell(work.state, who)) {
    leave(work, landing)
    return
  }
  switch (step) {
    case 'a': {
      const { faceUp } = tileAt(work.state, cell)
      const stops = faceUp && isRammed(work, landing) && work.state.options.ramEffects === 'face-down-only'
      if (stops) pop(work)
      else if (faceUp) goTo(work, landing, 'b')
      else {
        // WF-43b: a token put down by this card acts only as the card says.
        goTo(work, landing, 'c')
        turnTile(work, who)
      }
      return
    }
    case 'b':
      goTo(work, landing, 'c')
      meet(work, who)
      return
    case 'c':
      goTo(work, landing, 'd')
      takeTreasure(work, who)
      return
    case 'd':
      goTo(work, landing, 'e')
      salvage(work, who)
      return
    case 'e':
      pop(work)
      digUp(work, who)
  }
}

/** WF-111: a ship brought home in somebody else's turn has its services at once. */
function leave(work: Work, landing: Landing): void {
  const { who, cell } = landing
  const player = playerAt(work.state, who)
  pop(work)
  if (player.afloat && player.cell !== cell && isRammed(work, landing)) {
    waitFor(work, 'homeServices', who)
  }
}

function pop(work: Work): void {
  change(work, { landings: work.state.landings.slice(0, -1) })
}

function goTo(work: Work, landing: Landing, step: Landing['step']): void {
  change(work, { landings: [...work.state.landings.slice(0, -1), { ...landing, step }] })
}

/** WF-44 to WF-49, WF-102. */
function turnTile(work: Work, seat: Seat): void {
  const { cell } = playerAt(work.state, seat)
  const { kind } = tileAt(work.state, cell)
  if (kind === 'unknown') throw new Error('A tile of a view cannot be turned')
  changeTile(work, cell, { faceUp: true })
  work.reveals = true
  say(
    work,
    'WF-44',
    `${nameOf(work.state, seat)} ${does(seat, 'turns', 'turn')} over ${cell}: ${tileNames[kind]}`,
    'tileTurned',
    {
      seat,
      cell,
      tile: kind,
    },
  )
  if (kind === 'king') waitFor(work, 'foeChoice', seat)
  if (kind !== 'ocean' && kind !== 'island') return
  const card = drawCard(work, deckFor(cell, kind))
  if (card === undefined) say(work, 'WF-60', 'There is no card left to draw', 'nothing', { seat })
  else showCard(work, seat, card)
}

/** WF-63, WF-64, WF-90, WF-105. */
function meet(work: Work, seat: Seat): void {
  const { cell } = playerAt(work.state, seat)
  if (isKing(tileAt(work.state, cell))) {
    if (work.state.options.kingRevisit === 'must-fight' && isKingAwake(work.state)) beginFight(work, seat)
    else waitFor(work, 'foeChoice', seat)
    return
  }
  const token = tokenUnder(work.state, seat)
  if (token?.kind === 'pirate') beginFight(work, seat)
  else if (token?.kind === 'kraken') waitFor(work, 'foeChoice', seat)
  else if (token) meetToken(work, seat, token.card)
}

/** WF-50, WF-50a. */
function takeTreasure(work: Work, seat: Seat): void {
  const { cell } = playerAt(work.state, seat)
  const { kind, looted } = tileAt(work.state, cell)
  if (kind !== 'treasure' || looted) return
  changeTile(work, cell, { looted: true })
  gainGold(work, seat, treasureGold, 'WF-50', `the treasure of ${cell}`)
}

/** WF-120. */
function digUp(work: Work, seat: Seat): void {
  const { cell, maps } = playerAt(work.state, seat)
  for (const id of maps) {
    const map = mapOf(id)
    if (map?.cell !== cell) continue
    changePlayer(work, seat, { maps: playerAt(work.state, seat).maps.filter(one => one !== id) })
    discardCard(work, id)
    gainGold(work, seat, map.gold, 'WF-120', `the X of the ${cardOf(id).name} at ${cell}`)
  }
}
