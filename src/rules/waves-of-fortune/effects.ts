/** What drawn cards and event tokens do (3.6, 3.7, 4.5). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { changeCrew, changeFood, freeSpace, gainGold, hasUpgrade } from './cargo'
import { cardOf, choicesOf } from './data/cards'
import type { Change, Choice, Row } from './data/effects'
import { expedition } from './data/tiles'
import { discardCard } from './decks'
import { homeCell, nameOf } from './seating'
import type { FortuneState, Player, Shown } from './state'
import { askForThrow } from './throwing'
import { type CardId, tokenLies, tokenNames } from './vocabulary'
import { change, changePlayer, changeTile, playerAt, say, tileAt, type Work, waitFor } from './work'

/** WF-55: in the printed order; when the ship sinks the rest is skipped. */
export function carryOut(work: Work, seat: Seat, changes: readonly Change[], from: string): void {
  for (const one of changes) {
    if (!playerAt(work.state, seat).afloat) return
    if ('crew' in one) changeCrew(work, seat, one.crew)
    else if ('food' in one) changeFood(work, seat, one.food)
    else if ('gold' in one) gainGold(work, seat, one.gold, one.gold < 0 ? 'WF-57' : 'WF-52', from)
    else {
      changePlayer(work, seat, { cell: homeCell(work.state, seat) })
      say(work, 'WF-57', `${nameOf(work.state, seat)} ${does(seat, 'drifts', 'drift')} home`, 'wentHome', {
        seat,
      })
    }
  }
}

/** WF-53: shown to all and carried out, up to the first question. */
export function showCard(work: Work, seat: Seat, id: CardId): void {
  const { name, effect, deck } = cardOf(id)
  const { cell } = playerAt(work.state, seat)
  change(work, { shown: { card: id, who: seat } })
  say(work, 'WF-53', `${nameOf(work.state, seat)} ${does(seat, 'draws', 'draw')} ${name}`, 'cardDrawn', {
    seat,
    card: id,
    deck,
    cell,
  })
  switch (effect.kind) {
    case 'changes':
      carryOut(work, seat, effect.changes, name)
      finishCard(work)
      return
    case 'token':
      placeToken(work, id)
      meetToken(work, seat, id)
      return
    case 'kraken':
      placeToken(work, id)
      waitFor(work, 'foeChoice', seat)
      return
    case 'pirate':
      waitFor(work, 'foeChoice', seat)
      return
    case 'map': {
      const { maps } = playerAt(work.state, seat)
      changePlayer(work, seat, { maps: [...maps, id] })
      change(work, { shown: undefined })
      const text = `X marks ${effect.cell}: ${effect.gold} gold wait there for ${nameOf(work.state, seat)}`
      say(work, 'WF-119', text, 'mapFound', { seat, card: id, cell: effect.cell })
      return
    }
    case 'choose':
      waitFor(work, 'cardChoice', seat)
      return
    case 'throw':
      askForThrow(work, 'cardThrow', seat, 1)
      return
    case 'expedition':
      waitFor(work, 'expedition', seat)
      return
    case 'mark': {
      changePlayer(work, seat, { [effect.mark]: true })
      const isWind = effect.mark === 'wind'
      const text = isWind
        ? `${does(seat, 'sails', 'sail')} a space further next turn`
        : 'will not move next turn'
      say(work, isWind ? 'WF-32' : 'WF-22', `${nameOf(work.state, seat)} ${text}`, 'mark', {
        seat,
        mark: effect.mark,
      })
      finishCard(work)
    }
  }
}

/** WF-53a: to the discard pile of its deck. */
export function finishCard(work: Work): void {
  const { shown } = work.state
  if (!shown) return
  change(work, { shown: undefined })
  discardCard(work, shown.card)
}

/** WF-61, WF-61a: the card on show is filed with its token on the space of the ship that drew it. */
export function placeToken(work: Work, card: CardId): void {
  const { shown } = work.state
  const { effect } = cardOf(card)
  const kind = effect.kind === 'token' ? effect.token : effect.kind === 'kraken' ? 'kraken' : 'pirate'
  const { cell } = playerAt(work.state, shown!.who)
  changeTile(work, cell, { token: { kind, card } })
  change(work, { shown: undefined })
  say(work, 'WF-61', `${tokenLies[kind]} at ${cell}`, 'tokenPlaced', { cell, kind, card })
}

/** WF-63: mine, Fishing Grounds and Mermaid Lagoon act on every ship that ends up there. */
export function meetToken(work: Work, seat: Seat, card: CardId): void {
  const { effect, name } = cardOf(card)
  if (effect.kind !== 'token') return
  if (effect.token === 'mine' && hasUpgrade(playerAt(work.state, seat), 'hull')) {
    say(work, 'WF-118', `The mine scratches ${nameOf(work.state, seat)}'s Iron Hull`, 'hull', { seat })
    return
  }
  const { cell } = playerAt(work.state, seat)
  say(
    work,
    'WF-63',
    `${nameOf(work.state, seat)} ${does(seat, 'meets', 'meet')} ${tokenNames[effect.token]}`,
    'tokenMet',
    {
      seat,
      cell,
      kind: effect.token,
    },
  )
  carryOut(work, seat, effect.changes, name)
}

/** WF-57: paying needs the full sum aboard, buying room for a cube at least. */
export function isPossible(player: Player, choice: Choice): boolean {
  const changes = choice.changes ?? []
  const price = changes.reduce((sum, one) => ('gold' in one && one.gold < 0 ? sum - one.gold : sum), 0)
  return price === 0 || (player.shipGold >= price && freeSpace(player) > 0)
}

/** What the player who is asked may choose of the open card. */
export function possibleChoices({ shown, players, actor }: FortuneState): readonly Choice[] {
  return shown ? choicesOf(shown.card).filter(choice => isPossible(players[actor]!, choice)) : []
}

/** WF-57: why nothing can be bought. */
export function whyNothing(player: Player): string {
  return freeSpace(player) > 0 ? 'too little gold aboard' : 'no room in the hold'
}

/** The rows of the open card; a throw decides which of them counts. */
export function rowsOf({ card, option }: Shown): readonly Row[] {
  const { effect } = cardOf(card)
  if (effect.kind === 'throw') return effect.rows
  return choicesOf(card).find(({ id }) => id === option)?.rows ?? []
}

export function takeOption(work: Work, seat: Seat, option: string): void {
  const shown = work.state.shown!
  const choice = choicesOf(shown.card).find(({ id }) => id === option)!
  const chooses =
    possibleChoices(work.state).length > 1
      ? does(seat, 'chooses', 'choose')
      : `can buy nothing, with ${whyNothing(playerAt(work.state, seat))}`
  const text = `${nameOf(work.state, seat)} ${chooses}: ${choice.words}`
  say(work, 'WF-57', text, 'optionChosen', { seat, option })
  if (choice.rows) {
    change(work, { shown: { ...shown, option } })
    askForThrow(work, 'cardThrow', seat, 1)
    return
  }
  carryOut(work, seat, choice.changes ?? [], cardOf(shown.card).name)
  finishCard(work)
}

/** WF-58: the row that the die shows. */
export function readCardThrow(work: Work, faces: readonly number[]): void {
  const shown = work.state.shown!
  if (shown.sent !== undefined) {
    readExpedition(work, shown.who, faces)
  } else {
    const [face] = faces
    const row = rowsOf(shown).find(({ low, high }) => low <= face! && face! <= high)
    if (row?.changes.length === 0) say(work, 'WF-58', 'Nothing happens', 'nothing', { seat: shown.who })
    carryOut(work, shown.who, row?.changes ?? [], cardOf(shown.card).name)
  }
  finishCard(work)
}

/** WF-59: each die on its own; the losses are one loss. */
function readExpedition(work: Work, seat: Seat, faces: readonly number[]): void {
  const found = faces.filter(face => face >= expedition.winFrom).length
  const lost = faces.filter(face => face <= expedition.loseUpTo).length
  if (found > 0) gainGold(work, seat, found * expedition.goldEach, 'WF-59', 'the Lost Temple')
  if (lost > 0) changeCrew(work, seat, -lost)
  if (found + lost === 0) say(work, 'WF-59', 'All come back with empty hands', 'nothing', { seat })
}

/** The card of the token under the ship, where there is one. */
export function tokenUnder(state: FortuneState, seat: Seat) {
  return tileAt(state, playerAt(state, seat).cell).token
}
