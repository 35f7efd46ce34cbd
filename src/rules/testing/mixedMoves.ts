/**
 * Moves of the right shape that nobody has listed: the fields of each kind filled with values that other moves of the
 * same game had. They find what `check` forgets to ask, since almost all fields are real and few fit together.
 */
import type { AnyMove } from '../game'
import type { AnyGame } from '../games'
import type { Random } from '../random'

interface KindOfMove {
  readonly entries: Readonly<Record<string, { readonly type?: string }>> & {
    readonly kind: { readonly literal: string }
  }
}

/** How many different values of a field are kept. */
const mostValues = 200

export class MixedMoves {
  private readonly kinds: readonly KindOfMove[]
  private readonly values = new Map<string, unknown[]>()
  private readonly game: AnyGame

  constructor(game: AnyGame) {
    this.game = game
    const { options } = game.schemas.move as unknown as { readonly options: readonly KindOfMove[] }
    this.kinds = options.filter(({ entries }) => entries.kind.literal !== 'thrown')
  }

  /** Its values may stand in other moves from now on. */
  learn(move: AnyMove, random: Random): void {
    for (const [field, value] of Object.entries(move)) {
      if (field === 'kind' || field === 'seat') continue
      const known = this.values.get(field) ?? []
      this.values.set(field, known)
      if (known.length < mostValues) known.push(value)
      else known[random.index(mostValues)] = value
    }
  }

  /** A move of some kind that `readMove` takes, or `undefined` where the values did not suit. */
  mix(seat: number, random: Random, kinds?: readonly string[]): AnyMove | undefined {
    const among = kinds
      ? this.kinds.filter(({ entries }) => kinds.includes(entries.kind.literal))
      : this.kinds
    const { entries } = random.pick(among)
    const move: Record<string, unknown> = { kind: entries.kind.literal, seat }
    for (const [field, schema] of Object.entries(entries)) {
      if (field === 'kind' || field === 'seat') continue
      if ('type' in schema && schema.type === 'optional' && random.index(2) === 0) continue
      const known = this.values.get(field)
      if (known) move[field] = this.altered(random.pick(known), random)
    }
    const read = this.game.readMove(JSON.parse(JSON.stringify(move)))
    return read.ok ? read.value : undefined
  }

  /** Mostly as it was; lists with entries left out or said twice, records with places left out. */
  private altered(value: unknown, random: Random): unknown {
    if (typeof value !== 'object' || value === null || random.index(3) > 0) return value
    if (Array.isArray(value)) {
      const kept = value.filter(() => random.index(3) > 0)
      return random.index(4) === 0 ? [...kept, ...value] : kept
    }
    return Object.fromEntries(Object.entries(value).filter(() => random.index(3) > 0))
  }
}
