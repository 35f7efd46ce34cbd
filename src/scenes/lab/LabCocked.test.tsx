import { flushSync } from '@react-three/fiber'
import * as THREE from 'three'
import { expect, it } from 'vitest'
import { labStoreOf } from '../../lab/labStore'
import type { DieReading } from '../../measure'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { TableProvider } from '../../table/useTable'
import { forgetClockWarning, rootWithoutPicture } from '../table/testing/rootWithoutPicture'
import { LabCocked } from './LabCocked'

const die = (id: string, [x, z]: readonly [number, number], flat: boolean): DieReading => ({
  id,
  kind: 'ship',
  face: 1,
  position: [x, flat ? 8 : 10, z],
  rotation: [0, 0, 0, 1],
  inBox: true,
  flat,
  tiltDeg: flat ? 0 : 30,
  restsOn: 'floor',
})

it('a die that leans in the lab has its ring and its word until the fist comes down', async () => {
  const lab = labStoreOf(tableOfTest())
  const root = await rootWithoutPicture(640, 360)
  const store = flushSync(() =>
    root.render(
      <TableProvider value={tableOfTest()}>
        <LabCocked />
      </TableProvider>,
    ),
  )
  const marked = () => {
    const { scene } = store.getState()
    scene.updateMatrixWorld(true)
    const meshes: THREE.Mesh[] = []
    scene.traverse(thing => {
      if (thing instanceof THREE.Mesh) meshes.push(thing)
    })
    return meshes.map(mesh => new THREE.Box3().setFromObject(mesh).getCenter(new THREE.Vector3()))
  }
  expect(marked()).toEqual([])

  const lying = [die('a', [40, -20], true), die('b', [-60, 70], false)]
  flushSync(() => lab.setState({ phase: 'cocked', lying }))
  const marks = marked()
  // The ring at the height of the die, the word above it.
  expect(marks.map(({ x, z }) => [x, z].map(Math.round))).toEqual([
    [-6, 7],
    [-6, 7],
  ])
  expect(marks[0]!.y).toBeCloseTo(1)
  expect(marks[1]!.y).toBeGreaterThan(2)

  flushSync(() => lab.setState({ replay: { playing: true, rate: 0.25 } }))
  expect(marked()).toEqual([])
  flushSync(() => lab.setState({ replay: undefined }))
  expect(marked()).toHaveLength(2)
  flushSync(() => lab.setState({ phase: 'falling', lying: [] }))
  expect(marked()).toEqual([])
  root.unmount()
  forgetClockWarning()
})
