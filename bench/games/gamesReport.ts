/** What moves and computer players cost, in words and tables, and whether the budgets are kept. */
import { median, quantile } from '../quantile'
import { table } from '../table'
import { verdict } from '../verdict'
import type { GameTimes } from './timeGame'

/** Of the design, in ms: a move by the rules, and the longest thought of the best computer player. */
export const gameBudgets = { rules: 0.2, thought: 1000 } as const

export function gamesReport(all: readonly GameTimes[]): { readonly text: string; readonly ok: boolean } {
  const titles = [...new Set(all.map(({ title }) => title))]
  const allOf = (title: string, key: 'rulesMs' | 'thoughtMs') =>
    all.filter(one => one.title === title).flatMap(one => one[key])
  const verdicts = titles.flatMap(title => [
    verdict(`${title}, a move by the rules, ms`, median(allOf(title, 'rulesMs')), gameBudgets.rules, 3),
    verdict(
      `${title}, longest thought of a computer, ms`,
      Math.max(...allOf(title, 'thoughtMs')),
      gameBudgets.thought,
      0,
    ),
  ])
  const rows = all.map(({ title, players, level, rulesMs, thoughtMs }) => [
    title,
    `${players}`,
    `${rulesMs.length}`,
    median(rulesMs).toFixed(3),
    quantile(rulesMs, 0.95).toFixed(3),
    level,
    median(thoughtMs).toFixed(1),
    quantile(thoughtMs, 0.95).toFixed(0),
    Math.max(...thoughtMs).toFixed(0),
  ])
  const heads = [
    'game',
    'players',
    'moves',
    'rules, ms',
    '95 %',
    'computer',
    'thought, ms',
    '95 %',
    'longest',
  ]
  const text = [table(heads, rows), verdicts.map(({ line }) => line).join('\n')].join('\n\n')
  return { text, ok: verdicts.every(({ ok }) => ok) }
}
