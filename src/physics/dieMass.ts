import { coreVertices, type DieKind, dieEdgeMm, edgeRadius, faceDistance, waveTokenMm } from '../measure'
import { dieDensity, mmPerUnit } from './settings'

/** Mass in grams and moments of inertia in g·cm². */
export interface DieMass {
  readonly mass: number
  /** About x and z, and about y: the same for dice, because cube and dodecahedron are regular. */
  readonly inertia: number
  readonly inertiaUp: number
}

/** The Wave token weighs 12 g (waves 2): wood and a little lead. */
const tokenGrams = 12

function tokenMass(): DieMass {
  const radius = waveTokenMm.radius / mmPerUnit
  const height = waveTokenMm.height / mmPerUnit
  return {
    mass: tokenGrams,
    inertia: (tokenGrams * (3 * radius * radius + height * height)) / 12,
    inertiaUp: (tokenGrams * radius * radius) / 2,
  }
}

const regular = (mass: number, inertia: number): DieMass => ({ mass, inertia, inertiaUp: inertia })

/**
 * A cube with edges of radius r is its core, six slabs, twelve quarter cylinders and eight eighths of a ball; mass
 * and inertia are the sums over these parts.
 */
function roundedCubeMass(edge: number, r: number): DieMass {
  const h = edge / 2 - r
  const c = 2 * h
  // Volumes and second moments about the z axis, ∫(x² + y²), part by part.
  const core = c ** 3
  const coreMoment = (core * c * c) / 6
  const slab = c * c * r
  const toSlab = (h + r / 2) ** 2 + (r * r) / 12
  const flat = (c * c) / 12
  // Two slabs look along z, four across it.
  const slabMoment = 2 * slab * 2 * flat + 4 * slab * (toSlab + flat)
  const quarter = (Math.PI / 4) * r * r * c
  const quarterCentre = (4 * r) / (3 * Math.PI)
  // Second moment of a quarter disk about an axis through its corner is πr⁴/16 for each coordinate.
  const quarterSquare = (r * r) / 4
  const toQuarter = h * h + 2 * h * quarterCentre + quarterSquare
  const quarterMoment = 4 * quarter * 2 * toQuarter + 8 * quarter * (toQuarter + flat)
  const eighth = (Math.PI / 6) * r ** 3
  const eighthCentre = (3 * r) / 8
  const toEighth = h * h + 2 * h * eighthCentre + (r * r) / 5
  const eighthMoment = 8 * eighth * 2 * toEighth
  const volume = core + 6 * slab + 12 * quarter + 8 * eighth
  return regular(volume * dieDensity, (coreMoment + slabMoment + quarterMoment + eighthMoment) * dieDensity)
}

/** A regular dodecahedron of inradius ρ; its 1 mm edges take away under one per cent, which is left out. */
function dodecahedronMass(inradius: number): DieMass {
  const golden = (1 + Math.sqrt(5)) / 2
  const edge = (2 * inradius * Math.sqrt(3 - golden)) / golden ** 2
  const volume = ((15 + 7 * Math.sqrt(5)) / 4) * edge ** 3
  const mass = volume * dieDensity
  return regular(mass, mass * edge * edge * ((39 * golden + 28) / 150))
}

export function dieMass(kind: DieKind, edgeMm: number = dieEdgeMm): DieMass {
  if (kind === 'wave-token') return tokenMass()
  const half = faceDistance(kind, edgeMm) / mmPerUnit
  return kind === 'd12' ? dodecahedronMass(half) : roundedCubeMass(2 * half, edgeRadius(kind) / mmPerUnit)
}

/** From the centre to the farthest point of the die, in mm: two dice whose centres are twice as far never touch. */
export function dieReach(kind: DieKind, edgeMm: number = dieEdgeMm): number {
  const [x, y, z] = coreVertices(kind, edgeMm)[0]!
  return Math.sqrt(x * x + y * y + z * z) + edgeRadius(kind)
}
