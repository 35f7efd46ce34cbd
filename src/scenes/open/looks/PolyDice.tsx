import { useThree } from '@react-three/fiber'
import {
  type ContactForcePayload,
  InstancedRigidBodies,
  type RapierRigidBody,
  useRapier,
} from '@react-three/rapier'
import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { type PolyKind, polyKinds } from '../../../measure'
import type { Thing } from '../../../open-table'
import { playerHex } from '../../table/dice/dieLook'
import { wake } from '../../table/frameLoop'
import { castInstancedShadow } from '../../table/light/instancedDepth'
import { useStage } from '../../table/StageContext'
import { loadPrintFonts } from '../../things/prints'
import { addHulls, makeHeard } from '../bodies/addHulls'
import { useBodyBook } from '../bodies/bodyBook'
import { bodyOf } from '../bodies/bodyOf'
import { damping } from '../bodies/damping'
import { toSceneY } from '../units'
import { createPolyGeometry } from './polyGeometry'
import { createPolyMaterial, createPolyPrint } from './polyMaterial'

let fonts: Promise<void> | undefined

export interface PolyDiceProps {
  readonly things: readonly Thing[]
  onHit(id: string, payload: ContactForcePayload): void
}

/** All d4, d8, d10 and d20: one call for each kind; the engine writes where each of them is. */
export default function PolyDice({ things, onHit }: PolyDiceProps) {
  fonts ??= loadPrintFonts()
  use(fonts)
  return polyKinds.map(kind => {
    const own = things.filter(({ what }) => what.kind === 'die' && what.die === kind)
    if (own.length === 0) return null
    // Another set of dice is another set of instances: the engine's list of them cannot have gaps.
    return (
      <Kind key={`${kind} ${own.map(({ id }) => id).join(' ')}`} kind={kind} things={own} onHit={onHit} />
    )
  })
}

function Kind({ kind, things, onHit }: PolyDiceProps & { readonly kind: PolyKind }) {
  const { quality } = useStage()
  const book = useBodyBook()
  const context = useRapier()
  const invalidate = useThree(state => state.invalidate)
  const mesh = useRef<InstancedMesh>(null)
  const rigid = useRef<RapierRigidBody[]>([])
  const geometry = useMemo(() => createPolyGeometry(kind), [kind])
  const print = useMemo(() => createPolyPrint(kind), [kind])
  const surface = useMemo(() => createPolyMaterial(print, quality), [print, quality])
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => print.dispose(), [print])
  useEffect(() => () => surface.dispose(), [surface])

  // The dice are the same for as long as this stands: where they begin is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine moves them from then on
  const instances = useMemo(
    () =>
      things.map(({ id, pose: { position, rotation } }) => ({
        key: id,
        position: [position[0] / 10, toSceneY(position[1]), position[2] / 10] as [number, number, number],
        quaternion: [...rotation] as [number, number, number, number],
        onContactForce: (payload: ContactForcePayload) => onHit(id, payload),
      })),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    const { current } = mesh
    if (!current) return
    castInstancedShadow(current)
    const colour = new Color()
    const matrix = new Matrix4()
    for (const [index, { what, pose }] of things.entries()) {
      current.setColorAt(index, colour.set(what.kind === 'die' ? playerHex[what.colour] : '#ffffff'))
      const [x, y, z] = pose.position
      const at = new Vector3(x / 10, toSceneY(y), z / 10)
      current.setMatrixAt(index, matrix.compose(at, new Quaternion(...pose.rotation), new Vector3(1, 1, 1)))
    }
    current.instanceMatrix.needsUpdate = true
    wake(true)
    return () => wake(true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const entered = things.flatMap(({ id, what }, index) => {
      const one = rigid.current[index]
      if (!one) return []
      addHulls(context, one, bodyOf(what))
      makeHeard(context, one)
      one.sleep()
      book.enter(id, what, one)
      return [{ id, one }]
    })
    invalidate()
    return () => {
      for (const { id, one } of entered) book.strike(id, one)
    }
  }, [])

  return (
    <InstancedRigidBodies
      ref={rigid}
      instances={instances}
      colliders={false}
      ccd
      linearDamping={damping.linear}
      angularDamping={damping.angular}
    >
      <instancedMesh
        ref={mesh}
        args={[geometry, surface.material, things.length]}
        count={things.length}
        frustumCulled={false}
        receiveShadow
        dispose={null}
      />
    </InstancedRigidBodies>
  )
}
