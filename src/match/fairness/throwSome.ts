import { type DieKind, faceCount, type ThrowRequest } from '../../measure'
import { performThrow } from '../../physics'

/** Twelve at once already push each other about, and a bar that moves on after each drop is never still. */
const dicePerDrop = 12

/** As played: with the fist until all lies flat, and thrown again when a die leaves the box. */
const policy = { fistMax: 6, repeatOutside: true }

/** Throws this many dice into the Sea Box and counts what lies up; `onDone` is told how many have been thrown. */
export function throwSome(
  kind: DieKind,
  dice: number,
  seed: string,
  onDone: (done: number) => void = () => {},
): { readonly faces: readonly number[] } {
  const faces = new Array<number>(faceCount(kind)).fill(0)
  for (let done = 0; done < dice; ) {
    const count = Math.min(dicePerDrop, dice - done)
    const request: ThrowRequest = {
      container: 'sea-box',
      style: 'drop',
      dice: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, kind })),
      lying: [],
      bystanders: 'live',
      flat: { tiltDeg: 3, heightMm: 0.5 },
    }
    const { result } = performThrow(request, `${seed}/${done}`, policy)
    for (const die of result.dice) faces[die.face - 1]!++
    done += count
    onDone(done)
  }
  return { faces }
}
