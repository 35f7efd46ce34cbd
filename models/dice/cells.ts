/**
 * What is engraved on dice, in pages: dice that fall together share a page, so the first drop loads one small page.
 * Cells stand in rows of six, in order from the upper left.
 */

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)

export const markSymbols = ['CANNON', 'SAIL', 'GRAPE', 'SKULL'] as const
export const emblems = ['anchor', 'wheel', 'parrot', 'crown', 'kraken', 'shell'] as const
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

export const atlasColumns = 6

export const pageNames = ['ships', 'pips', 'directions'] as const
export type PageName = (typeof pageNames)[number]

export const pages: Readonly<Record<PageName, readonly string[]>> = {
  ships: [...numbered('n', 6), ...markSymbols, ...emblems, 'blank'],
  pips: [...numbered('p', 6), ...numbered('x', 6), ...emblems],
  directions: [...numbered('n', 12), ...directions],
}

export const atlasRows = (page: PageName): number => Math.ceil(pages[page].length / atlasColumns)

/** Provisions, gold and story on faces 1 to 6 of the exploration die (rolling-seas 4.6). */
export const explorationFaces: readonly (readonly [provisions: number, gold: number, story: number])[] = [
  [3, 0, 1],
  [2, 1, 1],
  [2, 0, 2],
  [1, 1, 2],
  [0, 1, 3],
  [1, 3, 0],
]
