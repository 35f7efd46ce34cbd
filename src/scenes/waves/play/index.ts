/**
 * What moves on the table of WAVES, and what hands can do there.
 *
 * WavesPlay            all of it; stands in the table that draws the things
 * tokenToss            the Wave token in the hand that throws it (table/hand)
 * createTeller, asShown   events one after another: the table after each, and what is said of them
 * guide                where the camera looks; reading: leaning in to read a tablet
 * oneSelection         what is picked here is decided in the list, and the other way round
 * offered              which things a choice is about
 */
export { WavesPlay } from './WavesPlay'
