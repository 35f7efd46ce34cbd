import { describe, expect, it } from 'vitest'
import type { ThrowRecord } from '../../../measure'
import { atSea, lies, type Setting } from '../../../rules/rolling-seas/testing/position'
import { closedDesk, type DeskState } from '../../../table/desk/deskState'
import { filmSight } from './followFilm'

const here = atSea({ ship: 'F9' })
const there = atSea({ ship: 'F10' })
const film = (view: unknown, more: Partial<DeskState> = {}): DeskState => ({
  ...closedDesk,
  view,
  lookingBack: { entry: 3, playing: true },
  ...more,
})

describe('the camera in a film of Rolling Seas', () => {
  it('goes to the chart of the player whose ship has sailed', () => {
    expect(filmSight(film(there), film(here))).toEqual({ chart: 0 })
    expect(filmSight(film(here), film(here))).toBeUndefined()
  })

  it('goes to the chart on which another player draws', () => {
    const table = (...drawings: Setting['drawings'] & object) =>
      atSea({ ship: 'F9', others: [{ ship: 'F9', drawings }] })
    expect(filmSight(film(table(lies('storm', 'L8'))), film(table()))).toEqual({ chart: 1 })
    expect(filmSight(film(table()), film(table()))).toBeUndefined()
  })

  it('goes to the tray while dice fall again', () => {
    const refall = { version: 1, seed: 'again' } as ThrowRecord
    expect(filmSight(film(here, { refall }), film(here))).toBe('dice')
    expect(filmSight(film(here, { refall }), film(here, { refall }))).toBeUndefined()
  })

  it('stays where it is while nobody plays the film', () => {
    const still = { lookingBack: { entry: 3, playing: false } }
    expect(filmSight(film(there, still), film(here, still))).toBeUndefined()
    expect(filmSight(film(there, { lookingBack: undefined }), film(here))).toBeUndefined()
  })
})
