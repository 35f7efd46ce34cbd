/**
 * The truth of a running match. A host holds one, keeps what is played before anybody is told of it, and tells each
 * pair of eyes what it may see, over whatever carries the messages of `src/wire`.
 *
 * createHost         holds the match together with all below
 * createConnection   one screen: its eyes, its rights, what it has shown
 * createStream       what one pair of eyes is told, numbered; shared by all screens with these eyes
 * toldTo, lines, asked   what may be told
 * requests           what may be asked for
 * createCourse       automatic steps: dice, computers, the fist
 * eyes               who must look away at a screen that several share
 */
export type { HostConnection, ScreenWish } from './createConnection'
export type { Chance, CourseParts, Fixed, Thinker } from './createCourse'
export { createHost, type Host, type HostParts, type Patience } from './createHost'
export type { Rights } from './requests'
export { servePort } from './servePort'
