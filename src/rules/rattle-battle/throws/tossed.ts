/** The result of a toss: everything stays as it lies, and a die that left the box is out (6.3). */

import { does } from '../../sentence'
import { changeCrazy, crazyOf } from '../crazy/miniGame'
import { shipNames } from '../sea/shipNames'
import type { Drop } from '../state'
import { nameOf } from '../table'
import { changeAdventure, goTo, say, type Work } from '../work'
import type { Reading } from './snapshot'

export function takeToss(work: Work, drop: Drop, { outside, flat }: Reading): void {
  changeAdventure(work, { drop: undefined, sea: flat })
  say(work, 'RB-296', `${nameOf(work.state, drop.by)} ${does(drop.by, 'tosses', 'toss')} a die`, {
    kind: 'tossed',
    data: { dice: drop.dice },
  })
  if (outside.length > 0) {
    changeCrazy(work, { out: [...crazyOf(work.state).out, ...outside] })
    say(work, 'RB-297', `Out of the box and out of the game: ${shipNames(work.state, outside)}`, {
      kind: 'out',
      data: { dice: outside },
    })
  }
  goTo(work, 'crazy.fallen')
}
