/**
 * The sound of the table, all of it computed: no file is fetched.
 *
 *   synth/   samples from pure functions: impacts (what is hit, how hard, which take), longer sounds, sea, cabin
 *   hits/    pure: contacts of physics steps → hits → few voices on a tape; the clock that plays the tape; places;
 *            the limit of voices; touches in shaken hands
 *   play/    what needs an AudioContext: buffers, master chain, voices, loops, the desk that holds them
 *   throwSound, playable, createTableSound   a throw, single things, and the whole for a scene
 *   testing/ spectrum, decay and loudness of samples
 *
 * Sound only reads: it never feeds the simulation and draws from no generator of rules or physics. A scene tells it
 * `startThrow`, then `hear` with every step as it is made and `follow` with every frame; a playback needs `follow`
 * alone. Nothing that is heard may be the only sign of anything.
 */
export {
  createTableSound,
  defaultVolumes,
  type PlayOptions,
  type SoundState,
  soundStates,
  type TableSound,
  type TableSoundOptions,
} from './createTableSound'
export type { HeardThrow } from './hits/throwTape'
export { type VolumeKind, volumeKinds } from './play/desk'
export { type PlayableName, playableNames } from './playable'
