import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  MeshBasicMaterial,
  OctahedronGeometry,
} from 'three'
import { contactSize, dieMass, type LiveThrow, physicsSettings, writeContacts } from '../../physics'

/** A heap of 38 dice rests on some 250 contacts. */
const most = 600
/** Half the width of a mark, in cm. */
const markRadius = 0.11
/** A push as strong as a die's weight draws an arrow this long, in cm; its length grows with the root of the push. */
const weightArrow = 1.2
const longestArrow = 5
const colour = '#fff3c4'

const weightImpulse = dieMass('ship').mass * physicsSettings.gravityUnits * physicsSettings.stepSeconds

/** Marks where things touch, each with an arrow as long as the push is strong. */
export function createContactMarks() {
  const contacts = new Float32Array(most * contactSize)
  const common = { color: colour, depthTest: false, transparent: true, toneMapped: false }
  const points = new InstancedMesh(new OctahedronGeometry(markRadius), new MeshBasicMaterial(common), most)
  const ends = new BufferAttribute(new Float32Array(most * 6), 3).setUsage(DynamicDrawUsage)
  const arrows = new LineSegments(
    new BufferGeometry().setAttribute('position', ends),
    new LineBasicMaterial(common),
  )
  for (const drawn of [points, arrows]) {
    drawn.renderOrder = 11
    drawn.frustumCulled = false
  }
  const place = new Matrix4()
  return {
    points,
    arrows,
    /** Shows the contacts of the step that the throw is at. Returns how many. */
    write(live: LiveThrow): number {
      const count = writeContacts(live, contacts)
      for (let index = 0; index < count; index++) {
        const at = index * contactSize
        const [x, y, z] = [contacts[at]!, contacts[at + 1]!, contacts[at + 2]!]
        const push = contacts[at + 6]! / weightImpulse
        const length = Math.min(longestArrow, weightArrow * Math.sqrt(push))
        points.setMatrixAt(index, place.makeTranslation(x, y, z))
        ends.setXYZ(2 * index, x, y, z)
        ends.setXYZ(
          2 * index + 1,
          x + contacts[at + 3]! * length,
          y + contacts[at + 4]! * length,
          z + contacts[at + 5]! * length,
        )
      }
      points.count = count
      points.instanceMatrix.needsUpdate = true
      ends.needsUpdate = true
      arrows.geometry.setDrawRange(0, 2 * count)
      return count
    },
    dispose() {
      points.geometry.dispose()
      points.material.dispose()
      points.dispose()
      arrows.geometry.dispose()
      arrows.material.dispose()
    },
  }
}
