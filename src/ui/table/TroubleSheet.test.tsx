import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { deskOf, type Trouble } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show, sitDown } from '../testing'
import { TroubleSheet } from './TroubleSheet'

/** A disk that is full until there is room again. */
function fullDisk() {
  const disk = { isFull: true, kept: 0 }
  const keep = async () => {
    if (disk.isFull) throw new Error('The disk is full.')
    disk.kept++
  }
  return { disk, keeper: { keep } }
}

describe('the sheet of trouble', () => {
  it('says that a move could not be kept, and keeps it once there is room (seed "trouble")', async () => {
    const { disk, keeper } = fullDisk()
    const { asked } = await sitDown(testTable({ players: 2, seed: 'trouble', sitters: [person, person] }), {
      keeper,
    })
    const { container, user } = show(<TroubleSheet />)
    expect(container.textContent).toBe('')
    await act(() => deskOf(tableOfTest()).choose(asked!.choices[0]!.move))
    const sheet = await screen.findByRole('alertdialog', { name: 'This could not be saved' })
    expect(sheet.textContent).toContain('The disk is full.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(await findFaults(container)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(disk.kept).toBe(0)

    disk.isFull = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(disk.kept).toBeGreaterThan(0)
    expect(deskOf(tableOfTest()).state.getState().told!.lines.length).toBeGreaterThan(0)
  })

  const waysOut: readonly (readonly [Trouble, readonly string[]])[] = [
    [{ kind: 'taken', why: 'Another tab plays it.' }, ['Take it over']],
    [{ kind: 'damaged', why: 'Entry 3 is missing.' }, ['Save the match file']],
    [{ kind: 'older', why: 'A rule reads otherwise now.' }, ['Save the match file']],
    [{ kind: 'failed', why: 'The dice were not fetched.' }, ['Reload', 'Save the match file']],
  ]
  it.each(waysOut)('offers every way out of $kind, and the shelf', async (trouble, ways) => {
    act(() => deskOf(tableOfTest()).state.setState({ phase: 'stopped', matchId: 'kept', trouble }))
    const { container } = show(<TroubleSheet />)
    expect(screen.getByRole('alertdialog').textContent).toContain(trouble.why)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(ways)
    expect(screen.getByRole('link', { name: 'To the shelf' })).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
  })
})
