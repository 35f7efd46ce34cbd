import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type BufferGeometry, Matrix4, type Mesh, Vector3 } from 'three'
import { containers } from '../../../physics'
import { poseSize, type ShownPoses } from '../dice/dicePoses'
import { frame, framePriority, wake } from '../frameLoop'
import { useStage } from '../StageContext'
import { type Surface, useSurface } from '../surface'
import { drawingsOf, splitWalls, type BoxWalls as Walls, wallCount, wallsBefore } from './nearWall'

const { innerX, wallHeight } = containers['sea-box']
const walls: Walls = { half: innerX / 20, height: wallHeight / 10 }
/** How much of a wall stays visible in front of a die: the title can be read, and so can the die. */
const leastOpacity = 0.25
/** Seconds in which a wall clears, or comes back. */
const clearSeconds = 0.3
/** After the shades and ranges on the floor, before the rings around dice. */
const clearOrder = 5

export interface BoxWallsProps {
  readonly geometry: BufferGeometry
  readonly surface: Surface
}

/** The walls of the Sea Box. Those between the camera and a die grow clear, so that no die is ever hidden. */
export function BoxWalls({ geometry, surface }: BoxWallsProps) {
  const { rig, dice } = useStage()
  const solid = useSurface(() => surface, [surface])
  const clear = useSurface(() => ({ ...surface, opacity: 1 }), [surface])
  const split = useMemo(() => splitWalls(geometry), [geometry])
  useEffect(() => () => split.dispose(), [split])
  const drawings = useMemo(() => {
    const each = [...split.groups]
    return Array.from({ length: 1 << wallCount }, (_, shown) => drawingsOf(each, shown))
  }, [split])
  const mesh = useRef<Mesh>(null)
  const work = useMemo(
    () => ({
      materials: [solid, clear],
      toBox: new Matrix4(),
      eye: new Vector3(),
      die: new Vector3(),
      /** The walls that are drawn clear, a bit each. */
      shown: 0,
    }),
    [solid, clear],
  )

  /** The walls with a die behind them, seen by the camera as it stands. */
  function hiding(box: Mesh): number {
    work.toBox.copy(box.matrixWorld).invert()
    work.eye.setFromMatrixPosition(rig.camera.matrixWorld).applyMatrix4(work.toBox)
    let found = 0
    for (let i = 0; i < dice.length; i++) found |= hidingOf(dice[i]!.array)
    return found
  }

  function hidingOf(array: ShownPoses['array']): number {
    const { eye, die, toBox } = work
    let found = 0
    for (let at = 0; at < array.length; at += poseSize) {
      die.set(array[at]!, array[at + 1]!, array[at + 2]!).applyMatrix4(toBox)
      found |= wallsBefore(walls, eye.x, eye.y, eye.z, die.x, die.y, die.z)
    }
    return found
  }

  useFrame(() => {
    const box = mesh.current
    if (!box) return
    const found = hiding(box)
    if (found === 0 && work.shown === 0) return
    const step = rig.reducedMotion ? 1 : ((1 - leastOpacity) * frame.seconds) / clearSeconds
    const before = clear.opacity
    clear.opacity = found === 0 ? Math.min(1, before + step) : Math.max(leastOpacity, before - step)
    if (clear.opacity !== before) wake()
    const shown = found === 0 && clear.opacity === 1 ? 0 : found || work.shown
    if (shown === work.shown) return
    work.shown = shown
    split.groups = drawings[shown]!
    // In one piece while nothing is hidden.
    box.material = shown === 0 ? solid : work.materials
    box.renderOrder = shown === 0 ? 0 : clearOrder
    wake()
  }, framePriority.camera + 1)

  return <mesh ref={mesh} geometry={split} material={solid} castShadow receiveShadow />
}
