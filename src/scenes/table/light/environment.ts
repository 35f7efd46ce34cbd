import {
  BackSide,
  CircleGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { LightMood } from '../../../match/table/tableSettings'

/** One glowing card of the surroundings that metal and lacquer reflect; sizes in cm. */
interface Card {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number]
  readonly colour: string
  readonly strength: number
  readonly round?: boolean
}

const middle = new Vector3(0, 2, 0)

/** Four panes of the window: the cross between them, seen in the edge of a die, is what makes the room believable. */
function panes(colour: string, strength: number): Card[] {
  return [-1, 1].flatMap(across =>
    [-1, 1].map(
      (up): Card => ({
        at: [-14 + across * 1.6, 9.5 + up * 2.6, -13 - across * 1.6],
        size: [3.7, 4.8],
        colour,
        strength,
      }),
    ),
  )
}

const surroundings: Readonly<Record<LightMood, { sphere: string; cards: readonly Card[] }>> = {
  day: {
    sphere: '#2a1f18',
    cards: [
      ...panes('#cfe4ff', 7),
      { at: [5, 17, -3], size: [3.4, 3.4], colour: '#ffb469', strength: 16, round: true },
      { at: [12, 8, 16], size: [24, 11], colour: '#ffcf9a', strength: 1.2 },
      { at: [0, 24, 0], size: [40, 40], colour: '#5a4a3c', strength: 0.8 },
      { at: [0, -6, 0], size: [40, 40], colour: '#3a2415', strength: 0.8 },
    ],
  },
  evening: {
    sphere: '#140d08',
    cards: [
      ...panes('#5c7fb8', 0.35),
      { at: [5, 17, -3], size: [3.4, 3.4], colour: '#ffb469', strength: 26, round: true },
      { at: [12, 8, 16], size: [24, 11], colour: '#ffcf9a', strength: 0.8 },
      { at: [0, 24, 0], size: [40, 40], colour: '#5a4a3c', strength: 0.8 },
      { at: [0, -6, 0], size: [40, 40], colour: '#3a2415', strength: 0.8 },
    ],
  },
}

/**
 * What lacquer, resin and brass reflect, made of a few glowing cards instead of a photograph: no bytes to fetch, a
 * window where ours is, and an evening. The caller disposes the target.
 */
export function createEnvironment(gl: WebGLRenderer, mood: LightMood): WebGLRenderTarget {
  const { sphere, cards } = surroundings[mood]
  const scene = new Scene()
  const made: { dispose(): void }[] = []
  const add = (geometry: PlaneGeometry | CircleGeometry | SphereGeometry, material: MeshBasicMaterial) => {
    made.push(geometry, material)
    const mesh = new Mesh(geometry, material)
    scene.add(mesh)
    return mesh
  }
  add(new SphereGeometry(60, 16, 12), new MeshBasicMaterial({ color: sphere, side: BackSide }))
  for (const card of cards) {
    const material = new MeshBasicMaterial({
      color: new Color(card.colour).multiplyScalar(card.strength),
      side: DoubleSide,
    })
    const [width, height] = card.size
    const mesh = add(
      card.round ? new CircleGeometry(width / 2, 32) : new PlaneGeometry(width, height),
      material,
    )
    mesh.position.set(...card.at)
    mesh.lookAt(middle)
  }
  const pmrem = new PMREMGenerator(gl)
  const target = pmrem.fromScene(scene, 0, 0.1, 100, { position: middle })
  pmrem.dispose()
  for (const thing of made) thing.dispose()
  return target
}
