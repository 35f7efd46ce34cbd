import type { RollingWavesMove, RollingWavesState } from '../../../src/rules/rolling-with-the-waves'
import { scoreOf } from '../../../src/rules/rolling-with-the-waves/score'
import { iconNames, type icons, singleIcons } from '../../../src/rules/rolling-with-the-waves/vocabulary'
import type { Reader, Step, Use } from '../reader'

const onIcon = (icon: (typeof icons)[number]) => `a die on ${iconNames[icon]}`
const actions = [
  ...singleIcons.map(onIcon),
  iconNames.bury,
  'raise a die to 7',
  'fire the Small Cannon',
  'fire the Large Cannon',
  'bribe a die',
  'get a sailor drunk',
]

export const rollingWithTheWaves: Reader<RollingWavesState> = {
  words: `Of the Pirate Map only the thresholds of the Hull are reconstructed; chests, bonuses and both ends are printed. By
the printed end (RW-112) nearly all games among strong computers are races for full tracks, too short for cannons to be
loaded twice. With the house option *chests end* (\`gameEnds\`, RW-112b) full tracks keep their points and end nothing, and
all three aims are reached. Everybody tied for the Raided Ports gains the extra Infamy, and Infamy has no cap.`,
  players: [4, 3, 5, 2],
  setUps: [
    { name: 'default', options: {} },
    { name: 'chests end', options: { gameEnds: 'chests' }, players: [4] },
  ],
  things: actions,
  counted: ['volleys', 'treasures stolen'],
  uses,
  facts,
  aims: [
    {
      text: 'treasure is the main source of the winner’s points',
      of: { fact: 'treasure is the main source' },
      least: 0.5,
    },
    { text: 'volleys in a game', of: { fact: 'volleys' }, least: 3, players: [4] },
    {
      text: 'every action is used in one game in three',
      of: { everyUse: actions },
      least: 1 / 3,
      players: [4],
    },
  ],
}

function uses({ before, move, events }: Step<RollingWavesState>): readonly Use[] {
  const chosen = move as RollingWavesMove | undefined
  if (chosen?.kind === 'draft' && chosen.via !== 'free') {
    return [{ seat: chosen.seat, what: chosen.via === 'bribe' ? 'bribe a die' : 'get a sailor drunk' }]
  }
  return events.flatMap(({ kind, data }): readonly Use[] => {
    const seat = data?.seat as number
    switch (kind) {
      case 'revealed':
        return boardsOf(data?.boards)
      case 'raised':
        return [{ seat, what: 'raise a die to 7' }]
      case 'cannonWiped':
        return [{ seat, what: `fire the ${data?.cannon === 'small' ? 'Small' : 'Large'} Cannon` }]
      default:
        return []
    }
  })
  // What lay on the boards is told when they are revealed.
  function boardsOf(boards: unknown): readonly Use[] {
    const plans = boards as readonly Readonly<Record<string, (typeof icons)[number]>>[]
    return plans.flatMap((plan, seat) =>
      [...new Set(Object.values(plan ?? before.players[seat]?.plan ?? {}))].map(icon => ({
        seat,
        what: icon === 'bury' ? iconNames.bury : onIcon(icon),
      })),
    )
  }
}

function facts(end: RollingWavesState, steps: readonly Step<RollingWavesState>[]) {
  const events = steps.flatMap(step => step.events)
  const { lines, winners } = scoreOf(end)
  const points = Object.fromEntries(
    lines.map(({ text, points: all }) => [text, winners.reduce((sum, seat) => sum + all[seat]!, 0)]),
  )
  const { Treasure: treasure = 0, ...others } = points
  const volleys = events.filter(({ kind }) => kind === 'volley')
  const rule = events.findLast(({ kind }) => kind === 'end')?.rule
  return {
    'treasure is the main source': treasure > Math.max(...Object.values(others)),
    'treasure, of the winner’s points':
      treasure / Math.max(1, scoreOf(end).totals[winners[0]!]! * winners.length),
    volleys: volleys.length,
    'treasures stolen': volleys.reduce(
      (sum, { data }) => sum + (data!.stolen as readonly number[]).length,
      0,
    ),
    'ended by chests': rule === 'RW-111',
    'ended by tracks': rule === 'RW-112',
    'most Infamy of anybody': Math.max(...end.players.map(({ infamy }) => infamy)),
  }
}
