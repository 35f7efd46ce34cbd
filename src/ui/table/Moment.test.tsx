import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { does, seatName, toSentence } from '../../rules/sentence'
import { deskOf } from '../../table/desk'
import { leastMs } from '../../table/desk/telling'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { Moment } from './Moment'

const told = (kind: string, words: string) =>
  act(() =>
    deskOf(tableOfTest()).state.setState({
      telling: {
        entry: 0,
        index: 0,
        count: 1,
        event: { rule: 'WV-109', ...toSentence(words), kind, data: { seat: 0 } },
      },
    }),
  )

describe('a moment', () => {
  it('stands large for an Elder that is won, in names, and for nothing else', async () => {
    await sitDown(testTable({ game: 'waves', players: 3, seed: 'moment', sitters: [person] }))
    const { container } = show(<Moment />)
    told('checked', "Yellow's Power 4 beats 3")
    expect(container.querySelector('[data-moment]')).toBeNull()
    told(
      'elderCollected',
      `${seatName(0, 'Yellow')} ${does(0, 'collects', 'collect')} a Keeper; one Shell is left`,
    )
    const { name } = deskOf(tableOfTest()).state.getState().told!.seats[0]!
    expect(container.textContent).toMatch(name === 'You' ? /^You collect a Keeper$/ : /collects a Keeper$/)
    expect(await findFaults(container)).toEqual([])
  })

  it('is seen at every pace but the one that shows nothing, and takes less than two seconds', () => {
    const events = [{ rule: 'RS-80', text: '', kind: 'tell' }]
    expect(leastMs(events, ['tell'], 'calm')).toBeLessThan(2000)
    expect(leastMs(events, ['tell'], 'brisk')).toBeGreaterThan(1000)
    expect(leastMs(events, ['tell'], 'at once')).toBe(0)
    expect(leastMs(events, ['upgrade'], 'calm')).toBe(0)
  })
})
