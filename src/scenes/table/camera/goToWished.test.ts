import { expect, it } from 'vitest'
import { wishView } from '../../../table/cameraWish'
import { deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { createDirector } from '../../things/telling/director'
import { createCameraRig } from './cameraRig'
import { goToWished } from './goToWished'

const asked = { x: 3, y: 0, z: 21, azimuth: 0, polar: 0.5, half: 9, fov: 0.5 }

it('comes back to the question by “Table” and Home while one is asked, and to the table of all when none is', () => {
  const table = createTable()
  const { state } = deskOf(table)
  const rig = createCameraRig()
  rig.resize(1280, 720, { left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 })
  rig.reducedMotion = true
  const director = createDirector(table, rig)
  const look = (view: 'drop' | 'seat') => {
    wishView(table, view)
    goToWished(table, rig, true)
    return { x: rig.state.x, z: rig.state.z }
  }
  const before = look('drop')
  state.setState({ phase: 'asking' })
  director.show(asked)
  expect(look('seat')).not.toMatchObject({ x: 3, z: 21 })
  expect(look('drop')).toMatchObject({ x: 3, z: 21 })
  state.setState({ phase: 'thinking' })
  expect(look('drop')).toEqual(before)
})
