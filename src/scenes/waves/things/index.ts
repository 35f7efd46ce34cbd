/**
 * What is drawn of WAVES beside its cardboard.
 *
 * WavesTable   everything that lies there, dice and cards; WavesRoom the room around it
 * Dish, Shells, WaveToken   the models
 */
export { WavesRoom } from './WavesRoom'
export { WavesTable } from './WavesTable'
