/**
 * What moves and can be done on the table of Rolling with the Waves.
 *
 * wavesDice      the dice of a match, and where the tray stands that they fall into
 * Direction      the camera, and the telling: createTeller, asTold, balls, Cannonballs
 * Touch          input of the player who is asked: offered, dragToMap
 * Tags           prices and booty beside what can be chosen
 * useLaying      the dice that hands have put on icons and not yet said so
 */
export { useLaying } from './useLaying'
export { WavesPlay } from './WavesPlay'
export { diceInPlay } from './wavesDice'
