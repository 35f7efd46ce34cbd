import type { AnyGame } from '../../src/rules/games'
import type { BrokenInputs, Tried } from './brokenInputs'
import type { Cuts } from './cuts'
import type { RandomGames } from './randomGames'
import type { Stores } from './stores'

export interface Figures {
  readonly game: AnyGame
  readonly random: RandomGames
  readonly inputs: BrokenInputs
  readonly cuts: Cuts
  readonly stores: Stores
}

const grouped = (count: number) => count.toLocaleString('en-GB')
const tried = ({ tried, refused }: Tried) => `${grouped(tried)} (${grouped(refused)})`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

export function writePage(figures: readonly Figures[]): string {
  return `# Reliability

Written by \`npm run measure:reliability\`; the command ends at the first fault, so every figure below is one without any.
What a browser alone can show (a table that is left in the middle of something, a full disk, two tabs, a lost picture,
clicking at random) stands at the end.

## Random games

Any number of players, any options that go together, every move drawn from those the rules offer, throws imagined. States
are deeply frozen, each move is checked before it is played, and each state is asked for its faults.

${table(
  ['game', 'games', 'moves', 'events', 'rules that caused one', 'longest game, moves'],
  figures.map(({ game, random }) => [
    game.title,
    grouped(random.games),
    grouped(random.moves),
    grouped(random.events),
    String(random.rules),
    grouped(random.longest),
  ]),
)}

## Broken inputs

Moves, states and match files with one to three parts spoilt; in brackets how many were refused, each with a sentence for
a person. What was not refused was a legal move, a state that makes sense, or a file in which nothing that was played had
changed; each was played or read to see that.

${table(
  ['game', 'moves', 'states', 'match files'],
  figures.map(({ game, inputs }) => [
    game.title,
    tried(inputs.moves),
    tried(inputs.states),
    tried(inputs.files),
  ]),
)}

## Cut off

A match of computers with real throws, written and read again after its entries, up to 300 of them: the state is the same,
and the very entry follows that followed then, dice included. The whole match is verified from its seeds.

${table(
  ['game', 'cut off after so many entries', 'throws in the match'],
  figures.map(({ game, cuts }) => [game.title, String(cuts.entries), String(cuts.throws)]),
)}

## Stores that fail

Every write of a match fails once because the disk is full, and is tried again; every record of a kept match is spoilt,
lost or changed, and what is whole before it is offered; a second tab writes after the first.

${table(
  ['game', 'writes to a full disk', 'spoilt records', 'writes of a second tab'],
  figures.map(({ game, stores }) => [
    game.title,
    String(stores.full),
    String(stores.spoilt),
    String(stores.tabs),
  ]),
)}

## In the browser

- \`e2e/words/houseSaves.spec.ts\`: broken files, a full disk, two tabs on one match, the bin.
- \`e2e/journeys/*Reload.spec.ts\`: tables that are left with dice in the hand, in the air, in mid-telling, behind a curtain.
- \`e2e/words/houseOffline.spec.ts\`: without a network, and while an update waits.
- \`e2e/journeys/clicking.spec.ts\`: clicking and typing at random on every page; \`npm run measure:clicking\` does it for ten
  minutes. On 2026-11-18: 2,789 acts on six pages and 1,466 at the five tables, five minutes each, without an error.
- \`docs/soak.md\`: hours of the kiosk with faults put in.
`
}
