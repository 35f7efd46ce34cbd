/** Admiral Norrington and the Wanted token, RB-370 to RB-373a; Enemy Ships of the introduction, RB-391a. */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { enemyShips } from '../aiming'
import { rattleBattle } from '../index'
import { entering } from '../testing/entering'
import {
  blue,
  die,
  dropped,
  fights,
  fought,
  green,
  listed,
  type PlayerText,
  played,
  position,
  told,
  yellow,
} from '../testing/position'

const setUp = (scenario: 'intro' | 'norrington' | 'pirateWars') => {
  const read = readSetUp(rattleBattle, { players: 3, seed: 'wanted', options: { scenario } })
  if (!read.ok) throw new Error(read.why)
  return rattleBattle.setup(read.value)
}

/** Who is Wanted after an Adventure that ends like this. */
const wantedAfter = (card: string, by: Record<number, PlayerText>, wanted?: number) =>
  entering(position({ card, phase: 'stow', by, ...(wanted !== undefined && { wanted }) }), 'adventure.end')
    .state.wanted

describe('Admiral Norrington', () => {
  test('RB-370: the piles of scenario 1 and the Crazy pile are played', () => {
    const { soft, hard, final, crazy, intro } = setUp('norrington').piles.adventures
    expect([soft, hard, final, crazy, intro].map(pile => pile.length)).toEqual([9, 7, 1, 10, 0])
    expect([...soft, ...hard, ...final].every(id => id.startsWith('A'))).toBe(true)
  })

  test('RB-371: after each Adventure the player with the most VP, coins included, is Wanted; a tie changes nothing', () => {
    expect(wantedAfter('A07', { [blue]: { coins: 3 }, [green]: { coins: 2 } })).toBe(blue)
    expect(wantedAfter('A07', { [blue]: { coins: 3 }, [green]: { vpCards: 1 } })).toBe(green)
    expect(wantedAfter('A07', { [blue]: { coins: 3 } }, green), 'it passes on').toBe(blue)
    expect(wantedAfter('A07', { [blue]: { coins: 3 }, [green]: { coins: 3 } }, green)).toBe(green)
  })

  test('RB-371a: only VP cards and coins count, and a tie leaves the token with a holder who is not among the tied', () => {
    const rich: PlayerText = { upgrades: ['U12'], sailors: ['N24'], cannons: 5, coins: 1 }
    expect(wantedAfter('A07', { [yellow]: rich, [blue]: { coins: 2 } })).toBe(blue)
    const tie = { [blue]: { coins: 3 }, [green]: { coins: 3 } }
    expect(wantedAfter('A07', tie, yellow)).toBe(yellow)
  })

  test('RB-371b: nobody is Wanted at the start, and a tie without a holder leaves it so', () => {
    expect(setUp('norrington').wanted).toBeUndefined()
    expect(wantedAfter('A07', {})).toBeUndefined()
  })

  test('RB-371: the token is for this scenario alone', () => {
    for (const card of ['B09', 'I01']) {
      const { state } = fought({ card, sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 1)] })
      const next = played(state, listed(state, yellow, 'stow')[0]!)
      expect(next.players[yellow]!.coins).toBe(1)
      expect(next.wanted).toBeUndefined()
    }
  })

  const sea = [
    die('p-yellow-1', 0, 0, 4),
    die('p-blue-1', 40, 0, 4),
    die('n-blue-1', 0, 40, 3),
    die('n-red-1', 0, -40, 3),
  ]
  const enemies = (card: string) =>
    enemyShips(position({ card, sea, by: { [yellow]: { sails: 1 } } }), yellow).map(({ id }) => id)

  test('RB-372, RB-391a: Enemy Ships are NP Ships only, in the introduction too', () => {
    expect(enemies('A07')).toEqual(['n-blue-1', 'n-red-1'])
    expect(enemies('I03')).toEqual(['n-blue-1', 'n-red-1'])
    expect(enemies('B13')).toEqual(['p-blue-1', 'n-blue-1', 'n-red-1'])
  })

  test('RB-372a: Allies are no Enemy Ships', () => {
    expect(enemies('B08')).toEqual(['p-blue-1', 'n-red-1'])
  })

  const chase = (wanted: number | undefined) => {
    const { events } = dropped(
      {
        card: 'A17',
        by: { [yellow]: { sails: 1 }, [blue]: { sails: 1 } },
        ...(wanted !== undefined && { wanted }),
      },
      die('p-yellow-1', 60, 0, 4),
      die('p-blue-1', 0, 120, 4),
      die('n-orange-1', 0, 0, 'SKULL'),
    )
    return told(events, 'move')[0]!.target
  }

  test('RB-373: some Adventures treat the Wanted player differently', () => {
    expect(chase(blue)).toBe('p-blue-1')
    expect(chase(yellow)).toBe('p-yellow-1')
  })

  test('RB-373a: where nobody is Wanted such text is skipped', () => {
    expect(chase(undefined)).toBe('p-yellow-1')
    const pillage = dropped(
      { card: 'A05', by: { [yellow]: { sails: 1 } } },
      die('p-yellow-1', 0, 0, 4),
      die('n-red-1', 60, 0, 3),
    )
    expect(fights(pillage.events)).toEqual([])
  })
})
