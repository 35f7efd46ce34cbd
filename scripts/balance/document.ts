import type { GameId } from '../../src/rules/game'
import { gameById } from '../../src/rules/games'
import { readers } from './games'
import type { Kept } from './kept'
import { writeSection } from './page'

/** docs/balance.md: the words of the readers, and the figures of all games that were kept. */
export async function writePage(keptOf: (game: GameId) => Promise<readonly Kept[]>): Promise<string> {
  const sections: string[] = []
  for (const [id, reader] of Object.entries(readers)) {
    const kept = await keptOf(id as GameId)
    if (kept.length === 0) continue
    sections.push(`## ${gameById(id as GameId).title}\n\n${reader.words}\n\n${writeSection(kept, reader)}`)
  }
  return [head, ...sections].join('\n')
}

const head = `# Balance

Written by \`npm run measure:balance\`; every game is kept in \`docs/balance/\` as it is played (seed, winners, points,
lengths, leads, uses), so a run that was cut goes on where it stopped. \`-- --game waves-of-fortune --players 4\` measures
one table, \`-- --again\` forgets what was played, \`-- --page\` only writes this page, and \`-- --trial --set kingVp=4\`
tries other options with dice that are drawn instead of thrown and keeps nothing.

**How it is measured.** Strong computers sit on every seat; every throw is a real one, simulated as in any match. Each
figure is a mean over games with its 95 % interval in brackets (Wilson's for shares). A line of the score sheet *decided*
a game if without it none of its winners would have had most points. *Nobody ahead of the winner after* is the part of
the game after which no rival had more points than the winner. An aim is *reached* if the mean lies within what is asked,
*missed* if the whole interval lies outside, *open* in between.
`
