/** The result of a roll in the tray: only faces are read, and what does not lie flat in it is rolled again (6.1, 6.2). */

import { does } from '../../sentence'
import { changeCrazy, crazyOf } from '../crazy/miniGame'
import { markText } from '../data/dice'
import type { CrazyGame, Drop } from '../state'
import { nameOf } from '../table'
import { change, goTo, say, type Work } from '../work'
import { changeDrop } from './askForDrop'
import type { Reading } from './snapshot'
import { seersOf } from './throwing'

export function takeRoll(work: Work, drop: Drop, { outside, cocked, flat }: Reading): void {
  const seenBy = seersOf(work.state, drop)
  const faces = Object.fromEntries(flat.map(die => [die.id, die.face]))
  recordFaces(work, faces)
  const again = drop.dice.filter(die => outside.includes(die) || cocked.includes(die))
  changeDrop(work, again.length > 0 ? { ...drop, dice: again, repeats: drop.repeats + 1 } : undefined)
  if (flat.length > 0) {
    const text = flat.map(die => markText(die.id, die.face)).join(', ')
    say(work, 'RB-296', `${nameOf(work.state, drop.by)} ${does(drop.by, 'rolls', 'roll')} ${text}`, {
      kind: 'rolled',
      data: { seat: drop.by, faces },
      ...(seenBy && { seenBy }),
    })
  }
  if (again.length > 0) {
    say(
      work,
      'RB-296',
      again.length === 1
        ? 'A die does not lie flat and is rolled again'
        : `${again.length} dice do not lie flat and are rolled again`,
      { kind: 'repeat' },
    )
  } else {
    goTo(work, work.state.rollOff ? 'game.rolled' : 'crazy.fallen')
  }
}

function recordFaces(work: Work, faces: CrazyGame['faces']): void {
  const { rollOff } = work.state
  if (rollOff) change(work, { rollOff: { ...rollOff, faces: { ...rollOff.faces, ...faces } } })
  else changeCrazy(work, { faces: { ...crazyOf(work.state).faces, ...faces } })
}
