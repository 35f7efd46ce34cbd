import { flushSync } from '@react-three/fiber'
import type * as THREE from 'three'
import { expect, it, vi } from 'vitest'
import { measurePair, squareOutline } from '../../../measure'
import { deskOf } from '../../../table/desk'
import { challengeStage, doneStage } from '../../../table/judge/challengeClock'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { TableProvider } from '../../../table/useTable'
import { forgetClockWarning, rootWithoutPicture } from '../../table/testing/rootWithoutPicture'
import { GrowingLine } from './ChallengeInk'
import { Feeler } from './Feeler'

const [one, other] = [
  squareOutline({ id: 'p-yellow-1', x: 0, y: 0, yaw: 0 }),
  squareOutline({ id: 'n-red-1', x: 60, y: 0, yaw: 30 }),
]
const hulls = [one, other]
const pair = measurePair(one, other)

it('lays the ruler on the line in the moment of the verdict: a picture saved then shows it, with reduced motion too', async () => {
  const { state } = deskOf(tableOfTest()).challenging
  const course = { hasFall: false, reducedMotion: true }
  state.setState({ stage: challengeStage(0, course) })
  const root = await rootWithoutPicture(640, 360)
  const store = flushSync(() =>
    root.render(
      <TableProvider value={tableOfTest()}>
        <Feeler hulls={hulls} pair={pair} height={1.6} />
        <GrowingLine pair={pair} height={1.6} isSecond={false} />
      </TableProvider>,
    ),
  )
  const { scene } = store.getState()
  await vi.waitFor(() => expect(scene.children).toHaveLength(2))
  const [feeler, place] = scene.children as [THREE.Group, THREE.Group]
  const line = place.children[0]!
  const shown = () => [feeler.visible, line.visible, line.scale.x]
  expect(shown().slice(0, 2)).toEqual([false, false])
  // No frame is drawn in between.
  state.setState({ stage: challengeStage(1, course) })
  expect(shown().slice(0, 2)).toEqual([false, false])
  state.setState({ stage: { ...doneStage, drawn: 0.5, isOver: false } })
  expect(shown()).toEqual([true, true, 0.5])
  state.setState({ stage: doneStage })
  expect(shown()).toEqual([false, true, 1])
  root.unmount()
  forgetClockWarning()
})
