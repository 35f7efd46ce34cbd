import type { DieKind, DieSpec } from '../measure'

/** The dice of Rattle Battle's box (rattle-battle 2.1), and the sets that the lab offers to drop. */
export const fleetColours = ['yellow', 'blue', 'green', 'red', 'white'] as const
/** Ships without a player, with how many the box holds. */
const npCounts = {
  'np-yellow': 3,
  'np-green': 3,
  'np-red': 3,
  'np-orange': 2,
  'np-blue': 1,
  'np-violet': 1,
} as const satisfies Partial<Record<DieKind, number>>
type NpKind = keyof typeof npCounts

/** One line of the lab's dice chooser. */
export interface DiceLine {
  readonly key: string
  readonly label: string
  readonly kind: DieKind
  /** Ids as the rules write them. */
  readonly idStem: string
  readonly most: number
}

const title = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export const diceLines: readonly DiceLine[] = [
  ...fleetColours.map(
    (colour): DiceLine => ({
      key: `p-${colour}`,
      label: `${title(colour)} ships`,
      kind: 'ship',
      idStem: `p-${colour}-`,
      most: 4,
    }),
  ),
  ...fleetColours.map(
    (colour): DiceLine => ({
      key: `c-${colour}`,
      label: `${title(colour)} captain`,
      kind: 'captain',
      idStem: `c-${colour}`,
      most: 1,
    }),
  ),
  ...(Object.keys(npCounts) as NpKind[]).map((kind): DiceLine => {
    const colour = kind.slice(3)
    const most = npCounts[kind]
    const label = `${title(colour)} ${most === 1 ? 'merchant' : 'merchants'}`
    return { key: kind, label, kind, idStem: `n-${colour}-`, most }
  }),
  { key: 'd6', label: 'Plain dice', kind: 'd6', idStem: 'd-white-', most: 12 },
  { key: 'd12', label: 'Twelve-sided dice', kind: 'd12', idStem: 't-', most: 4 },
]

/** How many dice of each line; lines that are not named have none. */
export type Fleet = Readonly<Record<string, number>>

/** The most dice the lab drops at once: the whole of Rattle Battle's box. */
export const mostDice = 38

const inLines = (test: (line: DiceLine) => number): Fleet =>
  Object.fromEntries(diceLines.map(line => [line.key, test(line)]).filter(([, count]) => count !== 0))

const isRattle = (line: DiceLine) => line.kind !== 'd6' && line.kind !== 'd12'

export const presets = {
  skirmish: {
    label: 'A skirmish',
    fleet: {
      'p-red': 4,
      'p-blue': 4,
      'c-red': 1,
      'c-blue': 1,
      'np-yellow': 1,
      'np-green': 2,
      'np-red': 2,
      'np-orange': 1,
      'np-blue': 1,
      'np-violet': 1,
    } as Fleet,
  },
  duel: { label: 'Two fleets', fleet: { 'p-yellow': 4, 'p-green': 4, 'c-yellow': 1, 'c-green': 1 } as Fleet },
  everything: { label: 'All 38 dice', fleet: inLines(line => (isRattle(line) ? line.most : 0)) },
  plain: { label: 'Six plain dice', fleet: { d6: 6 } as Fleet },
} as const
export type PresetName = keyof typeof presets

/** The dice of a fleet with their ids, in a fixed order; no more than fit. */
export function diceOf(fleet: Fleet): readonly DieSpec[] {
  const dice: DieSpec[] = []
  for (const line of diceLines) {
    const count = Math.min(fleet[line.key] ?? 0, line.most)
    for (let n = 1; n <= count && dice.length < mostDice; n++)
      dice.push({ id: line.kind === 'captain' ? line.idStem : `${line.idStem}${n}`, kind: line.kind })
  }
  return dice
}

/** A die's name in words, as at the table: "red ship 2", "green merchant 1". */
export function dieName({ id, kind }: DieSpec): string {
  const [letter, colour = '', number = ''] = id.split('-')
  switch (kind) {
    case 'captain':
      return `${colour} captain`
    case 'ship':
      return `${colour} ship ${number}`
    case 'd6':
      return `plain die ${number}`
    case 'd12':
      return `twelve-sided die ${colour}`
    case 'exploration':
      return 'exploration die'
    default:
      return letter === 'n' ? `${colour} merchant ${number}` : id
  }
}
