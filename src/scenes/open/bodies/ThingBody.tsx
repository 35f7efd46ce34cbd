import { type ContactForcePayload, type RapierRigidBody, RigidBody, useRapier } from '@react-three/rapier'
import { memo, useEffect, useRef, useState } from 'react'
import type { Thing } from '../../../open-table'
import { toSceneY } from '../units'
import { addHulls, makeHeard } from './addHulls'
import { useBodyBook } from './bodyBook'
import { bodyOf } from './bodyOf'
import { Colliders } from './Colliders'
import { damping } from './damping'

export interface ThingBodyProps {
  readonly thing: Thing
  onHit(id: string, payload: ContactForcePayload): void
}

/**
 * One thing in the world of the engine. It is put where the thing lies when it comes; from then on the engine moves it,
 * and what an act lays elsewhere is moved by `OpenEngine`. What it looks like is drawn by the kit, in batches.
 */
export const ThingBody = memo(function ThingBody({ thing, onHit }: ThingBodyProps) {
  const { id, what } = thing
  const book = useBodyBook()
  const context = useRapier()
  const [start] = useState(thing.pose)
  // Locked later it is told by `OpenEngine`.
  const [isFixed] = useState(thing.isLocked)
  const rigid = useRef<RapierRigidBody>(null)
  const body = bodyOf(what)
  const [x, y, z] = start.position
  useEffect(() => {
    const { current } = rigid
    if (!current) return
    addHulls(context, current, body)
    makeHeard(context, current)
    // Laid where it can lie, it needs no time to come to rest.
    current.sleep()
    book.enter(id, what, current)
    return () => book.strike(id, current)
  }, [book, body, context, id, what])
  return (
    <RigidBody
      ref={rigid}
      type={isFixed ? 'fixed' : 'dynamic'}
      colliders={false}
      ccd
      linearDamping={damping.linear}
      angularDamping={damping.angular}
      position={[x / 10, toSceneY(y), z / 10]}
      quaternion={[...start.rotation]}
      onContactForce={payload => onHit(id, payload)}
    >
      <Colliders body={body} />
    </RigidBody>
  )
}, isSameBody)

/** A pose that has changed is no reason to render: bodies are moved, not rendered. */
function isSameBody(before: ThingBodyProps, now: ThingBodyProps): boolean {
  return (
    before.thing.id === now.thing.id && before.thing.what === now.thing.what && before.onHit === now.onHit
  )
}
