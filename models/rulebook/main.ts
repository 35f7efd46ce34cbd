/**
 * `npm run models:rulebook`: the pictures of the players' rulebook, drawn by the printers of the table. They go to
 * public/rulebook, their sizes to src/ui/rulebook/generated/pictures.json. After a change of prints, run it and look.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { findChromium } from '../../scripts/findChromium.mjs'
import { chooseMove, gameOf, newMatch, performThrowOf, playMove, startMatch, turnOf } from '../../src/match'
import '../../src/match/allGames'
import { loadPhysics } from '../../src/physics'
import type { GameId } from '../../src/rules/game'
import type { RollingState } from '../../src/rules/rolling-seas/public'
import { projectRoot } from '../lib/manifest'
import { rulebookPictures } from './pictures'

/** Enough entries of a match for a chart with a course, islands and obstacles. */
const voyageEntries = 130

/** A captain of Rolling Seas in the middle of a match among computers. */
async function captainAtSea() {
  await loadPhysics()
  const made = newMatch({ game: 'rolling-seas', players: 2, seed: 'rulebook' })
  if (!made.ok) throw new Error(made.why)
  let open = startMatch(made.value, gameOf(made.value)!)
  for (let entry = 0; entry < voyageEntries; entry++) {
    const turn = turnOf(open)
    if (turn.kind === 'over') break
    open =
      turn.kind === 'throw' ? performThrowOf(open) : playMove(open, chooseMove(open, turn.seats[0]!, 'easy'))
  }
  return (open.state as RollingState).players[0]!
}

const server = await createServer({
  configFile: false,
  root: join(projectRoot, 'models/rulebook'),
  publicDir: join(projectRoot, 'public'),
  cacheDir: join(projectRoot, 'node_modules/.vite-models'),
  server: { fs: { allow: [projectRoot] }, port: Number(process.env.PORT ?? 5181) },
})
await server.listen()
const executablePath = findChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.waitForFunction('window.drawForRulebook')
  const folder = join(projectRoot, 'public/rulebook')
  rmSync(folder, { recursive: true, force: true })
  const sizes: Record<string, readonly [width: number, height: number]> = {}
  let bytes = 0
  for (const [game, pictures] of Object.entries(rulebookPictures)) {
    mkdirSync(join(folder, game), { recursive: true })
    for (const [name, { print, ...look }] of Object.entries(pictures)) {
      const wanted = { game: game as GameId, print, ...look }
      const drawn = await page.evaluate(
        async one =>
          (window as unknown as { drawForRulebook(one: object): Promise<string> }).drawForRulebook(one),
        print === 'chart' ? { ...wanted, captain: await captainAtSea() } : wanted,
      )
      const png = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
      const file = await sharp(png)
        .webp({ quality: 58, effort: 6 })
        .toFile(join(folder, game, `${name}.webp`))
      sizes[`${game}/${name}`] = [file.width, file.height]
      bytes += file.size
    }
  }
  const known = join(projectRoot, 'src/ui/rulebook/generated')
  mkdirSync(known, { recursive: true })
  const lines = Object.entries(sizes).map(([name, [width, height]]) => `  "${name}": [${width}, ${height}]`)
  writeFileSync(join(known, 'pictures.json'), `{\n${lines.join(',\n')}\n}\n`)
  process.stdout.write(`${Object.keys(sizes).length} pictures, ${(bytes / 1000).toFixed(0)} kB.\n`)
} finally {
  await browser.close()
  await server.close()
}
