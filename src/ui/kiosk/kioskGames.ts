import type { BotLevel } from '../../bots'
import type { KioskGame } from '../../kiosk/kioskGame'
import type { KioskSettings } from '../../kiosk/kioskSettings'
import { chairColours } from '../../match/seatColours'
import { type BoxedGame, shelf } from '../games'

/** Every game whose things lie on the table: only those can be watched. */
export const tableGames: readonly BoxedGame[] = shelf.filter(({ box }) => box.hasTable)

/** As many as are a party and can still be told apart from two metres away. */
const usualPlayers = 3

/** The games of these settings, as the kiosk plays them. */
export function kioskGames({ games, speed }: Pick<KioskSettings, 'games' | 'speed'>): readonly KioskGame[] {
  return games.flatMap(id => {
    const game = tableGames.find(one => one.id === id)
    return game ? [asPlayed(game, speed)] : []
  })
}

/**
 * Captains: a machine that plays for weeks should not run hot for legends. A viewer who wants to see everything at once does not
 * wait for the longest thoughts either.
 */
function levelFor({ levels, box }: BoxedGame, speed: KioskSettings['speed']): BotLevel {
  const quick = speed === 'at once' && levels.find(level => level === 'solid')
  return quick || (box.kiosk?.level ?? levels.findLast(level => level !== 'legend')!)
}

function asPlayed(game: BoxedGame, speed: KioskSettings['speed']): KioskGame {
  const { id, title, players, box } = game
  const { kiosk } = box
  const seats = kiosk?.players ?? Math.min(players.max, Math.max(players.min, usualPlayers))
  return {
    id,
    title,
    word: box.word,
    players: seats,
    level: levelFor(game, speed),
    options: kiosk?.options ?? {},
    colours: chairColours(id, seats),
  }
}
