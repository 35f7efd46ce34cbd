import { Bounds, Html } from '@react-three/drei'
import { useFrame } from '@react-three/fiber'
import { useMemo, useState } from 'react'
import { Quaternion, Vector3 } from 'three'
import { type DieSpec, dieKinds } from '../../src/measure'
import { createCameraRig } from '../../src/scenes/table/camera/cameraRig'
import { DiceView } from '../../src/scenes/table/dice/DiceView'
import { createShownPoses, type Ground, poseSize } from '../../src/scenes/table/dice/dicePoses'
import { createPointerDesk } from '../../src/scenes/table/input/pointerDesk'
import { Lights } from '../../src/scenes/table/light/Lights'
import { createLightLevels } from '../../src/scenes/table/light/lightLevels'
import { qualities } from '../../src/scenes/table/quality'
import { StageProvider } from '../../src/scenes/table/StageContext'

const dice: readonly DieSpec[] = dieKinds.map(kind => ({ id: `p-red-${kind}`, kind }))
/** Centimetres from one die to the next, dice in a row, and the height at which they turn. */
const apart = 3
const inRow = 4
const height = 2
const ground: Ground = { halfX: 20, halfZ: 20, floorY: 0, tableY: 0 }
/** Leaning so that every face comes to the front in one turn or the next. */
const axis = new Vector3(0.35, 1, 0.2).normalize()
const radiansPerSecond = 0.7

const placeOf = (index: number) => ({
  x: ((index % inRow) - (inRow - 1) / 2) * apart,
  z: (Math.floor(index / inRow) - 1) * apart,
})

/** Every kind of die as the table draws it, in the table's light. */
export function TurningDice() {
  const [table] = useState(() => {
    const rig = createCameraRig()
    const desk = createPointerDesk(rig)
    return { quality: qualities.high, rig, desk, levels: createLightLevels(), dice: [], epoch: 0 }
  })
  const poses = useMemo(() => createShownPoses(dice.length), [])
  const turn = useMemo(() => new Quaternion(), [])
  useFrame(({ clock }) => {
    turn.setFromAxisAngle(axis, clock.elapsedTime * radiansPerSecond)
    for (let index = 0; index < dice.length; index++) {
      const { x, z } = placeOf(index)
      poses.array.set([x, height, z, turn.x, turn.y, turn.z, turn.w], index * poseSize)
    }
    poses.version++
  }, -100)
  return (
    <StageProvider value={table}>
      <Lights />
      <DiceView dice={dice} poses={poses} ground={ground} />
      <Bounds fit clip observe margin={1.2}>
        <mesh rotation-x={-Math.PI / 2} receiveShadow>
          <planeGeometry args={[inRow * apart + 2, 3 * apart + 2]} />
          <meshStandardMaterial color="#186380" roughness={0.8} />
        </mesh>
      </Bounds>
      {dice.map(({ kind }, index) => {
        const { x, z } = placeOf(index)
        return (
          <Html key={kind} position={[x, 0, z + 1.3]} center className="name">
            {kind}
          </Html>
        )
      })}
    </StageProvider>
  )
}
