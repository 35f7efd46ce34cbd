import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { diceOf, presets } from '../../lab/fleets'
import { labRequest } from '../../lab/labRequest'
import { labStoreOf } from '../../lab/labStore'
import { showThrow } from '../../lab/labTable'
import { measurePair, outlineOf } from '../../measure'
import { attemptRecord, loadPhysics } from '../../physics'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { JudgePanel } from './JudgePanel'

beforeAll(loadPhysics)
afterEach(() => labStoreOf(tableOfTest()).setState(labStoreOf(tableOfTest()).getInitialState(), true))

describe('the judge of the lab', () => {
  it('has nothing to measure before dice lie there', async () => {
    const { container } = show(<JudgePanel />)
    expect(container.textContent).toContain('Drop the dice first')
    expect(await findFaults(container)).toEqual([])
  })

  it('measures any two dice as `measure` measures them, without a picture by the plan from above (seed "judge")', async () => {
    tableSettingsOf(tableOfTest()).setState({ picture: 'absent' })
    act(() => showThrow(tableOfTest(), attemptRecord(labRequest(diceOf(presets.skirmish.fleet)), 'judge', 1)))
    const { lying } = labStoreOf(tableOfTest()).getState()
    const { container, user } = show(<JudgePanel />)
    expect(screen.getByRole('img', { name: 'The box from above' })).toBeTruthy()
    for (const [first, second] of [
      [0, 1],
      [3, 11],
    ] as const) {
      const [one, other] = [lying[first]!, lying[second]!]
      await user.selectOptions(screen.getByLabelText('From'), one.id)
      await user.selectOptions(screen.getByLabelText('To'), other.id)
      const { mm } = measurePair(outlineOf(one), outlineOf(other))
      expect(container.querySelector('.lab-verdict')!.getAttribute('data-mm')).toBe(String(mm))
      expect(container.querySelector('.lab-rule')!.textContent).toMatch(/^RB-\d+/)
    }
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(container.querySelector('.lab-verdict')).toBeNull()
  })

  it('calls merchants as the tables call them, and gives each length its unit', () => {
    tableSettingsOf(tableOfTest()).setState({ picture: 'absent' })
    act(() => showThrow(tableOfTest(), attemptRecord(labRequest(diceOf(presets.skirmish.fleet)), 'judge', 1)))
    const { container } = show(<JudgePanel />)
    const names = [...screen.getByLabelText('From').querySelectorAll('option')].map(
      option => option.textContent,
    )
    expect(names.filter(name => name?.includes('merchant'))).toHaveLength(8)
    const lengths = [...container.querySelectorAll('.lab-order b')]
    expect(lengths.length).toBeGreaterThan(8)
    for (const { textContent } of lengths) expect(textContent).toMatch(/^\d+(\.\d)? mm$/)
  })
})
