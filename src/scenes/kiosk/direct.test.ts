import { describe, expect, it } from 'vitest'
import { type Course, firstCourse, type KioskPhase } from '../../kiosk/course'
import type { Hand } from '../../table/desk'
import type { RigState } from '../table/camera/rigState'
import { createKioskCamera } from './camera'
import { createDirector } from './direct'

const duel: RigState = { x: 3, y: 0.3, z: 2, azimuth: 0.1, polar: 0.66, half: 9, fov: 0.52 }
const cards: RigState = { x: 30, y: 0, z: -4, azimuth: 0, polar: 0.5, half: 22, fov: 0.52 }
const tray: RigState = { ...duel, x: 31, z: -8, half: 12 }
const fist = { fist: { cocked: ['p-red-1'], blows: 0 } } as unknown as Hand
const dice = {} as Hand

/** A director, with the names of its shots. */
function directed() {
  const camera = createKioskCamera()
  const shots: string[] = []
  const director = createDirector(camera, () => shots.push(camera.shot.name))
  let course: Course | undefined
  let desk: { phase: 'telling' | 'held' | 'falling' | 'thinking' | 'asking'; hand: Hand | undefined } = {
    phase: 'thinking',
    hand: undefined,
  }
  return {
    camera,
    shots,
    director,
    show(phase: KioskPhase, turn = 1) {
      const now = { ...firstCourse, phase, turn }
      director.show(now, course)
      course = now
    },
    desk(phase: typeof desk.phase, hand: Hand | undefined = undefined) {
      const before = desk
      desk = { phase, hand }
      director.desk(desk, before)
    },
  }
}

describe('the director of the kiosk', () => {
  it('establishes the table, goes down to the hand, with the dice into the box, and reads them', () => {
    const { show, desk, shots, camera } = directed()
    show('title')
    show('watching')
    desk('held', dice)
    desk('falling', dice)
    expect(camera.shot.name).toBe('fall')
    desk('telling')
    expect(shots).toEqual(['establishing', 'hand', 'fall', 'landed'])
  })

  it('follows what the game shows, and stays where that is seen already', () => {
    const { show, director, shots } = directed()
    show('title')
    show('watching')
    director.wish(duel)
    director.wish({ ...duel, x: 4 })
    director.wish(cards)
    expect(shots).toEqual(['establishing', 'duel', 'faces'])
  })

  it('goes to the tray where the game throws elsewhere than in the middle', () => {
    const { show, desk, director, camera } = directed()
    show('watching')
    desk('held', dice)
    expect(camera.shot.from.x).toBe(0)
    director.wish(tray)
    expect(camera.shot).toMatchObject({ name: 'hand', from: { x: 31, z: -8 } })
    desk('falling', dice)
    expect(camera.shot).toMatchObject({ name: 'fall', from: { x: 31 } })
  })

  it('looks from above at dice that the fist is raised over', () => {
    const { show, desk, camera } = directed()
    show('watching')
    desk('held', fist)
    expect(camera.shot.name).toBe('landed')
  })

  it('leaves the camera alone while a visitor has it', () => {
    const { show, desk, director, shots } = directed()
    for (const phase of ['inviting', 'seated', 'dropping', 'measuring'] as const) show(phase)
    desk('held', dice)
    desk('falling', dice)
    director.wish(cards)
    expect(shots).toEqual([])
  })

  it('goes round the winner where the game last looked, and cuts to the next title', () => {
    const { show, director, camera, shots } = directed()
    show('watching')
    director.wish(cards)
    show('winner')
    expect(camera.shot).toMatchObject({ name: 'winner', from: { x: 30 } })
    show('title', 2)
    expect(shots.at(-1)).toBe('establishing')
  })
})
