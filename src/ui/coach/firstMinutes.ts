import type { GameId } from '../../rules/game'
import { questsOf, type RattleState, type Scenario } from '../../rules/rattle-battle/public'
import type { WavesState } from '../../rules/waves/public'
import type { FortuneState } from '../../rules/waves-of-fortune/public'

/** What somebody needs who has never heard of the game, before the first choice: read in under a minute. */
export interface FirstMinute {
  readonly who: string
  readonly win: string
  readonly end: string
  /** What one turn is. */
  readonly turn: string
  /** One thing to try first. */
  readonly tip: string
}

/** Without a view: as the game is usually played. With fingers nothing is hovered over. */
type Words = (view: unknown, withFingers: boolean) => FirstMinute

const words: Readonly<Record<GameId, Words>> = {
  'rattle-battle': view => {
    const state = view as RattleState | undefined
    const voyage = state && voyageOf(state.options.scenario)
    return {
      who: 'You are a pirate captain with four Ships, which are your dice, and a Galleon that grows with what you buy.',
      win: 'Most victory points: each coin is one, and the Guild sells more for coins.',
      end: `After ${voyage ? `${voyage.adventures} Adventures in ${voyage.quests}` : 'the Adventures of all'} Quests; after each Quest everybody visits the port.`,
      turn: 'Everybody sends some Ships, and all dice are dropped into the Sea Box at once. What a die shows is its Strength. In turn, players may move a Ship with a Sail or fire with Cannons. Then the closest pair fights, the lower number sinks, and so on. For what you sink you get Loot and coins.',
      tip: 'A Ship that touches what it sinks has boarded it: one more Loot. Clear dice are merchants, which belong to nobody.',
    }
  },
  waves: (view, withFingers) => {
    const state = view as WavesState | undefined
    // WV-57 to WV-59.
    const isShort = state !== undefined && state.hands.length > 3 && state.options.mode === 'allVsAll'
    const [different, total] = isShort ? ['four', 'six'] : ['five', 'seven']
    const isTeam = state !== undefined && state.displays.length < state.hands.length
    return {
      who: 'You court the Elders of Atlantis. Each round one of them sits before you.',
      win: `Collect ${different} Elders of different classes, or any ${total}${isTeam ? ', together with your team' : ''}.`,
      end: 'The moment somebody has them.',
      turn: 'Lay one card face down below your Elder: it follows. Or lay cards of one class across the Elder: they rebel. Then all cards are turned up, the class seen most decides which tablet counts, and each card tries to take its Elder: its Power must be higher, and a Shell must be left.',
      tip: `The card you lay now is the Elder you face next round. ${withFingers ? 'Tap' : 'Point at'} a card to see when it takes the Elder.`,
    }
  },
  'rolling-with-the-waves': () => ({
    who: 'You are a pirate captain with a map of your own: chests to fill, cannons to load, crew to hire.',
    win: 'Most points: every pip in your chests, 2 for a buried chest, 5 for each full track (Hull, Raid Ports, Hire Crew), 1 for every 3 Infamy.',
    end: 'After the round in which somebody has all three chests full or buried, or all three tracks full.',
    turn: 'Each round you take three dice out of the tray and give each a job behind your screen. Then all screens drop: numbers are written on the maps, and cannons that are full fire at chests that are not buried.',
    tip: 'Look at your map first: a high die suits a chest, a low one may fill the last square of a cannon.',
  }),
  'waves-of-fortune': view => {
    const options = (view as FortuneState | undefined)?.options
    const limit = options && options.roundLimit !== 'off' ? `, or after round ${options.roundLimit}` : ''
    return {
      who: 'You are the captain of one ship on a sea that nobody has mapped, with a crew to feed.',
      win: `Most victory points: 1 for every 500 gold, 1 for the Kraken, ${options?.kingVp ?? 3} for the Pirate King.`,
      end: `When somebody beats the Pirate King${limit}.`,
      turn: 'Sail up to two spaces. What lies where you stop is turned over and happens to you. Then the crew eats one food, everywhere but at home. At home you bank gold, buy upgrades and fill the hold for nothing.',
      tip: 'A crew without food mutinies and the ship sinks: count the meals before you go far. Red means too far.',
    }
  },
  'rolling-seas': () => ({
    who: 'You are a captain with an empty map and a Story to live.',
    win: 'Most Reputation: every port pays you the length of your Story, once each. Stars in the ledger and ending at a port count too.',
    end: 'After round 25, wherever you are.',
    turn: 'One throw gives everybody three winds and one find. Sail with one of the winds, or explore the land beside you, or visit the port you lie at. Storms, monsters and currents you sail through make your Story longer.',
    tip: 'Let the Story grow before you tell it, and come to many ports: each pays only once.',
  }),
}

function voyageOf(scenario: Scenario): { readonly quests: number; readonly adventures: number } {
  const quests = questsOf(scenario)
  return { quests: quests.length, adventures: quests.reduce((sum, piles) => sum + piles.length, 0) }
}

export function firstMinuteOf(
  game: GameId | undefined,
  view?: unknown,
  withFingers = false,
): FirstMinute | undefined {
  return game && words[game](view, withFingers)
}
