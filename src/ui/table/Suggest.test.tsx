import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { deskOf } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { deskUntil } from '../../table/testing/deskWaits'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { Suggest } from './Suggest'

const twoPeople = (seed: string) => testTable({ players: 2, seed, sitters: [person, person] })

describe('“What can I do?”', () => {
  it('names one move with a reason, and does it (seed "suggest")', async () => {
    await sitDown(twoPeople('suggest'))
    const { container, user } = show(<Suggest />)
    await user.click(screen.getByRole('button', { name: /^What can I do/ }))
    const take = await screen.findByRole('button', { name: /^Do that/ })
    expect(screen.getByRole('status').textContent).toMatch(/^A mate would: Take a \w+: .*\. A .*\./)
    expect(await findFaults(container)).toEqual([])
    await user.click(take)
    await act(() => deskUntil(deskOf(tableOfTest()), now => now.told!.lines.length === 1))
  })

  it('can be switched off (seed "alone")', async () => {
    await sitDown(twoPeople('alone'))
    tableSettingsOf(tableOfTest()).setState({ suggests: false })
    show(<Suggest />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
