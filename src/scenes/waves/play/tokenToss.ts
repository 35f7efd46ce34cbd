import type { Viewer } from '../../../rules/game'
import { type WavesState, waveToken } from '../../../rules/waves/public'
import type { DiceOnDesk } from '../../table/hand'
import { noTurn, type Turn } from '../../table/turn'
import { dishFloor, ringOf, tableTop, token } from '../layout'

/** The Wave token is the only thing that is thrown, into the dish (section 6.2). */
export const tokenToss: DiceOnDesk = {
  dice: [waveToken],
  thingOf: () => token,
  inHandOf: view => ((view as WavesState).phase === 'toss' ? [waveToken.id] : []),
  turnOf: (view, eyes) => turnOf(view as WavesState, eyes),
  middleOf: () => ({ x: 0, y: tableTop + dishFloor, z: 0 }),
}

/** Headings are counted from the first place (WV-152), which lies elsewhere for other eyes. */
function turnOf(view: WavesState, eyes: Viewer): Turn {
  const angle = -ringOf(view, eyes).seatAngle(view.personAt[0]!)
  if (angle === 0) return noTurn
  return {
    angle,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    halfCos: Math.cos(angle / 2),
    halfSin: Math.sin(angle / 2),
  }
}
