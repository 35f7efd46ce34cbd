/**
 * The precision of the rules (RB-63): positions in hundredths of a millimetre, yaw in hundredths of a degree, gaps and
 * tolerances in whole thousandths. Halves go up everywhere.
 */

/** A length in whole thousandths of a millimetre, the only form in which lengths are compared. */
export function thousandths(mm: number): number {
  return Math.floor(mm * 1000 + 0.5)
}

/** A gap to 0.001 mm. */
export function roundGap(mm: number): number {
  return thousandths(mm) / 1000
}

/** A coordinate to 0.01 mm. */
export function roundMm(mm: number): number {
  return Math.floor(mm * 100 + 0.5) / 100
}

/** An angle in whole hundredths of a degree, 0 up to but not including the full turn given. */
export function hundredthsOfTurn(degrees: number, fullTurnDeg: number): number {
  const full = fullTurnDeg * 100
  const hundredths = Math.floor(degrees * 100 + 0.5)
  return hundredths - full * Math.floor(hundredths / full)
}

/** A yaw to 0.01 degrees, 0 to 359.99. */
export function roundYaw(degrees: number): number {
  return hundredthsOfTurn(degrees, 360) / 100
}
