import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { sailorCard } from '../data/sailors'
import { coinsText, gainCoins } from '../goods/coins'
import { discardLoot, lootText } from '../goods/loot'
import { addPart, partNames } from '../goods/parts'
import type { MoveRule } from '../moveRule'
import type { HireSailor, KeepSailor } from '../moves'
import { discardSailors, drawSailors } from '../port/decks'
import { checkOwn, isPrice, paymentsOf } from '../port/paying'
import { checkUse, helperChoices, markSailors, usedBy, withSailors } from '../port/portSailors'
import { sayDrawn } from '../port/sayDrawn'
import { checkAt, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import { isSeen, type LootType, type Part, parts, type SailorId } from '../vocabulary'
import { changePlayer, changeVisit, say, visitOf, type Work } from '../work'

const louigi = 'N13'
const tapster = 'N15'
const rumpot = 'N16'
const hammers = 'N18'
const quill = 'N27'

/** RB-321: 2 Rum, 1 with Tom Tapster. */
function priceFor(use: readonly SailorId[]): readonly LootType[] {
  return use.includes(tapster) ? ['rum'] : ['rum', 'rum']
}

/** RB-321: once per visit a player pays and draws, then keeps one of the cards by `keepSailor`. */
export const hireSailor: MoveRule<'hireSailor'> = {
  rule: 'RB-321',
  phases: phasesOf('tavern'),

  check(state, { seat, payIds, use = [] }) {
    return firstOf(
      () => checkAt(state, seat, 'tavern'),
      () => visitOf(state).hired[seat]! > 0 && refuse('RB-321', 'You have hired a Sailor in this visit'),
      () => state.piles.sailors.length === 0 && refuse('RB-321a', 'No Sailor is left in the Tavern'),
      () => checkUse(state, seat, use, 'tavern', [tapster, rumpot]),
      () => checkOwn(state, seat, payIds),
      () =>
        !isPrice(state, payIds, priceFor(use)) &&
        refuse('RB-321', `A Sailor is hired for ${priceFor(use).length} Rum`),
    )
  },

  play(work, { seat, payIds, use = [] }) {
    const paid = lootText(work.state, payIds)
    discardLoot(work, seat, payIds, 'discard')
    markSailors(work, seat, use)
    const { hired } = visitOf(work.state)
    changeVisit(work, { hired: hired.with(seat, hired[seat]! + 1) })
    const drawn = drawSailors(work, seat, use.includes(rumpot) ? 5 : 3)
    say(
      work,
      'RB-321',
      `${nameOf(work.state, seat)} ${does(seat, 'pays', 'pay')} ${paid}${withSailors(use)} and ${does(seat, 'looks', 'look')} at ${drawn.length} Sailors`,
      { kind: 'hire', data: { seat, payIds, count: drawn.length } },
    )
    sayDrawn(
      work,
      seat,
      'RB-321',
      drawn.map(id => sailorCard(id).name),
    )
  },

  list(state, seat) {
    if (checkAt(state, seat, 'tavern') || visitOf(state).hired[seat]! > 0) return []
    return helperChoices(state, seat, 'tavern', [tapster, rumpot]).flatMap(use =>
      paymentsOf(state, seat, priceFor(use)).map(
        (payIds): HireSailor => ({ kind: 'hireSailor', seat, payIds, ...usedBy(use) }),
      ),
    )
  },

  name: (state, { payIds, use = [] }) => `Hire a Sailor for ${lootText(state, payIds)}${withSailors(use)}`,
}

/** The kept cards: one, and with Louigi another one for free (RB-322a). */
function keptCards({ cardId, extraCardId }: KeepSailor): readonly SailorId[] {
  return extraCardId === undefined ? [cardId] : [cardId, extraCardId]
}

/** Parts that Twin Hammers can bring; none if the card is not hired. */
function bonusParts(state: RattleState, kept: readonly SailorId[]): readonly Part[] {
  return kept.includes(hammers) ? parts.filter(part => state.stock[part] > 0) : []
}

/** RB-321, RB-322: one card is kept, its Hiring Bonus follows, and the others are laid aside. */
export const keepSailor: MoveRule<'keepSailor'> = {
  rule: 'RB-321',
  phases: phasesOf('tavern'),

  check(state, move) {
    const { seat, cardId, extraCardId, part } = move
    const drawn = visitOf(state).drawnSailors[seat]!
    const others = drawn.filter(id => id !== cardId)
    const isExtraDue = cardId === louigi && others.length > 0
    const choices = bonusParts(state, keptCards(move))
    return firstOf(
      () => !drawn.includes(cardId) && refuse('RB-321', 'This is none of the Sailors that you have drawn'),
      () =>
        extraCardId !== undefined &&
        cardId !== louigi &&
        refuse('RB-322', 'Only Louigi brings another Sailor'),
      () =>
        extraCardId !== undefined &&
        !others.includes(extraCardId) &&
        refuse('RB-322a', 'Louigi brings one of the other cards of the same draw'),
      () =>
        extraCardId === undefined &&
        isExtraDue &&
        refuse('RB-322a', 'Louigi brings another Sailor: choose one'),
      () =>
        part === undefined &&
        choices.length > 0 &&
        refuse('RB-322', 'Twin Hammers brings a Part: choose one'),
      () =>
        part !== undefined &&
        !choices.includes(part) &&
        refuse('RB-322', `No ${partNames[part]} comes with this Sailor`),
    )
  },

  play(work, move) {
    const { seat, part } = move
    const kept = keptCards(move)
    discardSailors(work, seat, kept)
    for (const id of kept) hire(work, seat, id, part)
  },

  list(state, seat) {
    const drawn = visitOf(state).drawnSailors[seat]!.filter(isSeen)
    return drawn.flatMap(cardId => {
      const others = cardId === louigi ? drawn.filter(id => id !== louigi) : []
      const pairs: readonly KeepSailor[] =
        others.length > 0
          ? others.map(extraCardId => ({ kind: 'keepSailor', seat, cardId, extraCardId }))
          : [{ kind: 'keepSailor', seat, cardId }]
      return pairs.flatMap((move): readonly KeepSailor[] => {
        const choices = bonusParts(state, keptCards(move))
        return choices.length > 0 ? choices.map(part => ({ ...move, part })) : [move]
      })
    })
  },

  name(_, move) {
    const names = keptCards(move).map(id => sailorCard(id).name)
    return `Keep ${names.join(' and ')}${move.part ? `, take a ${partNames[move.part]}` : ''}`
  },
}

/** RB-322: the Sailor joins the crew, and whatever comes with hiring happens once. */
function hire(work: Work, seat: Seat, id: SailorId, part: Part | undefined): void {
  const { sailors } = playerAt(work.state, seat)
  const who = nameOf(work.state, seat)
  const { name } = sailorCard(id)
  changePlayer(work, seat, { sailors: [...sailors, { id, uses: 0, store: [] }] })
  say(work, 'RB-321', `${who} ${does(seat, 'hires', 'hire')} ${name}`, { kind: 'sailor', data: { seat, id } })
  if (id === hammers && part !== undefined) addPart(work, seat, part, 'RB-322')
  if (id !== quill) return
  const gained = gainCoins(work, seat, 2)
  say(work, 'RB-322', `${who} ${does(seat, 'takes', 'take')} ${coinsText(gained)} with ${name}`, {
    kind: 'coins',
    data: { seat, coins: gained },
  })
}
