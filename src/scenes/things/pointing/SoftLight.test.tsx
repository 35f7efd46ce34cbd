import { advance, flushSync } from '@react-three/fiber'
import * as THREE from 'three'
import { describe, expect, it, vi } from 'vitest'
import { lightMs } from '../../../table/pointing'
import { tableSettingsOf } from '../../../table/tableSettings'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { TableProvider } from '../../../table/useTable'
import { forgetClockWarning, rootWithoutPicture } from '../../table/testing/rootWithoutPicture'
import { SoftLight } from './SoftLight'

/** A light that has been there for this long, as it is drawn then. */
async function drawnAt(ages: readonly number[], reducedMotion: boolean) {
  tableSettingsOf(tableOfTest()).setState({ reducedMotion })
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const root = await rootWithoutPicture(640, 360)
  const light = { seat: 1, on: 'sea', x: 0, y: 0, z: 0, since: 1_000 }
  const store = flushSync(() =>
    root.render(
      <TableProvider value={tableOfTest()}>
        <SoftLight light={light} at={{ x: 3, y: 0.5, z: -2 }} />
      </TableProvider>,
    ),
  )
  const disc = await vi.waitFor(() => {
    const found = discIn(store.getState().scene)
    expect(found).toBeDefined()
    return found!
  })
  const drawn = ages.map((age, n) => {
    now.mockReturnValue(1_000 + age)
    advance(n + 1)
    return { opacity: disc.material.opacity, scale: disc.scale.x }
  })
  root.unmount()
  forgetClockWarning()
  return { drawn, at: disc.position.toArray() }
}

type Disc = THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>

function discIn(scene: THREE.Scene): Disc | undefined {
  let disc: Disc | undefined
  scene.traverse(thing => {
    if (thing instanceof THREE.Mesh && thing.renderOrder === 19) disc = thing as Disc
  })
  return disc
}

describe('the light of a player who points', () => {
  it('comes, grows twice, stays, and is gone when its time is over', async () => {
    const { drawn, at } = await drawnAt([0, 310, 930, 2_000, lightMs], false)
    expect(at).toEqual([3, 0.5, -2])
    expect(drawn.map(({ opacity }) => opacity)).toEqual([0, 1, 1, 1, 0])
    const least = drawn[0]!.scale
    expect(drawn.map(({ scale }) => scale > least * 1.2)).toEqual([false, true, true, false, false])
  })

  it('does not grow with reduced motion', async () => {
    const { drawn } = await drawnAt([310, 930, 2_000], true)
    const [{ scale }] = drawn as [(typeof drawn)[0]]
    expect(drawn).toEqual(Array.from({ length: 3 }, () => ({ opacity: 1, scale })))
  })
})
