/** Phase 1: the card is revealed, cards demand what they demand, and all decide which Ships they send (RB-90 to RB-98). */

import { does } from '../../sentence'
import { adventureCard, effectOf, questsOf } from '../data/adventures'
import type { SeaAdventure } from '../data/adventureTypes'
import { npShipsOf } from '../data/dice'
import { upgradeCard } from '../data/upgrades'
import { seaCardOf, sortedDice } from '../sea/sea'
import type { Adventure, RattleState } from '../state'
import { nameOf, participants, playerAt, turnOrder } from '../table'
import { askForDrop } from '../throws/askForDrop'
import { type AdventureId, type DieId, npColours } from '../vocabulary'
import { adventureOf, byChance, change, changePlayer, goTo, say, type Work } from '../work'
import type { Stage, WaitingStage } from './flow'

function startAdventure(card: AdventureId, players: number): Adventure {
  const none = () => Array.from({ length: players }, () => 0)
  return {
    card,
    committed: Array.from({ length: players }, () => []),
    sea: [],
    redrops: 0,
    acted: false,
    used: false,
    ballistas: [],
    grogged: [],
    hooks: [],
    drawn: false,
    chained: none(),
    freeRepairs: none(),
  }
}

/** RB-90, RB-42: the top card of the pile that is due; the introduction has a fixed order (RB-391). */
export const reveal: Stage = {
  enter(work) {
    const { quest, stage, options, piles, players } = work.state
    const pile = questsOf(options.scenario)[quest]![stage]!
    const cards = piles.adventures[pile]
    const card = pile === 'intro' ? cards[0]! : byChance(work, random => random.pick(cards))
    work.reveals = true
    change(work, {
      piles: {
        ...work.state.piles,
        adventures: { ...piles.adventures, [pile]: cards.filter(id => id !== card) },
      },
      adventure: startAdventure(card, players.length),
    })
    for (const seat of turnOrder(work.state)) beginAdventureFor(work, seat)
    const { kind, name } = adventureCard(card)
    say(
      work,
      'RB-90',
      `${nameOf(work.state, work.state.baron)} ${does(work.state.baron, 'reveals', 'reveal')} ${name}`,
      {
        kind: 'reveal',
        data: { card },
      },
    )
    goTo(work, kind === 'sea' ? 'briefing.forced' : 'crazy.begin')
  },
}

/** What lasts an Adventure starts afresh: uses, and the protection of what lies in the Secret Hold (U11). */
function beginAdventureFor(work: Work, seat: number): void {
  const { upgrades, sailors, stowed } = playerAt(work.state, seat)
  changePlayer(work, seat, {
    upgrades: upgrades.map(upgrade => (upgrade.used ? { ...upgrade, used: false } : upgrade)),
    sailors: sailors.map(sailor => ({
      ...sailor,
      uses: 0,
      store: sailor.store.map(({ token }) => ({ token, fresh: false })),
    })),
    secure: Object.keys(stowed).filter(slot => slot.startsWith('upgrade:U11:')),
  })
}

/** A10: ready Upgrades with the exhaust icon. */
export function exhaustible(state: RattleState, seat: number) {
  return playerAt(state, seat).upgrades.filter(({ id, ready }) => ready && upgradeCard(id).icon === 'E')
}

export const forced: WaitingStage = {
  rule: 'RB-95',
  ask: 'Exhaust one of your ready Upgrades for the Convoy',
  enter(work) {
    const { wanted } = work.state
    const isDue = wanted !== undefined && effectOf(adventureOf(work.state).card, 'wantedExhaustsUpgrade')
    change(work, { queue: isDue ? [wanted] : [] })
  },
  hasChoice: (state, seat) => exhaustible(state, seat).length > 0,
  leave: work => goTo(work, 'briefing.commit'),
}

export const commit: WaitingStage = {
  rule: 'RB-93',
  ask: 'Choose the Ships that you send, and what Loot you keep',
  enter: work => change(work, { queue: turnOrder(work.state) }),
  leave(work) {
    const isEmpty = participants(work.state).length === 0
    if (isEmpty) say(work, 'RB-98', 'Nobody sends a Ship: the Adventure passes by')
    goTo(work, isEmpty ? 'sailors' : 'drop.pre')
  },
}

/** The NP Ships of the card, in the order of RB-68 (RB-91). */
function fleetOf(card: SeaAdventure): readonly DieId[] {
  return npColours.flatMap(colour => npShipsOf(colour, card.fleet[colour] ?? 0))
}

/** The first dice of each colour are the pre-placed ones (RB-111a). */
function prePlacedDice(card: SeaAdventure): readonly DieId[] {
  return npColours.flatMap(colour => {
    const count = card.prePlaced.filter(place => place.colour === colour).length
    return npShipsOf(colour, count)
  })
}

/** Phase 2, RB-111. */
export const preDrop: Stage = {
  enter(work) {
    const dice = prePlacedDice(seaCardOf(work.state))
    if (dice.length === 0) goTo(work, 'drop.main')
    else askForDrop(work, 'pre', dice, work.state.baron)
  },
}

/** RB-110: all committed Ships and all NP Ships that are not on their places already. */
export const mainDrop: Stage = {
  enter(work) {
    const card = seaCardOf(work.state)
    const placed = prePlacedDice(card)
    const nps = fleetOf(card).filter(die => !placed.includes(die))
    const dice = sortedDice([...adventureOf(work.state).committed.flat(), ...nps])
    askForDrop(work, 'main', dice, work.state.baron)
  },
}
