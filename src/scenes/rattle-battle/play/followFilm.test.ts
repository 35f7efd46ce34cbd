import { describe, expect, it } from 'vitest'
import type { ThrowRecord } from '../../../measure'
import { die, position } from '../../../rules/rattle-battle/testing/position'
import { closedDesk, type DeskState } from '../../../table/desk/deskState'
import { filmSight } from './followFilm'

const sailed = position({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 4)] })
const empty = { ...sailed, adventure: { ...sailed.adventure!, sea: [] } }
const refall = { version: 1, seed: 'again' } as ThrowRecord
const film = (view: unknown, more: Partial<DeskState> = {}): DeskState => ({
  ...closedDesk,
  view,
  lookingBack: { entry: 3, playing: true },
  ...more,
})

describe('the camera in a film of Rattle Battle', () => {
  it('goes to the Sea when dice fall into it again, and stays there while Ships move', () => {
    expect(filmSight(film(empty, { refall }), film(empty))).toBe('sea')
    expect(filmSight(film(sailed, { refall }), film(empty, { refall }))).toBeUndefined()
    expect(filmSight(film(sailed), film(sailed))).toBeUndefined()
  })

  it('goes to the Sea when the film goes on while Ships lie there', () => {
    const still = { lookingBack: { entry: 3, playing: false } }
    expect(filmSight(film(sailed), film(sailed, still))).toBe('sea')
    expect(filmSight(film(empty), film(empty, still))).toBeUndefined()
  })

  it('goes back to the table when the Sea is empty', () => {
    expect(filmSight(film(empty), film(sailed))).toBe('table')
    expect(filmSight(film(empty), film(empty))).toBeUndefined()
  })

  it('stays where it is while nobody plays the film', () => {
    const still = { lookingBack: { entry: 3, playing: false } }
    expect(filmSight(film(empty, still), film(sailed, still))).toBeUndefined()
    expect(filmSight(film(empty, { refall, lookingBack: undefined }), film(empty))).toBeUndefined()
  })
})
