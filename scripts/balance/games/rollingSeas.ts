import type { RollingMove, RollingState } from '../../../src/rules/rolling-seas'
import { scoreOf } from '../../../src/rules/rolling-seas/score'
import type { Reader, Step, Use } from '../reader'

const told = ['explore', 'visitPort', 'sailToFinalPort', 'sail'] as const

export const rollingSeas: Reader<RollingState> = {
  words: `Rank 200 is called rare (RS-98). Levels below strong are counted in docs/scores-rolling-seas.md. No number has
been changed here.`,
  players: [1, 3],
  setUps: [{ name: 'default', options: {} }],
  things: [...told, 'tell a story', 'resupply', 'upgrade the ship'],
  counted: [],
  uses,
  facts,
  aims: [{ text: 'a player reaches 200', of: { fact: 'reach 200' }, most: 0.1 }],
}

function uses({ move }: Step<RollingState>): readonly Use[] {
  const chosen = move as RollingMove | undefined
  if (!chosen) return []
  const { kind, seat } = chosen
  const visits =
    chosen.kind === 'visitPort'
      ? [chosen.tell && 'tell a story', chosen.resupply && 'resupply', chosen.upgrade && 'upgrade the ship']
      : []
  return [...told.filter(one => one === kind), ...visits.filter(one => one !== false)].map(what => ({
    seat,
    what,
  }))
}

function facts(end: RollingState) {
  const { totals } = scoreOf(end)
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length
  return {
    'points a player': mean,
    'reach 200': totals.filter(total => total >= 200).length / totals.length,
    'gold left': end.players.reduce((sum, { ledger }) => sum + ledger.goldOnHand, 0) / end.players.length,
  }
}
