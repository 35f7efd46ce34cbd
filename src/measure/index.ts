/**
 * Exact geometry on a snapshot of dice that lie still (rattle-battle 3.4), and the plain types that physics and rules
 * share. All lengths in millimetres, in the plane of the rules: x to the right, y away, both seen from above (RB-60).
 * Only + - * / and square roots are used, so every machine computes the same bits.
 *
 * From a pose to an answer: `outlineOf` or `squareOutline` makes outlines; `gap`, `nearest`, `bearing` measure them;
 * `tieSet`, `strictOrder`, `closestPairs` put them in order; `moveFault`, `legalStop`, `moveTowards`, `moveAway` judge
 * moves; tiles, walls, lines of fire and the bands of a range have a file each. How the table measures is a `Ruler`.
 */
export * from './angle'
export * from './automaticMove'
export * from './box'
export * from './closestPairs'
export * from './dieFaces'
export * from './dieGeometry'
export * from './gap'
export * from './hash'
export * from './legalStop'
export * from './lineOfFire'
export * from './mmText'
export * from './move'
export * from './order'
export * from './outline'
export * from './polyDice'
export { convexHull, nearestPoints, type Polygon, polygonDistance, type Segment } from './polygon'
export * from './pose'
export * from './quaternion'
export * from './rangeBand'
export * from './rounding'
export * from './ruler'
export * from './snap'
export { isWayBlocked, passesOver } from './sweep'
export * from './tiles'
export * from './types'
export * from './verdict'
