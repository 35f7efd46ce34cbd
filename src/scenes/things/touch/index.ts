/**
 * Input of the player who is asked.
 *
 * TouchThings   offers choices on the things they are about; touchThings: clicking and dragging them
 * answersAnyway what a click says that nothing else answers
 * HoldUp        anything held before the eyes; doublePress: by which presses
 *               isReadable: which of them the arrows walk through
 * ThingSpots    tells where on the picture they are
 */
export { answersAnyway } from './answersAnyway'
export { HoldUp } from './HoldUp'
export { isReadable } from './isReadable'
export { type NamedPlace, ThingSpots, type ThingSpotsProps } from './ThingSpots'
export { type Offered, TouchThings, type TouchThingsProps } from './TouchThings'
export { isAskedNow, type ThingsToTouch, touchThings } from './touchThings'
