import { act } from '@testing-library/react'
import type { OpenMatch } from '../../match/openMatch'
import type { Keeper } from '../../match/sitting'
import { loadPhysics } from '../../physics'
import { type DeskState, deskOf } from '../../table/desk'
import { deskWaits } from '../../table/testing/deskWaits'
import { sitAt } from '../../table/testing/sitAt'
import { tableOfTest } from '../../table/testing/tableOfTest'

interface SitDownWish {
  /** Where the match is kept instead of in memory: a disk that is full, for one. */
  readonly keeper?: Keeper
}

/** Brings a match to the desk and plays on until somebody has to do something. Nothing is waited for. */
export async function sitDown(open: OpenMatch, { keeper }: SitDownWish = {}): Promise<DeskState> {
  await loadPhysics()
  return act(async () => {
    deskOf(tableOfTest()).setPace('at once')
    await sitAt(deskOf(tableOfTest()), open, keeper ? { keeper } : {})
    return deskWaits(deskOf(tableOfTest()))
  })
}
