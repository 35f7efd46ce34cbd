import type { KioskGame } from '../../match/kiosk/kioskGame'
import type { GameId } from '../../rules/game'
import { type BoxedGame, chairColours, shelf } from '../games'

/** Every game whose things lie on the table: only those can be watched. */
export const tableGames: readonly BoxedGame[] = shelf.filter(({ box }) => box.hasTable)

/** As many as are a party and can still be told apart from two metres away. */
const usualPlayers = 3

/** The games of these settings, as the kiosk plays them. */
export function kioskGames(ids: readonly GameId[]): readonly KioskGame[] {
  return ids.flatMap(id => {
    const game = tableGames.find(one => one.id === id)
    return game ? [asPlayed(game)] : []
  })
}

function asPlayed(game: BoxedGame): KioskGame {
  const { id, title, players, levels, box } = game
  const { kiosk } = box
  const seats = kiosk?.players ?? Math.min(players.max, Math.max(players.min, usualPlayers))
  return {
    id,
    title,
    word: box.word,
    players: seats,
    level: kiosk?.level ?? levels.at(-1)!,
    options: kiosk?.options ?? {},
    colours: chairColours(game).slice(0, seats),
  }
}
