import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { SettingsForm } from './SettingsForm'

describe('the settings', () => {
  it('apply at once, each by its own field, and axe finds nothing', async () => {
    const { container, user } = show(<SettingsForm />)
    await user.selectOptions(screen.getByLabelText('Text size'), 'Very large')
    await user.selectOptions(screen.getByLabelText('Motion'), 'Calm')
    await user.selectOptions(screen.getByLabelText('Pace of the computers'), 'Brisk')
    await user.click(screen.getByLabelText('Play sound'))
    expect(tableSettingsOf(tableOfTest()).getState()).toMatchObject({
      textSize: 'huge',
      motion: 'calm',
      reducedMotion: true,
      computers: 'brisk',
      sound: { muted: true },
    })
    for (const slider of screen.getAllByRole('slider')) expect(slider.hasAttribute('disabled')).toBe(true)
    expect(await findFaults(container)).toEqual([])
  })

  it('bring back what the coach has said, once there is anything', async () => {
    const again = () => screen.queryByRole('button', { name: 'Tell me everything again' })
    const first = show(<SettingsForm />)
    expect(again()).toBeNull()
    tableSettingsOf(tableOfTest()).setState({ learnt: ['waves toss'], tips: false })
    first.rerender(<SettingsForm />)
    await first.user.click(again()!)
    expect(tableSettingsOf(tableOfTest()).getState()).toMatchObject({ learnt: [], tips: true })
    expect(again()).toBeNull()
  })
})
