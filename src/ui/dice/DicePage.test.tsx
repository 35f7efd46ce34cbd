import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DiceAnswer, Weighed } from '../../match/fairness/askDice'
import { findFaults, show } from '../testing'
import DicePage from './DicePage'

/** A thread that has counted no dice, of a match of which this can be weighed. */
function answerWith(weighed: Weighed): void {
  class Thread {
    onmessage?: (event: { readonly data: DiceAnswer }) => void
    terminate() {}
    postMessage() {
      queueMicrotask(() =>
        this.onmessage?.({
          data: { kind: 'counted', counted: [], unreadable: 0, name: 'Tonight', weighed },
        }),
      )
    }
  }
  vi.stubGlobal('Worker', Thread)
}
afterEach(() => vi.unstubAllGlobals())

const skill = 'Was it skill?'

describe('your dice tonight, of a match that is over', () => {
  it('offer to rate the decisions of people where the game can', async () => {
    answerWith({ luck: true, skill: 'offered' })
    show(<DicePage match="tonight" />)
    await screen.findByRole('heading', { name: 'Was it luck?' })
    expect(screen.getByRole('heading', { name: skill })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask the captain' })).toBeTruthy()
  })

  it('say that decisions are not rated where the game cannot, and link to why', async () => {
    answerWith({ luck: true, skill: 'unrated' })
    const { container } = show(<DicePage match="tonight" />)
    await screen.findByRole('heading', { name: 'Was it luck?' })
    expect(screen.getByRole('heading', { name: skill })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask the captain' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Why not' }).getAttribute('href')).toBe('/docs/luck')
    expect(await findFaults(container)).toEqual([])
  })

  it('say nothing of skill where no person decided anything', async () => {
    answerWith({ luck: true, skill: 'nobody' })
    show(<DicePage match="tonight" />)
    expect(await screen.findByRole('heading', { name: 'Was it luck?' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: skill })).toBeNull()
  })
})
