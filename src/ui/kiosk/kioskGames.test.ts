import { describe, expect, it } from 'vitest'
import { gameOf, newMatch } from '../../match'
import { boxes } from '../games/boxes'
import { readGameFacts } from '../games/gameFacts'

describe('the games of the kiosk', () => {
  it.each(readGameFacts())(
    'of $title can be begun as its box says (seed "kiosk")',
    ({ id, players, levels }) => {
      const { kiosk } = boxes[id]
      const seats = kiosk?.players ?? Math.min(players.max, Math.max(players.min, 3))
      const level = kiosk?.level ?? levels.findLast(one => one !== 'legend')!
      const made = newMatch({
        game: id,
        players: seats,
        seed: 'kiosk',
        options: kiosk?.options ?? {},
        seats: Array.from({ length: seats }, () => ({ sitter: { kind: 'computer', level } })),
      })
      expect(made).toMatchObject({ ok: true })
      if (made.ok) expect(gameOf(made.value)?.id).toBe(id)
    },
  )
})
