/** The mini-expansions (RB-404 to RB-409). */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { rattleBattle } from '../index'
import { setUpTable } from '../setup'
import { entering } from '../testing/entering'
import { inPort, nameOfToken, namesOf, seeds, stowedLoot, tokensOf } from '../testing/port'
import { against, listed, type PlayerText, played, position } from '../testing/position'

function fresh(options: object) {
  const setUp = readSetUp(rattleBattle, { players: 3, seed: 'packs', options })
  if (!setUp.ok) throw new Error(setUp.why)
  return setUpTable(setUp.value)
}

const crew = { crewPack1: 'on' } as const

function phase8(yellow: PlayerText) {
  return entering(
    position({ card: 'I01', phase: 'sailors', options: crew, sent: ['p-yellow-1'], by: { 0: yellow } }),
    'sailors',
  ).state
}

describe('Crew pack no. 1', () => {
  test('RB-404: six more Sailors are in the deck, only with the option', () => {
    expect(fresh({}).piles.sailors).toHaveLength(27)
    const { sailors } = fresh(crew).piles
    expect(sailors).toHaveLength(33)
    expect(sailors.filter(id => id.startsWith('X'))).toEqual(['X01', 'X02', 'X03', 'X04', 'X05', 'X06'])
  })

  test('RB-405: in phase 8 Loot of the type shown, and no other, is placed on them', () => {
    const state = phase8({ sailors: ['X01'], quay: ['spices', 'fabrics'], stowed: ['rum'] })
    const place = (name: string) =>
      ({ kind: 'placeOnSailor', seat: 0, sailorId: 'X01', tokenIds: tokensOf(state, 0, name) }) as const
    expect(against(state, place('rum'))).toBe('RB-405')
    const after = played(state, place('spices'))
    expect(after.players[0]!.sailors[0]!.store).toEqual([{ token: 'spices-01', fresh: true }])
    expect(after.players[0]!.quay).toEqual(tokensOf(state, 0, 'fabrics'))
    expect(against(state, { ...place('spices'), sailorId: 'X02' })).toBe('RB-252')
  })

  test('RB-405a: at most 2 tokens lie on a Sailor', () => {
    const store = [{ token: 'spices-10', fresh: false }]
    const state = phase8({ sailors: [{ id: 'X01', uses: 0, store }], quay: ['spices', 'spices'] })
    const place = (...names: string[]) =>
      ({ kind: 'placeOnSailor', seat: 0, sailorId: 'X01', tokenIds: tokensOf(state, 0, ...names) }) as const
    expect(against(state, place('spices', 'spices'))).toBe('RB-405a')
    expect(against(state, place('spices'))).toBeUndefined()
    expect(listed(state, 0, 'placeOnSailor').every(({ tokenIds }) => tokenIds.length === 1)).toBe(true)
  })

  test('RB-405a: placed Loot needs no stowing and cannot be used otherwise', () => {
    const store = [{ token: 'fabrics-10', fresh: false }]
    const state = inPort(
      { options: crew, seats: [{ sailors: [{ id: 'X02', uses: 0, store }], loot: ['L3'] }] },
      'shipyard',
    )
    expect(against(state, { kind: 'buyPart', seat: 0, part: 'sail', payIds: ['fabrics-10'] })).toBe('RB-311')
    expect(Object.values(state.players[0]!.stowed)).not.toContain('fabrics-10')
  })

  test('RB-405a: a token can be spent from the next Adventure on, and goes to the discard pile', () => {
    const turn = (isFresh: boolean) =>
      position({
        card: 'I01',
        options: crew,
        by: { 0: { sailors: [{ id: 'X05', uses: 0, store: [{ token: 'rum-18', fresh: isFresh }] }] } },
        sea: [
          { id: 'p-yellow-1', x: 0, y: 0, yaw: 0, face: 1 },
          { id: 'n-yellow-1', x: 60, y: 0, yaw: 0, face: 1 },
        ],
      })
    const spend = { kind: 'spendStore', seat: 0, sailorId: 'X05', dieId: 'p-yellow-1' } as const
    expect(against(turn(true), spend)).toBe('RB-405a')
    const after = played(turn(false), spend)
    expect(after.discard).toEqual(['rum-18'])
    expect(after.players[0]!.sailors[0]!.store).toEqual([])
  })

  test('RB-405a: with the next Adventure what was placed becomes spendable', () => {
    const sailors = [{ id: 'X01', uses: 0, store: [{ token: 'spices-10', fresh: true }] }] as const
    const over = position({ card: 'I01', phase: 'adventure.end', options: crew, by: { 0: { sailors } } })
    const { state } = entering(over, 'adventure.over')
    expect(state.players[0]!.sailors[0]!.store).toEqual([{ token: 'spices-10', fresh: false }])
  })

  test("RB-406: stores are spent on one's own turn of phase 4, as often as there are tokens", () => {
    const store = [
      { token: 'rum-17', fresh: false },
      { token: 'rum-18', fresh: false },
    ]
    const sea = [
      { id: 'p-yellow-1', x: 0, y: 0, yaw: 0, face: 1 },
      { id: 'p-blue-1', x: -60, y: 0, yaw: 0, face: 1 },
      { id: 'n-yellow-1', x: 60, y: 0, yaw: 0, face: 1 },
    ] as const
    const by = { 0: { sailors: [{ id: 'X05', uses: 0, store }] }, 1: { sails: 1 } } as const
    const state = position({ card: 'I01', options: crew, by, sea })
    const spend = { kind: 'spendStore', seat: 0, sailorId: 'X05', dieId: 'p-yellow-1' } as const
    const twice = played(state, spend, spend)
    expect(twice.discard).toHaveLength(2)
    const others = position({ card: 'I01', options: crew, by, sea, queue: [1, 0] })
    expect(against(others, spend)).toBe('RB-3')
    expect(
      against(phase8({ sailors: [{ id: 'X05', uses: 0, store }, 'N02'], stowed: ['fabrics'] }), spend),
    ).toBe('RB-405')
  })
})

describe('Loot pack no. 1', () => {
  test('RB-407: eight Special Loot tokens are in the bag, only with the option', () => {
    expect(fresh({}).bag).toHaveLength(56)
    const { bag } = fresh({ lootPack1: 'on' })
    expect(bag).toHaveLength(64)
    expect(rattleBattle.fault({ ...position({ card: 'I01', phase: 'stow' }), bag })?.rule).toBe('RB-11')
  })

  test('RB-408: five kinds: 2 Spyglasses, 2 Powder Kegs, 2 Treasure Maps, a Tear, a Monkey', () => {
    const special = fresh({ lootPack1: 'on' }).bag.slice(56).map(nameOfToken)
    expect(special).toEqual(['L1', 'L1', 'L2', 'L2', 'L3', 'L3', 'L4', 'L5'])
  })

  test('RB-407: a Treasure Map is of use at any location: 2 Loot are drawn and stowed at once', () => {
    for (const location of ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild']) {
      const state = inPort({ seats: [{ loot: ['L3'] }] }, location)
      const names = namesOf(state, 0).filter(name => !name.startsWith('Go on to '))
      expect(names).toEqual(['Follow the Treasure Map: draw 2 Loot', expect.stringMatching(/^Leave /)])
      const [tokenId] = tokensOf(state, 0, 'L3')
      const after = played(state, { kind: 'useSpecialLoot', seat: 0, tokenId: tokenId! })
      expect(after.players[0]!.quay).toEqual([])
      expect(Object.keys(after.players[0]!.stowed)).toHaveLength(2)
      expect(after.players[0]!.stowed).not.toContain(tokenId)
    }
  })

  test.each(seeds)('RB-407: without room for both the owner chooses which to keep (seed "%s")', seed => {
    const loot = ['L3', 'rum', 'rum', 'rum', 'rum']
    const state = inPort({ seats: [{ loot }], seed, bag: ['spices', 'spices', 'fabrics'] }, 'market')
    const [tokenId] = tokensOf(state, 0, 'L3')
    const drawing = played(state, { kind: 'useSpecialLoot', seat: 0, tokenId: tokenId! })
    expect(drawing.players[0]!.quay).toHaveLength(2)
    expect(against(drawing, { kind: 'portDone', seat: 0 })).toBe('RB-275')
    const giveIds = tokensOf(drawing, 0, 'rum', 'rum')
    expect(against(drawing, { kind: 'marketTrade', seat: 0, giveIds, takeType: 'rum' })).toBe('RB-275')
    const stow = listed(drawing, 0, 'stow')[0]!
    const after = played(drawing, stow)
    expect(stowedLoot(after, 0)).toHaveLength(5)
    expect(after.bag).toHaveLength(drawing.bag.length + 1)
    expect(after.phase).toBe('port.market')
  })

  test('RB-407: other Special Loot has no use in the Port, and a Treasure Map has none on another player’s quay', () => {
    const state = inPort({ seats: [{ loot: ['L3', 'L1'] }, { loot: ['L3'] }] }, 'market', 0)
    const use = (seat: number, name: string) =>
      against(state, { kind: 'useSpecialLoot', seat: 0, tokenId: tokensOf(state, seat, name)[0]! })
    expect(use(0, 'L1')).toBe('RB-409')
    expect(use(1, 'L3')).toBe('RB-311')
    expect(against(state, { kind: 'useSpecialLoot', seat: 1, tokenId: tokensOf(state, 1, 'L3')[0]! })).toBe(
      'RB-3',
    )
  })

  test('RB-409: Special Loot pays for nothing in the Port', () => {
    const loot = ['L1', 'L2', 'L3', 'L4', 'L5', 'rum']
    const sailors = ['N14', 'N17', 'N22'] as const
    const at = (location: string) => inPort({ seats: [{ loot, sailors, holds: 1 }] }, location)
    const market = at('market')
    const pair = tokensOf(market, 0, 'L1', 'rum')
    expect(against(market, { kind: 'marketTrade', seat: 0, giveIds: pair, takeType: 'rum' })).toBe('RB-409')
    const one = { seat: 0, tokenIds: tokensOf(market, 0, 'L1') } as const
    expect(against(market, { ...one, kind: 'useSailor', sailorId: 'N14', type: 'rum' })).toBe('RB-409')
    const payIds = one.tokenIds
    expect(against(at('shipyard'), { kind: 'buyPart', seat: 0, part: 'sail', payIds, use: ['N17'] })).toBe(
      'RB-409',
    )
    const two = tokensOf(market, 0, 'L1', 'L2')
    expect(against(at('pit'), { kind: 'pitGift', seat: 0, tokenIds: two })).toBe('RB-409')
    expect(against(at('pit'), { ...one, kind: 'useSailor', sailorId: 'N22' })).toBe('RB-409')
    expect(against(at('tavern'), { kind: 'hireSailor', seat: 0, payIds: two })).toBe('RB-409')
  })

  test('RB-409: Special Loot is drawn from the bag like any other token', () => {
    const text = {
      card: 'I01',
      options: { lootPack1: 'on' },
      phase: 'loot',
      sent: ['p-yellow-1'],
      bag: ['L1', 'L5'],
    } as const
    const { state } = entering(position(text), 'loot')
    expect(state.players[0]!.quay.map(nameOfToken).toSorted()).toEqual(['L1', 'L5'])
  })

  test('RB-409: it is discarded when its Ship is sent without rearranging', () => {
    const by = { 0: { stowed: { 'ship:p-yellow-1': 'L5' } } }
    const state = position({ card: 'I01', phase: 'briefing.commit', options: { lootPack1: 'on' }, by })
    const sent = { kind: 'commitShips', seat: 0, dieIds: ['p-yellow-1'] } as const
    const after = played(state, { ...sent, stowPlan: {} })
    expect(after.bag).toContain('L5-1')
    expect(after.players[0]!.stowed).toEqual({})
  })
})
