import { type Outline, squareOutline } from '../outline'
import type { Square } from './oracle'
import { seededNumbers } from './random'

/** A six-sided die of the usual size lying flat. */
export function die(id: string, x: number, y: number, yaw = 0): Outline {
  return squareOutline({ id, x, y, yaw })
}

/** Random spots on the grid of RB-63, one in four of them with a yaw that many dice share. */
export function randomSpots(seed: string, half: number): () => Square {
  const random = seededNumbers(seed)
  const grid = (value: number) => Math.round(value * 100) / 100
  return () => ({
    x: grid(random(-half, half)),
    y: grid(random(-half, half)),
    yaw: random(0, 1) < 0.25 ? [0, 30, 45, 89.99][Math.floor(random(0, 4))]! : grid(random(0, 359.99)),
  })
}

export function outlineOfSquare(id: string, { x, y, yaw }: Square): Outline {
  return die(id, x, y, yaw)
}
