import type { FortuneMove, FortuneState } from '../../../src/rules/waves-of-fortune'
import { scoreOf } from '../../../src/rules/waves-of-fortune/score'
import { upgradeNames } from '../../../src/rules/waves-of-fortune/vocabulary'
import type { Reader, Step, Use } from '../reader'

/** Events that are counted by what they are: kind, and in words. */
const told: Readonly<Record<string, string>> = {
  rammed: 'ram a ship',
  teleported: 'go through a whirlpool',
  mapFound: 'find a treasure map',
  sunk: 'sink',
  salvaged: 'salvage a wreck',
  expedition: 'send an expedition',
}

const bought = Object.values(upgradeNames).map(name => `buy ${name}`)
const foes = ['pirate', 'kraken', 'king'].map(foe => `beat: ${foe}`)

export const wavesOfFortune: Reader<FortuneState> = {
  words: `Cards and Upgrades are reconstructed, and tuned by these figures (docs/rules/waves-of-fortune.md, 4.2 to 4.6); the
corners, the King's 15 HP, the 3 points and the end at the King's fall are printed. Before, cards paid about half, Upgrades cost
1,100 in all instead of 650, and Deck Cannons bore in every round: then 32 % of players ended with 0 and 12 crew with
cannons beat the King 95 times in 100 (79 now). In trials with drawn dice the games in which nobody ends with 0 rose from
22 % of 60 to 48 % of 100.

**What a printed rule does not allow.** All points lie open, so nobody fights the King who would not win by it: that the
slayer wins is the printed end itself, not a number. It also lets 23 of these 100 games end by round 8, when somebody who
has found the King early has loaded 12 crew (71 % to win without any Upgrade) and the others have next to nothing. No reconstructed number changes that. The
house options \`kingWakes\` (WF-102a) and \`kingFalls\` (WF-122b) do; *late King* is the King who can be fought from round
25 on, and six more rounds after the King's fall. The part of seat 1 is the step ahead to the corners and to the King; no
reconstructed number weighs it up.`,
  players: [4, 3, 2],
  setUps: [
    { name: 'default', options: {} },
    { name: 'late King', options: { kingWakes: 25, kingFalls: 'six-rounds' }, players: [4] },
  ],
  things: [...bought, ...Object.values(told), ...foes, 'loot a corner', 'dig up a map', 'bank gold'],
  counted: ['fights with the King', 'players at 0'],
  uses,
  facts,
  aims: [
    { text: 'the slayer of the King wins', of: { fact: 'slayer wins' }, most: 0.7, players: [4] },
    { text: 'the second is within two points', of: { fact: 'second within two' }, least: 0.5, players: [4] },
    { text: 'nobody ends with 0', of: { fact: 'nobody at 0' }, least: 0.85, players: [4] },
    { text: 'every seat wins its part', of: { seats: true }, least: 0.23, most: 0.28, players: [4] },
  ],
}

function uses({ move, events }: Step<FortuneState>): readonly Use[] {
  const chosen = move as FortuneMove | undefined
  const buys = chosen?.kind === 'homeServices' ? chosen.buy.map(id => `buy ${upgradeNames[id]}`) : []
  return [
    ...buys.map(what => ({ seat: chosen!.seat, what })),
    ...events.flatMap(({ kind = '', rule, data }): readonly Use[] => {
      const seat = data?.seat as number
      if (kind === 'foeBeaten') return [{ seat, what: `beat: ${String(data?.foe)}` }]
      if (kind === 'gold' && rule === 'WF-50') return [{ seat, what: 'loot a corner' }]
      if (kind === 'gold' && rule === 'WF-120') return [{ seat, what: 'dig up a map' }]
      if (kind === 'banked') return [{ seat, what: 'bank gold' }]
      return told[kind] ? [{ seat, what: told[kind] }] : []
    }),
  ]
}

function facts(end: FortuneState, steps: readonly Step<FortuneState>[]) {
  const events = steps.flatMap(step => step.events)
  const winners = (events.findLast(({ kind }) => kind === 'gameOver')?.data?.winners ??
    []) as readonly number[]
  const slayer = end.players.findIndex(player => player.defeatedKing)
  const points = end.players.map(({ chestGold, shipGold }) => chestGold + shipGold)
  const totals = scoreOf(end).totals
  const sorted = totals.toSorted((a, b) => b - a)
  const fight = events.findLast(({ kind, data }) => kind === 'fightBegan' && data?.foe === 'king')
  const hunter = fight ? steps.find(({ events: all }) => all.includes(fight))!.after : undefined
  const crew = hunter ? hunter.players[fight!.data!.seat as number]!.crew : undefined
  return {
    'the King falls': slayer >= 0,
    ...(slayer >= 0 && { 'slayer wins': winners.includes(slayer) }),
    ...(slayer >= 0 && crew !== undefined && { 'crew of the slayer': crew }),
    ...(slayer >= 0 && { 'slayer has cannons': end.players[slayer]!.upgrades.includes('cannons') }),
    'fights with the King': events.filter(({ kind, data }) => kind === 'fightBegan' && data?.foe === 'king')
      .length,
    'second within two': sorted[0]! - sorted[1]! <= 2,
    'nobody at 0': totals.every(total => total > 0),
    'players at 0': totals.filter(total => total === 0).length / totals.length,
    'gold a player': points.reduce((sum, one) => sum + one, 0) / points.length,
    'turned tiles': end.tiles.filter(tile => tile.faceUp).length,
  }
}
