/** Phase 8, RB-250 to RB-254b, the Sea Sailors N01 to N12 and the end-of-game Sailors N24 to N27. */
import { describe, expect, test } from 'vitest'
import { baseSailors } from '../data/sailors'
import { allUpgrades } from '../data/upgrades'
import { rattleBattle } from '../index'
import type { RattleMove, UseSailor } from '../moves'
import {
  against,
  blue,
  course,
  die,
  fought,
  green,
  type LootText,
  listed,
  type PlayerText,
  type PositionText,
  played,
  position,
  told,
  yellow,
} from '../testing/position'
import type { DieId, SailorId, UpgradeId } from '../vocabulary'

const use = (sailorId: SailorId, more: Partial<UseSailor> = {}): UseSailor => ({
  kind: 'useSailor',
  seat: yellow,
  sailorId,
  ...more,
})

/** Yellow in phase 8 with this crew, and Nina Gale with Sails to ready so that the turn goes on. */
const inPhase8 = (sailors: readonly SailorId[], more: PlayerText = {}, text: Partial<PositionText> = {}) =>
  position({
    card: 'A07',
    phase: 'sailors',
    ...text,
    by: {
      ...text.by,
      [yellow]: { sailors: [...sailors, 'N10'], sails: { ready: 0, exhausted: 1 }, ...more },
    },
  })

const turnOf = (state: ReturnType<typeof position>) => {
  const turn = rattleBattle.turn(state)
  return turn.kind === 'over' ? [] : turn.seats
}

describe('Sailor Activation', () => {
  const crewOfAll = (): PlayerText => ({ sailors: ['N09'], cannons: { ready: 0, exhausted: 2 } })
  const everybody = () =>
    position({
      card: 'A07',
      phase: 'sailors',
      baron: blue,
      by: {
        [yellow]: { sailors: ['N04'], sunk: ['p-yellow-1'] },
        [blue]: {
          sailors: ['N10', 'N09'],
          sails: { ready: 0, exhausted: 1 },
          cannons: { ready: 0, exhausted: 2 },
        },
        [green]: { sailors: ['N12'] },
      },
    })

  test('RB-250: in turn order each player uses any number of their Sea Sailors, each once', () => {
    const state = everybody()
    expect(turnOf(state)).toEqual([blue])
    const one = played(state, { ...use('N10'), seat: blue })
    expect(turnOf(one)).toEqual([blue])
    expect(against(one, { ...use('N10'), seat: blue })).toBe('RB-250')
    const both = played(one, { ...use('N09', { count: 2 }), seat: blue })
    expect(both.players[blue]!.sails.ready).toBe(1)
    expect(both.players[blue]!.cannons.ready).toBe(2)
    expect(turnOf(both), 'Green cannot use Silent Sal').toEqual([yellow])
  })

  test('RB-250: after ending their turn a player may use no more', () => {
    const state = played(everybody(), { kind: 'endSailors', seat: blue })
    expect(turnOf(state)).toEqual([yellow])
    expect(against(state, { ...use('N10'), seat: blue })).toBe('RB-3')
    expect(played(state, { kind: 'endSailors', seat: yellow }).phase).not.toBe('sailors')
  })

  test('EX-46, RB-250a: players who sent no Ship use their Sailors too, but have no turn and draw nothing', () => {
    const { state, events } = fought({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 2)],
      by: { [green]: { ...crewOfAll(), sails: 2 } },
    })
    expect(told(events, 'loot').map(({ seat }) => seat)).not.toContain(green)
    expect(state.phase).toBe('sailors')
    expect(turnOf(state)).toEqual([green])
  })

  test('EX-46 (RB-98): if nobody sends a Ship the Adventure goes straight to phase 8', () => {
    const stay = (seat: number): RattleMove => ({ kind: 'commitShips', seat, dieIds: [], stowPlan: {} })
    const start = position({ card: 'A07', phase: 'briefing.commit', by: { [green]: crewOfAll() } })
    const { state, events } = course(start, stay(yellow), stay(blue), stay(green))
    expect(state.phase).toBe('sailors')
    expect(told(events, 'dropped')).toEqual([])
  })

  test('RB-251: Port Sailors, end-of-game Sailors and stores have no skill to be used in this phase', () => {
    const state = inPhase8(['N14', 'N22', 'N24', 'X03'], { quay: ['rum'] }, { options: { crewPack1: 'on' } })
    for (const id of ['N14', 'N22', 'N24', 'X03'] as const) {
      expect(against(state, use(id, { tokenIds: ['rum-01'] }))).toBe('RB-252')
    }
    expect(listed(state, yellow, 'useSailor').map(({ sailorId }) => sailorId)).toEqual(['N10'])
  })

  test('RB-252: only own Sailors are used, and only as their cards say', () => {
    const state = inPhase8(['N02'], { quay: ['rum', 'fabrics', 'L2'] }, { options: { lootPack1: 'on' } })
    expect(against(state, use('N01', { tokenIds: ['rum-01'] })), 'of another player').toBe('RB-252')
    expect(against(state, use('nobody' as never))).toBe('RB-252')
    expect(against(state, use('N02', { tokenIds: ['rum-01'], part: 'sail' })), 'Rum').toBe('RB-252')
    expect(against(state, use('N02', { tokenIds: ['L2-1'], part: 'sail' })), 'Special Loot').toBe('RB-252')
    expect(
      against(state, use('N02', { tokenIds: ['fabrics-02'], part: 'sail' })),
      'Loot of another player',
    ).toBe('RB-252')
    expect(against(state, use('N02', { tokenIds: ['fabrics-01', 'fabrics-01'], part: 'sail' }))).toBe(
      'RB-252',
    )
    expect(against(state, use('N02', { tokenIds: ['fabrics-01'] })), 'no Part named').toBe('RB-2')
    expect(against(state, use('N02', { tokenIds: ['fabrics-01'], part: 'sail' }))).toBeUndefined()
  })

  test('RB-252: outside of phase 8 no Sea Sailor is used', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', 100, 100, 2)],
      by: { [yellow]: { sailors: ['N10'], sails: { ready: 1, exhausted: 1 } } },
    })
    expect(against(state, use('N10'))).toBe('RB-252')
  })

  test('RB-253: a Sea Sailor gained in this phase may be used at once', () => {
    const state = position({
      card: 'A07',
      phase: 'sailors',
      by: {
        [yellow]: { sailors: ['N03'], quay: ['rum'], sails: { ready: 0, exhausted: 1 } },
        // All other Sailors but Nina Gale are taken.
        [blue]: { sailors: allSailorsBut('N03', 'N10') },
      },
    })
    const joined = played(state, use('N03', { tokenIds: ['rum-01'] }))
    expect(joined.players[yellow]!.sailors.map(({ id }) => id)).toEqual(['N03', 'N10'])
    expect(played(joined, use('N10')).players[yellow]!.sails.ready).toBe(1)
  })

  const gains = (): Record<string, UseSailor> => ({
    N01: use('N01', { tokenIds: ['spices-01'] }),
    N02: use('N02', { tokenIds: ['fabrics-01'], part: 'hold' }),
    N03: use('N03', { tokenIds: ['rum-01'] }),
  })
  const loot: readonly LootText[] = ['spices', 'fabrics', 'rum']

  test('RB-254: Upgrades, Parts and Sailors gained by skills are not bought: nothing else is paid', () => {
    let state = inPhase8(['N01', 'N02', 'N03'], { quay: [...loot, 'rum', 'valuables'], coins: 7 })
    for (const gain of Object.values(gains())) state = played(state, gain)
    const player = state.players[yellow]!
    expect(player.upgrades).toHaveLength(1)
    expect(player.holds).toBe(1)
    expect(player.sailors).toHaveLength(5)
    expect(player.quay).toEqual(['rum-02', 'valuables-01'])
    expect(player.coins).toBe(7)
  })

  test('RB-254a: no Hiring Bonus comes with a Sailor gained by a skill', () => {
    for (const bonus of ['N13', 'N18', 'N27'] as const) {
      const state = inPhase8(
        ['N03'],
        { quay: loot },
        { by: { [blue]: { sailors: allSailorsBut('N03', 'N10', bonus) } } },
      )
      const joined = played(state, gains().N03!).players[yellow]!
      expect(joined.sailors.at(-1)!.id).toBe(bonus)
      expect(joined.coins).toBe(0)
      expect([joined.sails.ready, joined.cannons.ready, joined.holds]).toEqual([0, 0, 0])
    }
  })

  test('RB-254a: with an empty deck or stock the skill cannot be used', () => {
    const noSailors = inPhase8(
      ['N03'],
      { quay: loot },
      { by: { [blue]: { sailors: allSailorsBut('N03', 'N10') } } },
    )
    expect(against(noSailors, gains().N03!)).toBe('RB-254a')
    const upgrades = allUpgrades.map(({ id }) => id)
    const noUpgrades = inPhase8(['N01'], { quay: loot }, { by: { [blue]: { upgrades } } })
    expect(against(noUpgrades, gains().N01!)).toBe('RB-254a')
    const noCannons = inPhase8(['N02'], { quay: loot }, { by: { [blue]: { cannons: 15 } } })
    expect(against(noCannons, use('N02', { tokenIds: ['fabrics-01'], part: 'cannon' }))).toBe('RB-254a')
    expect(against(noCannons, use('N02', { tokenIds: ['fabrics-01'], part: 'sail' }))).toBeUndefined()
  })

  test('RB-254b: Emilio and Olaf offer no choice of cards; what is drawn is kept', () => {
    const state = inPhase8(['N01', 'N03'], { quay: loot })
    const names = listed(state, yellow, 'useSailor').map(({ sailorId }) => sailorId)
    expect(names.filter(id => id === 'N01')).toHaveLength(1)
    expect(names.filter(id => id === 'N03')).toHaveLength(1)
    const after = played(state, gains().N01!, gains().N03!)
    expect(after.piles.upgrades).toHaveLength(19)
    expect(after.piles.sailors).toHaveLength(state.piles.sailors.length - 1)
    expect([...after.piles.upgradeDiscard, ...after.piles.sailorDiscard]).toEqual([])
  })
})

function allSailorsBut(...ids: readonly SailorId[]): readonly SailorId[] {
  return baseSailors.map(({ id }) => id).filter(id => !ids.includes(id))
}

describe('Sea Sailors', () => {
  const discardOf = (state: ReturnType<typeof position>) => state.discard

  test('N01: Emilio Scar turns 1 Spice into the top Upgrade, ready', () => {
    const after = played(inPhase8(['N01'], { quay: ['spices'] }), use('N01', { tokenIds: ['spices-01'] }))
    expect(after.players[yellow]!.upgrades).toMatchObject([{ ready: true, used: false }])
    expect(after.players[yellow]!.quay).toEqual([])
    expect(discardOf(after)).toEqual(['spices-01'])
  })

  test('N02: Max Schraube turns 1 Fabric, stowed too, into a Part of choice, ready', () => {
    const state = inPhase8(['N02'], { holds: 2, stowed: ['fabrics'] })
    const parts = listed(state, yellow, 'useSailor').flatMap(({ part }) => part ?? [])
    expect(parts).toEqual(['sail', 'cannon', 'hold'])
    const token = Object.values(state.players[yellow]!.stowed)
    const sail = played(state, use('N02', { tokenIds: token, part: 'sail' }))
    expect(sail.players[yellow]!.sails).toEqual({ ready: 1, exhausted: 1 })
    expect(sail.players[yellow]!.stowed).toEqual({})
    const hold = played(state, use('N02', { tokenIds: token, part: 'hold' }))
    expect(hold.players[yellow], 'the third Hold makes a Hamster Hold').toMatchObject({
      holds: 0,
      hamsters: 1,
    })
  })

  test('N03: Olaf Beerson turns 1 Rum into the top Sailor', () => {
    const after = played(inPhase8(['N03'], { quay: ['rum'] }), use('N03', { tokenIds: ['rum-01'] }))
    expect(after.players[yellow]!.sailors).toHaveLength(3)
    expect(discardOf(after)).toEqual(['rum-01'])
  })

  test('N04: with Ned Plank 1 Ship less is paid for in the repairs of this Adventure', () => {
    const state = inPhase8(['N04'], { quay: ['rum', 'rum', 'rum'], sunk: ['p-yellow-1', 'p-yellow-2'] })
    const end = { kind: 'endSailors', seat: yellow } as const
    const discarded = (...moves: readonly RattleMove[]) =>
      told(course(state, ...moves).events, 'repair').map(({ tokens }) => (tokens as readonly string[]).length)
    expect(discarded(end)).toEqual([2])
    expect(discarded(use('N04'), end)).toEqual([1])
    const unhurt = inPhase8(['N04'])
    expect(against(unhurt, use('N04')), 'nothing to repair').toBe('RB-252')
  })

  test('N05: Sticky Finn discards up to 2 Loot and draws as many, chains of the card aside', () => {
    const bag: readonly LootText[] = ['rum', 'rum', 'rum', 'rum', 'rum']
    const state = inPhase8(['N05'], { quay: ['spices', 'valuables', 'fabrics'] }, { card: 'A11', bag })
    const two = played(state, use('N05', { tokenIds: ['spices-01', 'valuables-01'] }))
    expect(two.players[yellow]!.quay).toEqual([
      'fabrics-01',
      expect.stringMatching('rum'),
      expect.stringMatching('rum'),
    ])
    const one = played(state, use('N05', { tokenIds: ['spices-01'] }))
    expect(one.players[yellow]!.quay).toHaveLength(3)
    const three = ['spices-01', 'valuables-01', 'fabrics-01']
    expect(against(state, use('N05', { tokenIds: three }))).toBe('RB-252')
    expect(against(state, use('N05', { tokenIds: [] }))).toBe('RB-252')
    expect(against(state, use('N05', { tokenIds: ['spices-01', 'spices-01'] })), 'twice').toBe('RB-252')
  })

  test('N06: Greedy Gwen earns a coin if there are 2 Trophies of this Adventure', () => {
    const gwen = (trophies: readonly DieId[]) => inPhase8(['N06'], { trophies })
    expect(against(gwen(['n-yellow-1']), use('N06'))).toBe('RB-252')
    expect(played(gwen(['n-yellow-1', 'n-yellow-2']), use('N06')).players[yellow]!.coins).toBe(1)
  })

  test('N07: Barnacle Bess draws 1 Loot after a Boarding', () => {
    const bess = (boarded: boolean) =>
      inPhase8(['N07'], { trophies: [{ die: 'n-yellow-1', boarded, surrendered: false, hooked: false }] })
    expect(against(bess(false), use('N07'))).toBe('RB-252')
    expect(played(bess(true), use('N07')).players[yellow]!.quay).toHaveLength(1)
  })

  test('N08: Doc Leech draws 1 Loot if 2 own Ships were sunk', () => {
    expect(against(inPhase8(['N08'], { sunk: ['p-yellow-1'] }), use('N08'))).toBe('RB-252')
    const state = inPhase8(['N08'], { sunk: ['p-yellow-1', 'p-yellow-2'] })
    expect(played(state, use('N08')).players[yellow]!.quay).toHaveLength(1)
  })

  test('N09: Gunner Fritz readies up to 2 Cannons', () => {
    const state = inPhase8(['N09'], { cannons: { ready: 1, exhausted: 3 } })
    expect(played(state, use('N09', { count: 2 })).players[yellow]!.cannons).toEqual({
      ready: 3,
      exhausted: 1,
    })
    expect(played(state, use('N09', { count: 1 })).players[yellow]!.cannons).toEqual({
      ready: 2,
      exhausted: 2,
    })
    for (const count of [0, 3, 1.5, -1]) expect(against(state, use('N09', { count }))).toBe('RB-252')
    const single = inPhase8(['N09'], { cannons: { ready: 0, exhausted: 1 } })
    expect(against(single, use('N09', { count: 2 }))).toBe('RB-252')
  })

  test('N10: Nina Gale readies 1 Sail', () => {
    const state = inPhase8([], { sails: { ready: 0, exhausted: 2 } })
    expect(played(state, use('N10')).players[yellow]!.sails).toEqual({ ready: 1, exhausted: 1 })
    const ready = inPhase8(['N06'], { sails: 2, trophies: ['n-yellow-1', 'n-yellow-2'] })
    expect(against(ready, use('N10'))).toBe('RB-252')
  })

  test("N11: Patch O'Malley readies 1 Upgrade for 1 Loot", () => {
    const state = inPhase8(['N11'], {
      quay: ['rum'],
      upgrades: [
        { id: 'U02', ready: false, used: false },
        { id: 'U14', ready: true, used: false },
      ],
    })
    const patch = (upgradeId: UpgradeId) => use('N11', { upgradeId, tokenIds: ['rum-01'] })
    expect(against(state, patch('U14'))).toBe('RB-252')
    expect(against(state, patch('U05'))).toBe('RB-252')
    const after = played(state, patch('U02')).players[yellow]!
    expect(after.upgrades.map(({ ready }) => ready)).toEqual([true, true])
    expect(after.quay).toEqual([])
  })

  test('N12: Silent Sal draws 1 Loot for a Participant without Trophy', () => {
    expect(against(inPhase8(['N12']), use('N12')), 'not taken part').toBe('RB-252')
    const sent = { sent: ['p-yellow-1'] } as const
    expect(against(inPhase8(['N12'], { trophies: ['n-yellow-1'] }, sent), use('N12'))).toBe('RB-252')
    expect(played(inPhase8(['N12'], {}, sent), use('N12')).players[yellow]!.quay).toHaveLength(1)
  })

  test('RB-12a: a skill that draws empties bag and discard pile at most', () => {
    const all = inPhase8(['N05'], { quay: ['rum'] }, { bag: [] })
    const after = played(all, use('N05', { tokenIds: ['rum-01'] }))
    expect(after.players[yellow]!.quay).toHaveLength(1)
    expect(after.discard).toEqual([])
  })
})

describe('end-of-game Sailors', () => {
  const points = (player: PlayerText) =>
    rattleBattle.score(position({ card: 'A07', phase: 'briefing.commit', by: { [yellow]: player } })).totals[
      yellow
    ]

  test('N24: Bosun Brand gives 1 VP for each Cannon, ready or not', () => {
    expect(points({ sailors: ['N24'], cannons: { ready: 1, exhausted: 2 }, sails: 4 })).toBe(3)
  })

  test('N25: Topman Theo gives 1 VP for each Sail, ready or not', () => {
    expect(points({ sailors: ['N25'], sails: { ready: 1, exhausted: 3 }, cannons: 2 })).toBe(4)
  })

  test('N26: Cogwheel Cora gives 1 VP for each Upgrade', () => {
    expect(points({ sailors: ['N26'], upgrades: ['U01', 'U02', 'U03'] })).toBe(3)
  })

  test('N27: Crewmaster Quill gives 1 VP for each Sailor, this card included', () => {
    expect(points({ sailors: ['N27', 'N01', 'N20'] })).toBe(3)
  })

  test('RB-353: VP cards, coins and end-of-game Sailors add up', () => {
    expect(points({ sailors: ['N24', 'N27'], cannons: 2, coins: 4, vpCards: 2, upgrades: ['U12'] })).toBe(
      2 + 2 + 4 + (4 + 5) + 3,
    )
  })
})
