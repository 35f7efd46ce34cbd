import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findFaults, show } from '../testing'
import { FaceBars } from './FaceBars'
import { KindSheet } from './KindSheet'

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('text:not(.face-name)')].map(text => text.getAttribute('y'))

describe('the dice of one body', () => {
  it('say of each player how even they are, in a line below the figures', async () => {
    const ann = { kind: 'd12', thrower: 'Ann', faces: [4, 3, 4, 0, 1, 1, 4, 9, 5, 5, 2, 1] } as const
    const { container } = show(<KindSheet kind="d12" all={[ann, { ...ann, thrower: 'Bob' }]} />)
    const [, first] = within(screen.getByRole('table')).getAllByRole('rowgroup')
    const [figures, words] = within(first!).getAllByRole('row')
    expect(figures!.textContent).toBe('Ann39434011495521')
    expect(words!.textContent).toBe('too few to tell: 39 thrown')
    expect(await findFaults(container)).toEqual([])
  })

  it('write counts that are too wide to stand side by side by turns on two lines', () => {
    const { container, rerender } = show(<FaceBars faces={Array(12).fill(33_323)} label="many" />)
    expect(new Set(heights(container)).size).toBe(2)
    rerender(<FaceBars faces={Array(6).fill(66_438)} label="few" />)
    expect(new Set(heights(container)).size).toBe(1)
  })
})
