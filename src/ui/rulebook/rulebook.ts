/** A rulebook as the page reads it: made from docs/rules when the page is built. */

/** Where a rule comes from: the printed rulebook, what follows from it, or this table where the rulebook is silent. */
export const provenances = ['given', 'inferred', 'decided'] as const
export type Provenance = (typeof provenances)[number]

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string; readonly below?: readonly Block[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'drawing'; readonly text: string }

export interface ListItem {
  readonly text: string
  readonly below?: readonly Block[]
}

export interface Section {
  /** As it is numbered, `3.4`; empty for what stands before the first number. */
  readonly number: string
  readonly title: string
  /** 2 for a chapter, 3 for a section of one. */
  readonly level: 2 | 3
  readonly blocks: readonly Block[]
}

export interface Rulebook {
  readonly title: string
  readonly sections: readonly Section[]
}

/** The first word that a rule says about where it comes from. */
export function provenanceOf(text: string): Provenance | undefined {
  const found = /\[(given|inferred|decided)\]/.exec(text)?.[1]
  return provenances.find(each => each === found)
}

/** All rules of a block and below it, in reading order. */
export function rulesIn(blocks: readonly Block[]): readonly Extract<Block, { kind: 'rule' }>[] {
  return blocks.flatMap(block => {
    if (block.kind === 'rule') return [block, ...rulesIn(block.below ?? [])]
    if (block.kind === 'list') return block.items.flatMap(item => rulesIn(item.below ?? []))
    return []
  })
}
