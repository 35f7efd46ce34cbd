/** States that cannot be, made by hand: each one is refused in words, by its rule or at the place that is wrong. */
import { describe, expect, test } from 'vitest'
import { freshGame } from '../crazy/miniGame'
import { rattleBattle } from '../index'
import type { Adventure, Player, RattleState, Visit } from '../state'
import { inPort, type PortText } from '../testing/port'
import { die, position } from '../testing/position'

const sea = position({
  card: 'A01',
  by: { 0: { sails: 1, stowed: ['rum'], upgrades: ['U11', 'U14'], sailors: ['N01'] } },
  sea: [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 60, 0, 2), die('n-yellow-1', -60, 0, 1)],
})
const crowd = position({
  card: 'A01',
  sea: [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 60, 0, 2), die('p-green-1', -60, 0, 1)],
})
const rewards = position({
  card: 'B02',
  phase: 'loot',
  sent: ['p-yellow-1', 'p-blue-1'],
  by: {
    0: { quay: ['rum'], trophies: ['n-red-1', 'p-blue-1'] },
    1: { sunk: [{ die: 'p-blue-1', by: [0] }] },
  },
})
const stow = position({ card: 'I01', phase: 'stow', by: { 0: { quay: ['rum', 'spices'], sails: 2 } } })
const guest = { loot: ['rum', 'rum', 'fabrics', 'spices', 'L3'], coins: 5 }
const port = (text: Partial<PortText> = {}, location = 'market') =>
  inPort({ seats: [guest, guest], ...text }, location)
const crew = position({
  card: 'I01',
  phase: 'stow',
  options: { crewPack1: 'on' },
  by: { 0: { sailors: [{ id: 'X01', uses: 0, store: [{ token: 'spices-10', fresh: false }] }] } },
})

const withPlayer = (state: RattleState, part: Partial<Player>, seat = 0): RattleState => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat]!, ...part }),
})
const withAdventure = (state: RattleState, part: Partial<Adventure>): RattleState => ({
  ...state,
  adventure: { ...state.adventure!, ...part },
})
const withVisit = (state: RattleState, part: Partial<Visit>): RattleState => ({
  ...state,
  visit: { ...state.visit!, ...part },
})
const withPiles = (state: RattleState, part: Partial<RattleState['piles']>): RattleState => ({
  ...state,
  piles: { ...state.piles, ...part },
})

/** What is wrong, the rule against it, the state. */
const impossible: readonly (readonly [string, string, RattleState])[] = [
  ['two seats in one colour', 'RB-29', withPlayer(stow, { colour: 'blue' })],
  ['a Baron who is not there', 'RB-30', { ...stow, baron: 4 }],
  ['a player twice in the queue', 'RB-3', { ...stow, queue: [0, 1, 0] }],
  ['a stranger in the queue', 'RB-3', { ...stow, queue: [4] }],
  ['nobody in the queue', 'RB-44', { ...stow, queue: [] }],
  ['players out of turn order', 'RB-3', { ...port(), queue: [1, 0] }],
  ['an order of turns that no round gives', 'RB-160', { ...crowd, queue: [0, 2, 1] }],
  ['a turn of a player who has sent nothing', 'RB-97', { ...sea, queue: [0, 1, 2] }],
  ['a Wanted player in the introduction', 'RB-371', { ...stow, wanted: 1 }],
  ['a sixth Quest', 'RB-41', { ...stow, quest: 5 }],
  ['an Adventure too many in a Quest', 'RB-41', { ...stow, stage: 2 }],
  [
    'Parts being chosen in the second Quest',
    'RB-31',
    { ...port(), phase: 'setup.part', quest: 1, visit: undefined },
  ],
  [
    'a game over before the last Quest',
    'RB-40',
    { ...port(), phase: 'game.over', visit: undefined, queue: [] },
  ],
  ['a Port visit in the middle of a Quest', 'RB-40', { ...port(), stage: 0 }],
  ['an Adventure in the Port', 'RB-44', { ...port(), adventure: stow.adventure }],
  ['a phase of the Sea without Adventure', 'RB-44', { ...sea, adventure: undefined }],
  ['a Port visit at Sea', 'RB-310', { ...sea, visit: port().visit }],
  ['no Port visit in the Port', 'RB-310', { ...port(), visit: undefined }],
  ['a roll-off in the middle of the game', 'RB-357', { ...stow, rollOff: { tied: [0, 1], faces: {} } }],
  ['other dice than the table gives', 'RB-32', withPlayer(stow, { dice: ['p-yellow-1'] })],
  ['dice of somebody else', 'RB-32', withPlayer(stow, { dice: stow.players[1]!.dice })],
  [
    'a die twice in the Sea',
    'RB-6',
    withAdventure(sea, { sea: [...sea.adventure!.sea, sea.adventure!.sea[0]!] }),
  ],
  ['a sunk Ship still in the Sea', 'RB-6', withPlayer(sea, { sunk: [{ die: 'p-yellow-1', by: [] }] })],
  [
    'a die that is not in the box',
    'RB-6',
    withAdventure(sea, {
      sea: [...sea.adventure!.sea, { id: 'n-pink-1' as never, x: 0, y: 90, yaw: 0, face: 1 }],
    }),
  ],
  [
    'a Ship in the Sea that nobody sent',
    'RB-93',
    withAdventure(sea, { sea: [...sea.adventure!.sea, die('p-green-1', 0, 90, 3)] }),
  ],
  [
    'a sent Ship that is nowhere',
    'RB-93',
    withAdventure(sea, { sea: sea.adventure!.sea.filter(({ id }) => id !== 'p-blue-1') }),
  ],
  [
    'a Ship of somebody else sent',
    'RB-93',
    withAdventure(sea, { committed: [['p-yellow-1', 'p-blue-1'], [], []] }),
  ],
  [
    'a Ship outside the box',
    'RB-69',
    withAdventure(sea, { sea: sea.adventure!.sea.with(0, die('p-yellow-1', 0, 140, 3)) }),
  ],
  [
    'Ships on each other',
    'RB-74',
    withAdventure(sea, { sea: sea.adventure!.sea.with(0, die('p-yellow-1', 50, 0, 3)) }),
  ],
  ['Ships in the Sea after the Battle', 'RB-217', withAdventure(rewards, { sea: [die('n-red-2', 0, 0, 3)] })],
  [
    'a Trophy twice',
    'RB-216a',
    withPlayer(rewards, { trophies: [rewards.players[0]!.trophies[1]!, rewards.players[0]!.trophies[1]!] }),
  ],
  [
    'an own Ship as a Trophy',
    'RB-7',
    withPlayer(rewards, {
      trophies: [
        { ...rewards.players[0]!.trophies[0]!, die: 'p-yellow-1' },
        rewards.players[0]!.trophies[1]!,
      ],
    }),
  ],
  [
    'a Trophy that is still in the Sea',
    'RB-7',
    withPlayer(sea, { trophies: [{ die: 'n-yellow-1', boarded: false, surrendered: false, hooked: false }] }),
  ],
  ['a Ship sunk by somebody without the Trophy', 'RB-386', withPlayer(rewards, { trophies: [] })],
  [
    'a hooked Ship that was not boarded',
    'RB-220',
    withPlayer(rewards, {
      trophies: rewards.players[0]!.trophies.map(trophy => ({ ...trophy, hooked: true })),
    }),
  ],
  [
    'a Ship of somebody else among the sunk',
    'RB-215',
    withPlayer(withPlayer(rewards, { sunk: [] }, 1), { sunk: [{ die: 'p-blue-1', by: [] }] }, 2),
  ],
  ['sunk Ships after the Adventure', 'RB-45', withPlayer(port(), { sunk: [{ die: 'p-yellow-1', by: [] }] })],
  ['a Loot token twice', 'RB-11', { ...stow, bag: [...stow.bag, stow.bag[0]!] }],
  ['a Loot token missing', 'RB-11', { ...stow, bag: stow.bag.slice(1) }],
  ['a Loot token that is not in the box', 'RB-11', { ...stow, bag: stow.bag.with(0, 'gold-01') }],
  ['Special Loot without the Loot pack', 'RB-11', { ...stow, bag: [...stow.bag, 'L1-1'] }],
  [
    'a wild at a table without wilds',
    'RB-424',
    { ...port(), wild: [Object.values(port().players[0]!.stowed)[0]!] },
  ],
  [
    'a wild in the bag',
    'RB-424',
    (state => ({ ...state, wild: [state.bag[0]!] }))(port({ options: { marketWild: 'on' } })),
  ],
  [
    'more coins than printed',
    'RB-10',
    withPlayer(port({ options: { coinSupply: 'printed' } }), { coins: 91 }),
  ],
  [
    'Loot in a Hold that is not there',
    'RB-275',
    withPlayer(port(), {
      stowed: Object.fromEntries(
        Object.values(port().players[0]!.stowed).map((token, n) => [`hold:${n}`, token]),
      ),
    }),
  ],
  [
    'Loot under a Ship that is away',
    'RB-275',
    withPlayer(sea, { stowed: { 'ship:p-yellow-1': Object.values(sea.players[0]!.stowed)[0]! } }),
  ],
  ['an empty place that is protected', 'RB-267a', withPlayer(sea, { secure: ['upgrade:U11:1'] })],
  [
    'Loot on the quay at Sea',
    'RB-245',
    withPlayer({ ...sea, bag: sea.bag.slice(1) }, { quay: [sea.bag[0]!] }, 1),
  ],
  ['Loot on the quay of a player who has stowed', 'RB-275', { ...stow, queue: [1] }],
  [
    'Loot on a Sailor that keeps none',
    'RB-405',
    withPlayer(
      { ...sea, bag: sea.bag.slice(1) },
      { sailors: [{ id: 'N01', uses: 0, store: [{ token: sea.bag[0]!, fresh: true }] }] },
    ),
  ],
  [
    'other Loot on a Crew-pack Sailor',
    'RB-405',
    withPlayer(
      { ...crew, bag: [...crew.bag.filter(token => token !== 'rum-01'), 'spices-10'] },
      { sailors: [{ id: 'X01', uses: 0, store: [{ token: 'rum-01', fresh: false }] }] },
    ),
  ],
  ['a Part missing', 'RB-16', { ...stow, stock: { ...stow.stock, sail: 14 } }],
  [
    'three regular Holds',
    'RB-279',
    withPlayer({ ...stow, stock: { ...stow.stock, hold: 12 } }, { holds: 3 }),
  ],
  ['a Sailor in two places', 'RB-23', withPlayer(stow, { sailors: [{ id: 'N05', uses: 0, store: [] }] })],
  [
    'a Sailor of the Crew pack without it',
    'RB-23',
    withPiles(stow, { sailors: [...stow.piles.sailors, 'X01'] }),
  ],
  ['an Upgrade missing', 'RB-25', withPiles(stow, { upgrades: stow.piles.upgrades.slice(1) })],
  [
    'VP cards not bought from the top',
    'RB-331',
    withPlayer(withPiles(stow, { vp: stow.piles.vp.slice(0, 7) }), { vpCards: ['V8'] }),
  ],
  ['Revenge cards in the introduction', 'RB-380', withPlayer(stow, { revengeCards: 1 })],
  ['an Adventure played and in its pile', 'RB-35', withPiles(stow, { played: ['I02'] })],
  [
    'an Adventure in a pile of another type',
    'RB-35',
    withPiles(sea, {
      adventures: {
        ...sea.piles.adventures,
        soft: sea.piles.adventures.soft.slice(1),
        hard: [...sea.piles.adventures.hard, sea.piles.adventures.soft[0]!],
      },
    }),
  ],
  [
    'an unknown pile',
    'RB-35',
    withPiles(sea, { adventures: { ...sea.piles.adventures, easy: [] } as never }),
  ],
  [
    'fewer Adventures played than there were',
    'RB-41',
    withPiles(port(), {
      adventures: { ...port().piles.adventures, intro: ['I02', ...port().piles.adventures.intro] },
      played: ['I01'],
    }),
  ],
  [
    'a card from a pile that is not due',
    'RB-42',
    {
      ...sea,
      adventure: { ...sea.adventure!, card: 'A17' },
      piles: {
        ...sea.piles,
        adventures: { ...sea.piles.adventures, soft: ['A01', ...sea.piles.adventures.soft], final: [] },
      },
    },
  ],
  ['an entry for a player too many', 'RB-97', withAdventure(sea, { chained: [0, 0, 0, 0] })],
  ['a mini-game at Sea', 'RB-290', withAdventure(sea, { crazy: freshGame })],
  ['an action in a phase without actions', 'RB-162', withAdventure(stow, { acted: true })],
  ['Loot drawn in another phase', 'RB-240', withAdventure(stow, { drawn: true })],
  ['an eleventh Re-drop', 'RB-139a', withAdventure(sea, { redrops: 11 })],
  ['Allies counted before the Battle', 'RB-211', withAdventure(sea, { allyAfloat: true })],
  ['a chain longer than its card allows', 'RB-244', withAdventure(sea, { chained: [3, 0, 0] })],
  ['free repairs of nothing', 'RB-265', withAdventure(sea, { freeRepairs: [1, 0, 0] })],
  ['a Ballista used that is ready', 'RB-163', withAdventure(sea, { ballistas: [0] })],
  ['grog for a Ship at home', 'RB-405', withAdventure(sea, { grogged: ['p-yellow-2'] })],
  [
    'a hook thrown by a Ship at home',
    'RB-163',
    withAdventure(sea, { hooks: [{ die: 'p-yellow-2', target: 'n-yellow-1' }] }),
  ],
  [
    'a passive Upgrade exhausted',
    'RB-15',
    withPlayer(sea, { upgrades: [{ id: 'U11', ready: false, used: false }, sea.players[0]!.upgrades[1]!] }),
  ],
  [
    'an Upgrade with the exhaust icon marked as used',
    'RB-164',
    withPlayer(sea, { upgrades: [sea.players[0]!.upgrades[0]!, { id: 'U14', ready: true, used: true }] }),
  ],
  ['a Sailor used twice', 'RB-250', withPlayer(sea, { sailors: [{ id: 'N01', uses: 2, store: [] }] })],
  ['no throw in a phase that waits for one', 'RB-110', { ...sea, phase: 'np.redrop' }],
  [
    'a throw in a phase that waits for none',
    'RB-110',
    withAdventure(sea, {
      drop: { purpose: 'redrop', dice: ['n-yellow-1'], by: 0, repeats: 0, blows: 0, cocked: [] },
    }),
  ],
  ['players at different locations', 'RB-310', withVisit(port(), { at: ['market', 'guild'] })],
  ['too few entries in a visit', 'RB-310', withVisit(port(), { hired: [0] })],
  ['two Sailors hired in a visit', 'RB-321', withVisit(port(), { hired: [2, 0] })],
  ['two Parts bought without Twin Hammers', 'RB-324', withVisit(port(), { partsBought: [2, 0] })],
  ['two Upgrades bought in a visit', 'RB-325', withVisit(port(), { upgradesBought: [2, 0] })],
  ['two VP cards bought in a visit', 'RB-331', withVisit(port(), { vpBought: [0, 2] })],
  [
    'Sailors drawn at the Market',
    'RB-321',
    withVisit(withPiles(port(), { sailors: port().piles.sailors.slice(1) }), {
      drawnSailors: [[port().piles.sailors[0]!], []],
      hired: [1, 0],
    }),
  ],
  [
    'Upgrades drawn without paying',
    'RB-325',
    withVisit(withPiles(port({}, 'workshop'), { upgrades: port().piles.upgrades.slice(1) }), {
      drawnUpgrades: [[port().piles.upgrades[0]!], []],
    }),
  ],
  [
    'Loot waiting although there is room',
    'RB-311',
    withPlayer(
      { ...port({ seats: [{ ...guest, holds: 2 }] }), bag: port().bag.slice(1) },
      { quay: [port().bag[0]!] },
    ),
  ],
  ['a location closed in the introduction', 'RB-2', { ...stow, closed: [{ location: 'market', by: 0 }] }],
  [
    'a location closed twice',
    'RB-2',
    {
      ...rewards,
      closed: [
        { location: 'market', by: 0 },
        { location: 'market', by: 1 },
      ],
    },
  ],
]

describe('read refuses', () => {
  test.each(impossible)('%s (%s)', (_, rule, state) => {
    const read = rattleBattle.read(JSON.parse(JSON.stringify(state)))
    expect(read.ok ? 'accepted' : read.why).toMatch(new RegExp(`^[A-Z].{10,} \\(${rule}\\)$`))
    expect(rattleBattle.fault(state)?.rule).toBe(rule)
  })

  test.each<readonly [string, string, unknown]>([
    ['nothing', '', undefined],
    ['a text', '', 'rattle-battle'],
    ['an empty object', 'game', {}],
    ['another game', 'game', { ...stow, game: 'waves' }],
    ['another version', 'version', { ...stow, version: 2 }],
    ['an unknown field', 'cheat', { ...stow, cheat: true }],
    ['an unknown phase', 'phase', { ...stow, phase: 'pause' }],
    ['negative coins', 'players.0.coins', withPlayer(stow, { coins: -1 })],
    ['half a coin', 'players.0.coins', withPlayer(stow, { coins: 0.5 })],
    ['a single player', 'players', { ...stow, players: stow.players.slice(0, 1) }],
    [
      'a seventh face',
      'adventure.sea.0.face',
      withAdventure(sea, { sea: sea.adventure!.sea.with(0, { ...sea.adventure!.sea[0]!, face: 7 }) }),
    ],
    [
      'a place that is no number',
      'adventure.sea.0.x',
      withAdventure(sea, { sea: sea.adventure!.sea.with(0, { ...sea.adventure!.sea[0]!, x: Number.NaN }) }),
    ],
    ['an unknown option', 'options.speed', { ...stow, options: { ...stow.options, speed: 1 } }],
    ['an impossible option', 'options.dieEdgeMm', { ...stow, options: { ...stow.options, dieEdgeMm: 20 } }],
    ['an unknown location', 'visit.at.0', withVisit(port(), { at: ['bank', 'bank'] as never })],
    ['a generator that is missing', 'random', { ...stow, random: [] }],
  ])('the shape of %s, and says where (%s)', (_, path, input) => {
    const read = rattleBattle.read(input)
    expect(read.ok ? 'accepted' : read.path).toBe(path)
    expect(!read.ok && read.why.length).toBeGreaterThan(10)
  })

  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['an unknown kind', { kind: 'cheat', seat: 0 }],
    ['a move without a seat', { kind: 'pass' }],
    ['a seat that no table has', { kind: 'pass', seat: 9 }],
    ['an unknown field', { kind: 'pass', seat: 0, why: 'bored' }],
    ['an unknown Part', { kind: 'choosePart', seat: 0, part: 'rudder' }],
    ['a place that is no number', { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 'far', y: 0 }],
    ['Loot of an unknown type', { kind: 'marketTrade', seat: 0, giveIds: [], takeType: 'gold' }],
  ])('the move %s', (_, input) => {
    const read = rattleBattle.readMove(input)
    expect(!read.ok && read.why.length).toBeGreaterThan(10)
  })
})
