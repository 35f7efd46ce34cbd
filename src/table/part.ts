/**
 * What one screen has of its table: the desk, what is being chosen, what the judge measures, how it likes to look at
 * it. It is one value that is handed on, so two tables can stand side by side and know nothing of each other.
 */
export interface Table {
  /** By what makes or needs them; each is made when it is first asked for. */
  readonly parts: Map<unknown, unknown>
}

/** Returns a table's own part. */
export type PartOf<Part> = (table: Table) => Part

export const createTable = (): Table => ({ parts: new Map() })

/**
 * Declares a part that every table has of its own. The module that declares it keeps nothing: what a table has is made
 * when the table is first asked for it, so a page loads and makes only what it uses.
 */
export function part<Part>(make: (table: Table) => Part): PartOf<Part> {
  const of: PartOf<Part> = table => {
    if (!table.parts.has(of)) table.parts.set(of, make(table))
    return table.parts.get(of) as Part
  }
  return of
}

/** A function of a table with its table filled in, to be handed on; always the same one for the same table. */
export function bound<Args extends readonly unknown[], Result>(
  table: Table,
  work: (table: Table, ...args: Args) => Result,
): (...args: Args) => Result {
  const known = table.parts.get(work)
  if (known) return known as (...args: Args) => Result
  const own = (...args: Args) => work(table, ...args)
  table.parts.set(work, own)
  return own
}
