/** Distances between Ships as people say them. */
import { isTouching, mmText } from '../../../measure'
import { refuse } from '../../refusal'

/** "touching" or "12 mm away". */
export function gapText(mm: number): string {
  return isTouching(mm) ? 'touching' : `${mmText(mm)} mm away`
}

/** RB-66. */
export function tooFar(name: string, mm: number, limit: number) {
  return refuse('RB-66', `Too far: ${name} is ${mmText(mm, limit)} mm away, the range is ${mmText(limit)} mm`)
}
