import {
  coreVertices,
  dieEdgeMm,
  edgeRadius,
  isPolyKind,
  type PolyKind,
  polyCore,
  polyEdgeRadius,
  type Vec3,
} from '../../../measure'
import { isRound, sizeOf, type What } from '../../../open-table'
import { containers, dieMass, physicsSettings } from '../../../physics'

/** What a thing is to the engine, in cm and grams: shapes about its middle, and how it slides and rebounds. */
export type Shape =
  | {
      readonly shape: 'box'
      readonly half: Vec3
      readonly at?: Vec3
      /** About the vertical, in radians. */
      readonly turn?: number
      readonly round?: number
      readonly grams: number
    }
  | {
      readonly shape: 'cylinder'
      readonly radius: number
      readonly half: number
      readonly at?: Vec3
      readonly grams: number
    }
  | { readonly shape: 'ball'; readonly radius: number; readonly at?: Vec3; readonly grams: number }
  | { readonly shape: 'hull'; readonly points: Float32Array; readonly round: number; readonly grams: number }

/** What is heard when it is hit. */
export type Voice = 'die' | 'card' | 'token' | 'tile' | 'gold' | 'silver' | 'wood'

export interface Body {
  readonly shapes: readonly Shape[]
  readonly friction: number
  readonly restitution: number
  /** In grams, all shapes together. */
  readonly grams: number
  readonly voice: Voice
}

const { materials, mmPerUnit, dieDensity } = physicsSettings
const cm = (mm: number) => mm / mmPerUnit
const flat = (points: readonly Vec3[]) => new Float32Array(points.flatMap(point => point.map(cm)))

/** Grey board and paper weigh about as much as water, g/cm³; wood less, brass far more. */
const densities = { board: 0.8, wood: 0.65, brass: 8.5 } as const

/** Cardboard on cardboard and on wood: it slides a little and does not rebound. */
const paper = { friction: 0.5, restitution: 0.05 } as const
const wooden = { friction: 0.45, restitution: 0.2 } as const

/** About what a polyhedral die of this size weighs: volumes of the bodies over their inradius cubed. */
const polyVolume: Readonly<Record<PolyKind, number>> = { d4: 13.86, d8: 6.93, d10: 5.9, d20: 5.05 }

function single(
  shape: Shape,
  voice: Voice,
  { friction, restitution }: { friction: number; restitution: number },
): Body {
  return { shapes: [shape], friction, restitution, grams: shape.grams, voice }
}

/**
 * A disc is two boxes, one turned by 45 degrees: flat cylinders sink into each other and through the table in the
 * engine, boxes do not. The corners reach the rim, so it is an octagon to whatever rolls against it.
 */
function disc(
  [radius, half]: Vec3,
  grams: number,
  voice: Voice,
  { friction, restitution }: { friction: number; restitution: number },
): Body {
  const side = radius * Math.SQRT1_2
  const shapes = [0, Math.PI / 4].map(
    (turn): Shape => ({ shape: 'box', half: [side, half, side], turn, grams: grams / 2 }),
  )
  return { shapes, friction, restitution, grams, voice }
}

const made = new Map<string, Body>()

/** The body of a thing; the same object for things of the same shape. */
export function bodyOf(what: What): Body {
  const { width, depth, height } = sizeOf(what)
  const key = `${what.kind} ${what.kind === 'die' ? what.die : ''} ${what.kind === 'tray' ? what.tray : ''} ${what.kind === 'piece' ? what.piece : ''} ${isRound(what)} ${width} ${depth} ${height}`
  const body = made.get(key) ?? makeBody(what)
  made.set(key, body)
  return body
}

function makeBody(what: What): Body {
  const { width, depth, height } = sizeOf(what)
  const half: Vec3 = [cm(width) / 2, cm(height) / 2, cm(depth) / 2]
  const volume = 8 * half[0] * half[1] * half[2]
  switch (what.kind) {
    case 'die': {
      if (isPolyKind(what.die)) {
        const grams = polyVolume[what.die] * half[1] ** 3 * dieDensity
        const round = cm(polyEdgeRadius(what.die))
        return single({ shape: 'hull', points: flat(polyCore(what.die)), round, grams }, 'die', materials.die)
      }
      const { mass: grams } = dieMass(what.die)
      const round = cm(edgeRadius(what.die))
      if (what.die === 'd12')
        return single(
          { shape: 'hull', points: flat(coreVertices('d12')), round, grams },
          'die',
          materials.die,
        )
      const core = cm(dieEdgeMm) / 2 - round
      return single({ shape: 'box', half: [core, core, core], round, grams }, 'die', materials.die)
    }
    case 'cards':
      return single({ shape: 'box', half, grams: volume * densities.board }, 'card', paper)
    case 'plate':
    case 'pad':
    case 'spinner': {
      const grams = volume * densities.board
      const voice = what.kind === 'plate' && width < 60 ? 'token' : 'tile'
      return isRound(what)
        ? disc(half, grams, voice, paper)
        : single({ shape: 'box', half, grams }, voice, paper)
    }
    case 'coin': {
      const grams = Math.PI * half[0] ** 2 * 2 * half[1] * densities.brass
      return disc(half, grams, what.coin, { friction: 0.3, restitution: 0.35 })
    }
    case 'piece':
      return pieceBody(what.piece, half)
    case 'ship':
      return shipBody(half)
    case 'tray':
      return trayBody(what.tray)
    case 'ruler':
      return single({ shape: 'box', half, grams: volume * densities.wood }, 'wood', wooden)
  }
}

function pieceBody(piece: string, half: Vec3): Body {
  if (piece === 'gem' || piece === 'diamond') return disc(half, 1, 'token', materials.die)
  if (piece !== 'pawn') return single({ shape: 'box', half, grams: 0.4 }, 'token', wooden)
  // Broad and heavy below, a light head above: it stands up to a push.
  return {
    shapes: [
      { shape: 'cylinder', radius: half[0], half: 0.5, at: [0, 0.5 - half[1], 0], grams: 5 },
      { shape: 'cylinder', radius: 0.42, half: 0.5, at: [0, 1.5 - half[1], 0], grams: 0.6 },
      { shape: 'ball', radius: 0.52, at: [0, half[1] - 0.52, 0], grams: 0.5 },
    ],
    ...wooden,
    grams: 6.1,
    voice: 'wood',
  }
}

/** A hull with ballast; masts weigh next to nothing. */
function shipBody(half: Vec3): Body {
  return {
    shapes: [
      { shape: 'box', half: [half[0], 0.45, half[2] * 0.86], at: [0, 0.45 - half[1], 0], grams: 14 },
      { shape: 'box', half: [half[0] * 0.62, half[1] - 0.45, 0.22], at: [0, 0.45, 0], grams: 0.6 },
    ],
    ...wooden,
    grams: 14.6,
    voice: 'wood',
  }
}

function trayBody(tray: Extract<What, { kind: 'tray' }>['tray']): Body {
  const { innerX, innerZ, wallHeight, wallThickness, floorThickness, floor } = containers[tray]
  const [x, z] = [cm(innerX) / 2, cm(innerZ) / 2]
  const [wall, thick, ground] = [cm(wallHeight), cm(wallThickness), cm(floorThickness)]
  const bottom = -(wall + ground) / 2
  const box = (half: Vec3, at: Vec3): Shape => ({
    shape: 'box',
    half,
    at,
    grams: 8 * half[0] * half[1] * half[2] * densities.wood,
  })
  const wallY = bottom + ground + wall / 2
  const shapes = [
    box([x + thick, ground / 2, z + thick], [0, bottom + ground / 2, 0]),
    box([x + thick, wall / 2, thick / 2], [0, wallY, z + thick / 2]),
    box([x + thick, wall / 2, thick / 2], [0, wallY, -z - thick / 2]),
    box([thick / 2, wall / 2, z], [x + thick / 2, wallY, 0]),
    box([thick / 2, wall / 2, z], [-x - thick / 2, wallY, 0]),
  ]
  return {
    shapes,
    friction: materials[floor].friction,
    restitution: materials[floor].restitution,
    grams: shapes.reduce((sum, { grams }) => sum + grams, 0),
    voice: 'wood',
  }
}

/** From the middle of a tray up to its floor, in cm: models of trays stand there. */
export function trayFloorUp(tray: Extract<What, { kind: 'tray' }>['tray']): number {
  const { wallHeight, floorThickness } = containers[tray]
  return cm(floorThickness) - cm(wallHeight + floorThickness) / 2
}
