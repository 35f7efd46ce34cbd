import type { WavesMove, WavesState } from '../../../src/rules/waves'
import { scoreOf } from '../../../src/rules/waves/score'
import { classes, classPlural } from '../../../src/rules/waves/vocabulary'
import type { Reader, Step, Use } from '../reader'

const active = classes.map(cls => `the ${classPlural(cls)} have True Majority`)

export const waves: Reader<WavesState> = {
  words: `Kept as it is. New is the set for five in teams, with NOB-NEW in place of NOB-RET (WV-43a).`,
  players: [4, 3, 2],
  setUps: [
    { name: 'suggested', options: {} },
    { name: 'first game', options: { tabletSet: 'firstGame' } },
    { name: 'All vs All', options: { mode: 'allVsAll' } },
    { name: 'five in teams, printed set', options: { tabletSet: 'teams' }, players: [5] },
    { name: 'five in teams, our set', options: { tabletSet: 'teamsOfFive' }, players: [5] },
  ],
  things: ['play a Follower', 'play Rebels', ...active],
  counted: ['Elders collected a round'],
  uses,
  facts,
  aims: [
    {
      text: 'the captain alone wins',
      of: { fact: 'the captain alone wins' },
      least: 0.15,
      most: 0.27,
      players: [5],
    },
  ],
}

function uses({ move, events }: Step<WavesState>): readonly Use[] {
  const chosen = move as WavesMove | undefined
  const placed =
    chosen?.kind === 'playFollower'
      ? 'play a Follower'
      : chosen?.kind === 'playRebels'
        ? 'play Rebels'
        : undefined
  return [
    ...(placed ? [{ seat: chosen!.seat, what: placed }] : []),
    ...events.flatMap(({ kind, data }) =>
      kind === 'trueMajority' ? [{ seat: 0, what: active[(data?.cls as number) - 1]! }] : [],
    ),
  ]
}

function facts(end: WavesState, steps: readonly Step<WavesState>[]) {
  const events = steps.flatMap(step => step.events)
  const collected = events.filter(
    ({ kind, data }) => kind === 'checked' && data?.result === 'collected',
  ).length
  const solo = end.hands.length === 5 && end.options.mode === 'teams' ? end.personAt[4] : undefined
  return {
    'Elders collected a round': collected / Math.max(1, end.round),
    'ended by the limit of rounds': end.options.roundLimit > 0 && end.round >= end.options.roundLimit,
    ...(solo !== undefined && { 'the captain alone wins': scoreOf(end).winners.includes(solo) }),
  }
}
