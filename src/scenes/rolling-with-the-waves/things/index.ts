/**
 * What draws the table of Rolling with the Waves.
 *
 * WavesTable     all of it; WavesRoom is the room around, WavesTray and WavesBag stand on it
 * Boards         maps, mini boards, screens and markers of all seats; sheets prints them, inkHand writes on them
 * ScorePad       the score sheet at the end
 */
export { WavesRoom } from './WavesRoom'
export { WavesTable } from './WavesTable'
