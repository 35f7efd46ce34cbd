/** The eight Council cards (4.3): how many Shells an Open Majority is worth. Index 0 is Scholars. */
export const councilCardIds = ['CC-HH', 'CC-3', 'CC-T4', 'CC-T5', 'CC-T6', 'CC-A4', 'CC-A5', 'CC-A6'] as const
export type CouncilCardId = (typeof councilCardIds)[number]

export interface CouncilCard {
  readonly id: CouncilCardId
  readonly colour: 'blue' | 'pink' | 'white' | 'sand'
  /** Player icons on the back (WV-18). */
  readonly icons: number
  readonly shells: readonly [number, number, number, number, number]
}

export const councilCards: Readonly<Record<CouncilCardId, CouncilCard>> = {
  'CC-HH': { id: 'CC-HH', colour: 'blue', icons: 2, shells: [2, 2, 3, 2, 1] },
  'CC-3': { id: 'CC-3', colour: 'pink', icons: 3, shells: [1, 2, 2, 2, 1] },
  'CC-T4': { id: 'CC-T4', colour: 'white', icons: 4, shells: [2, 2, 3, 2, 1] },
  'CC-T5': { id: 'CC-T5', colour: 'white', icons: 5, shells: [2, 3, 3, 2, 2] },
  'CC-T6': { id: 'CC-T6', colour: 'white', icons: 6, shells: [2, 3, 4, 3, 2] },
  'CC-A4': { id: 'CC-A4', colour: 'sand', icons: 4, shells: [2, 3, 3, 2, 1] },
  'CC-A5': { id: 'CC-A5', colour: 'sand', icons: 5, shells: [2, 3, 4, 3, 2] },
  'CC-A6': { id: 'CC-A6', colour: 'sand', icons: 6, shells: [3, 4, 5, 4, 2] },
}
