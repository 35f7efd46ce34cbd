import type { SeatColour } from '../../../match/seatColours'

/** The sleeves of the player who throws. */
export const sleeves: Readonly<Record<SeatColour, string>> = {
  yellow: '#c9980f',
  blue: '#1f4f8f',
  green: '#1d6b45',
  red: '#8e2a20',
  white: '#d9d2c2',
  orange: '#b85a17',
  violet: '#553372',
  black: '#2a2830',
}

/** Nobody's in particular. */
export const plainSleeve = '#243a52'
