import type { SeatColour } from '../../match/seatColours'

/** The name of a seat's colour and the symbol beside it: no player should need the colour alone. seatBadge.css paints both. */
export interface SeatLook {
  readonly word: string
  /** A symbol of symbols.svg. */
  readonly emblem: string
  readonly emblemWord: string
}

export const seatLooks: Readonly<Record<SeatColour, SeatLook>> = {
  yellow: { word: 'Yellow', emblem: 'crown', emblemWord: 'crown' },
  blue: { word: 'Blue', emblem: 'wheel', emblemWord: 'wheel' },
  green: { word: 'Green', emblem: 'parrot', emblemWord: 'parrot' },
  red: { word: 'Red', emblem: 'anchor', emblemWord: 'anchor' },
  white: { word: 'White', emblem: 'shell', emblemWord: 'shell' },
  orange: { word: 'Orange', emblem: 'sun', emblemWord: 'sun' },
  violet: { word: 'Purple', emblem: 'kraken', emblemWord: 'kraken' },
  black: { word: 'Black', emblem: 'spyglass', emblemWord: 'spyglass' },
}
