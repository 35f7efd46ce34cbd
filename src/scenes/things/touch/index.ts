/**
 * The hands of whoever is asked.
 *
 * TouchThings   offers choices on the things they are about; touchThings: clicking and dragging them
 * ThingSpots    tells where on the picture they are
 */
export { type NamedPlace, ThingSpots, type ThingSpotsProps } from './ThingSpots'
export { type Offered, TouchThings, type TouchThingsProps } from './TouchThings'
export { isAskedNow, type ThingsToTouch, touchThings } from './touchThings'
