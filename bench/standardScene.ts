/** The standard scene of the bench: 38 six-sided dice let go above the Sea Box, exactly as the app itself does it. */
import { type DieSpec, edgeRadiusMm, type ThrowRecord } from '../src/measure'
import { containers, dieMass, physicsSettings, startPoses } from '../src/physics'
import type { Material, Scene, Solid, Start } from './engines/scene'

const { gravityUnits, materials, mmPerUnit, stepSeconds } = physicsSettings

export const diceCount = 38

const dice: readonly DieSpec[] = Array.from({ length: diceCount }, (_, index) => ({
  id: `die-${index + 1}`,
  kind: 'd6',
}))

export function standardRecord(drop: number): ThrowRecord {
  return {
    version: 1,
    seed: `bench ${drop}`,
    request: {
      container: 'sea-box',
      style: 'drop',
      dice,
      lying: [],
      bystanders: 'live',
      flat: { tiltDeg: 3, heightMm: 0.5 },
    },
    bangs: [],
  }
}

const units = ([x, y, z]: readonly [number, number, number]) =>
  [x / mmPerUnit, y / mmPerUnit, z / mmPerUnit] as const

/** The engine that ships takes the mean of two coefficients; the others are given the result of that. */
function pair(a: Material, b: Material): Material {
  return { friction: (a.friction + b.friction) / 2, restitution: (a.restitution + b.restitution) / 2 }
}

function boxSolids(): Solid[] {
  const { innerX, innerZ, wallHeight, wallThickness, floorThickness } = containers['sea-box']
  const [x, top, z] = units([innerX / 2, wallHeight, innerZ / 2])
  const thick = wallThickness / mmPerUnit
  const rise = floorThickness / mmPerUnit
  const tableHalf = 300
  const tableDepth = 5
  const wall = (half: Solid['half'], centre: Solid['centre']): Solid => ({ part: 'wall', half, centre })
  return [
    { part: 'table', half: [tableHalf, tableDepth, tableHalf], centre: [0, -rise - tableDepth, 0] },
    { part: 'floor', half: [x + thick, rise / 2, z + thick], centre: [0, -rise / 2, 0] },
    wall([x + thick, top / 2, thick / 2], [0, top / 2, z + thick / 2]),
    wall([thick / 2, top / 2, z], [-x - thick / 2, top / 2, 0]),
    wall([x + thick, top / 2, thick / 2], [0, top / 2, -z - thick / 2]),
    wall([thick / 2, top / 2, z], [x + thick / 2, top / 2, 0]),
  ]
}

export function standardScene(record: ThrowRecord): Scene {
  return {
    gravity: gravityUnits,
    stepSeconds,
    solids: boxSolids(),
    dice: pair(materials.die, materials.die),
    ground: pair(materials.die, materials.board),
    halfEdge: 16 / 2 / mmPerUnit,
    edgeRadius: edgeRadiusMm / mmPerUnit,
    massGrams: dieMass('d6').mass,
    starts: startPoses(record).map(
      (pose): Start => ({
        position: units(pose.position),
        rotation: pose.rotation,
        linear: units(pose.velocity),
        angular: pose.spin,
      }),
    ),
  }
}
