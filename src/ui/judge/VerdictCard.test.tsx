import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comparisonVerdict, rangeVerdict } from '../../measure'
import { findFaults, show } from '../testing'
import { VerdictCard } from './VerdictCard'

const names = { from: 'yellow ship 1', to: 'blue ship 2', other: 'red captain' }

describe('the verdict card', () => {
  it.each([
    ['IN', 'by 1.4 mm', rangeVerdict({ mm: 61.6, touching: false })],
    ['OUT', 'by 0.3 mm', rangeVerdict({ mm: 63.3, touching: false })],
    ['TOO CLOSE', 'counts as equal (RB-67)', comparisonVerdict(14, 14.4)],
  ])('shows %s %s, and says it once for the ear with its rule', async (word, rest, verdict) => {
    const { container } = show(<VerdictCard verdict={verdict} names={names} />)
    expect(screen.getByText(word).closest('[aria-hidden]')?.textContent).toContain(`${word} ${rest}`)
    expect(screen.getByText(/lies? \d/).textContent).toContain(word)
    expect(screen.getByRole('link', { name: verdict.rule })).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
  })
})
