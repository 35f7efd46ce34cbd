import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { RuleLink, WhyLink } from './RuleLink'
import { rulePanelOf } from './rulePanel'

afterEach(() => {
  tableSettingsOf(tableOfTest()).setState({ ruleIds: false })
  rulePanelOf(tableOfTest()).setState({ rule: undefined })
})

describe('the rule behind a line', () => {
  it('shows as “why?” and opens the rule on click', async () => {
    const { container } = show(<WhyLink rule="RB-72" />)
    const link = screen.getByRole('link', { name: 'why? Rule RB-72' })
    expect(link.textContent).toBe('why?')
    act(() => link.click())
    expect(rulePanelOf(tableOfTest()).getState().rule).toBe('RB-72')
    expect(await findFaults(container)).toEqual([])
  })

  it('shows its id where the settings ask for all of them', () => {
    show(<WhyLink rule="RB-72" />)
    act(() => tableSettingsOf(tableOfTest()).setState({ ruleIds: true }))
    expect(screen.getByRole('link').textContent).toBe('RB-72')
  })

  it('always shows its id in a refusal or a verdict', () => {
    show(<RuleLink rule="RB-72" />)
    expect(screen.getByRole('link').textContent).toBe('RB-72')
  })
})
