import type { Rulebook } from '../rulebook/rulebook'

export interface DocPage {
  /** `docs/<name>.md`, and `/docs/<name>` in the app. */
  readonly name: string
  readonly title: string
  /** What a reader finds there. */
  readonly word: string
}

export interface DocGroup {
  readonly title: string
  readonly pages: readonly DocPage[]
}

/** In the order in which readers need them. */
const groups: readonly DocGroup[] = [
  {
    title: 'Play',
    pages: [
      { name: 'playing', title: 'At the table', word: 'Dice, moves, the judge, undo, keys, files, settings' },
      {
        name: 'first-games',
        title: 'Your first game',
        word: 'Each game on half a page: what you do in a turn, and what beginners should know',
      },
      { name: 'open-table', title: 'The open table', word: 'Every piece and no rules' },
      {
        name: 'rooms',
        title: 'Playing together',
        word: 'A room on a server, a link for each chair, and what happens when somebody is away',
      },
      {
        name: 'sealed',
        title: 'Sealed dice',
        word: 'Throws that nobody can know or choose, and how to check them',
      },
    ],
  },
  {
    title: 'Run it',
    pages: [
      { name: 'hosting', title: 'A server', word: 'Rooms for your group: start, keep, back up, restore' },
      { name: 'kiosk', title: 'A kiosk', word: 'A table that plays by itself for weeks' },
    ],
  },
  {
    title: 'Build with it',
    pages: [
      {
        name: 'headless',
        title: 'The headless command',
        word: 'Throw, measure, play and verify in a terminal',
      },
      { name: 'wire', title: 'The wire', word: 'The messages between a host and its screens' },
      { name: 'matches', title: 'Match files', word: 'What a match file contains, and what its seals show' },
      { name: 'adding-a-game', title: 'Add a game', word: 'Step by step, with a small game as the example' },
      {
        name: 'rattle-battle-cards',
        title: 'Cards of Rattle Battle',
        word: 'Sailors and Upgrades, and where their code is',
      },
    ],
  },
  {
    title: 'Decisions',
    pages: [
      { name: 'decisions', title: 'All decisions', word: 'Why it is built this way, and what that costs' },
      {
        name: 'decisions/why-deterministic',
        title: 'Why deterministic',
        word: 'The same throw falls the same way',
      },
      {
        name: 'decisions/why-rules-never-roll',
        title: 'Why rules never roll',
        word: 'They ask for a throw and are told what came to rest',
      },
      {
        name: 'decisions/why-own-geometry',
        title: 'Why our own geometry',
        word: 'Distances that can be tested against the engine',
      },
      {
        name: 'decisions/why-throws-own-their-world',
        title: 'Why the world belongs to the throw',
        word: 'And not to React',
      },
      {
        name: 'decisions/why-one-host',
        title: 'Why one host',
        word: 'Hidden information is not in the page at all',
      },
      {
        name: 'decisions/why-sealed-dice',
        title: 'Why sealed dice',
        word: 'Nobody can choose a throw, and nobody has to be trusted',
      },
      {
        name: 'decisions/why-one-server-per-room',
        title: 'Why one server has a room',
        word: 'Several servers share a database, but not a room',
      },
      {
        name: 'decisions/why-no-server',
        title: 'Why no server is needed',
        word: 'Everything works offline after the first visit',
      },
      {
        name: 'decisions/why-ours-instead-of-drei',
        title: 'Why ours instead of drei’s',
        word: 'What we took, what we wrote, and the reasons',
      },
      {
        name: 'decisions/why-tests-wait-for-signals',
        title: 'Why tests wait for signals',
        word: 'A limit in seconds says nothing about the program',
      },
    ],
  },
  {
    title: 'Measured',
    pages: [
      {
        name: 'determinism',
        title: 'The same bits everywhere',
        word: 'Hashes of five engines and two processors',
      },
      { name: 'fairness', title: 'Fairness', word: 'Millions of throws, face by face' },
      { name: 'luck', title: 'Luck', word: 'Whether the luck told after a match is honest' },
      { name: 'balance', title: 'Balance', word: 'What decides a game, by seat and by choice' },
      { name: 'bots', title: 'Computer players', word: 'How much better each level is' },
      { name: 'scores-rolling-seas', title: 'Scores', word: 'Average score per level in Rolling Seas' },
      { name: 'performance', title: 'Performance', word: 'Beside other engines and dice pages' },
      { name: 'reliability', title: 'Reliability', word: 'Random games, broken files, failing disks' },
      { name: 'soak', title: 'Endurance', word: 'The kiosk left alone, with everything broken in turn' },
    ],
  },
]

const files = import.meta.glob<Rulebook>('../../../docs/{*,decisions/*}.md', {
  query: '?document',
  import: 'default',
})

/** Every document that there is. */
export const docGroups: readonly DocGroup[] = groups.map(({ title, pages }) => ({
  title,
  pages: pages.filter(({ name }) => Object.hasOwn(files, `../../../docs/${name}.md`)),
}))

export function docPage(name: string): DocPage | undefined {
  return docGroups.flatMap(({ pages }) => pages).find(page => page.name === name)
}

/** The text of a page; fetched when it is opened. */
export function openDoc({ name }: DocPage): Promise<Rulebook> {
  const open = files[`../../../docs/${name}.md`]
  return open ? open() : Promise.reject(new Error(`There is no document ${name}`))
}
