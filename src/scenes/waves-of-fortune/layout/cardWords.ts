import {
  type Card,
  type Change,
  type Choice,
  expedition,
  type Row,
  tokenNames,
} from '../../../rules/waves-of-fortune/public'

/** What is printed on an event card: sentences, then rows that a throw decides. */
export interface CardWords {
  readonly lines: readonly string[]
  readonly rows: readonly (readonly [faces: string, words: string])[]
}

const counted = (n: number, what: string) => `${Math.abs(n)} ${what}`

function changeWords(change: Change): string {
  if ('goHome' in change) return 'sail to your home base at once'
  const [what, n] =
    'gold' in change
      ? (['gold', change.gold] as const)
      : 'crew' in change
        ? (['crew', change.crew] as const)
        : (['food', change.food] as const)
  if (what === 'gold' && n < 0) return `pay ${-n} gold`
  return `${n < 0 ? 'lose' : 'gain'} ${counted(n, what)}`
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function changesWords(changes: readonly Change[] = []): string {
  return changes.length === 0 ? 'Nothing happens' : upper(changes.map(changeWords).join(', then '))
}

const facesOf = ({ low, high }: Row) => (low === high ? `${low}` : `${low}-${high}`)
const rowWords = (row: Row) => [facesOf(row), changesWords(row.changes)] as const

function choiceLine({ words, rows }: Choice): string {
  return rows ? `${words}, and throw a die` : words
}

/** What a card says to its reader (4.2 to 4.5). */
export function cardWords({ effect }: Card, krakenHp: number): CardWords {
  switch (effect.kind) {
    case 'changes':
      return { lines: [`${changesWords(effect.changes)}.`], rows: [] }
    case 'pirate':
      return {
        lines: ['Fight them, or leave them alone and they stay here.', `${50 * effect.hp} gold if you win.`],
        rows: [],
      }
    case 'kraken':
      return {
        lines: [
          `${krakenHp} HP; it always throws three fives.`,
          'Fight it for 500 gold and its blue gem, or let it be.',
        ],
        rows: [],
      }
    case 'token':
      return {
        lines: [
          `${upper(tokenNames[effect.token])} stays here.`,
          `${changesWords(effect.changes)}, now and whenever a ship lands here.`,
        ],
        rows: [],
      }
    case 'map':
      return { lines: [`Keep this map. ${effect.gold} gold are buried at ${effect.cell}.`], rows: [] }
    case 'choose':
      return {
        lines: ['Choose:', ...effect.choices.map(choice => `${upper(choiceLine(choice))}.`)],
        rows: effect.choices.flatMap(({ rows = [] }) => rows.map(rowWords)),
      }
    case 'throw':
      return { lines: ['Throw a die.'], rows: effect.rows.map(rowWords) }
    case 'expedition':
      return {
        lines: [`Send up to ${expedition.max} crew ashore and throw a die for each; one stays aboard.`],
        rows: [
          [`${expedition.winFrom}-6`, `Gain ${expedition.goldEach} gold`],
          ['3-4', 'Nothing happens'],
          [`1-${expedition.loseUpTo}`, 'Lose 1 crew'],
        ],
      }
    case 'mark':
      return {
        lines: [
          effect.mark === 'wind'
            ? 'On your next turn you sail one space further.'
            : 'On your next turn you cannot sail.',
        ],
        rows: [],
      }
  }
}

/** How many pirates, for the large figure on their card. */
export const figureOf = ({ effect }: Card): string | undefined =>
  effect.kind === 'pirate' ? `${effect.hp} HP` : effect.kind === 'map' ? effect.cell : undefined
