import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameId, gameIds } from '../../src/rules/game'
import type { Grading } from './grading'
import type { Honesty } from './honesty'
import { pageOf } from './page'

/** What was measured of a game. */
export interface Kept {
  readonly game: GameId
  readonly luck?: Honesty
  readonly skill?: Grading
}

const docs = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs')
const fileOf = (game: GameId) => join(docs, 'luck', `${game}.json`)

function keptOf(game: GameId): Kept {
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Kept) : { game }
}

/** Writes the figures of a game, and the page of all games. */
export function keep(kept: Kept): void {
  mkdirSync(join(docs, 'luck'), { recursive: true })
  // Moved into place whole: another game may be measured at the same time, and its page reads this file.
  const half = `${fileOf(kept.game)}.part`
  writeFileSync(half, `${JSON.stringify({ ...keptOf(kept.game), ...kept }, undefined, 2)}\n`)
  renameSync(half, fileOf(kept.game))
  writePage()
}

export function writePage(): void {
  writeFileSync(join(docs, 'luck.md'), pageOf(gameIds.map(keptOf)))
}
