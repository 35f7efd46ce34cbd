import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadPhysics } from '../../../physics'
import { pictureFactsOf } from '../../../table/pictureFacts'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { TableProvider } from '../../../table/useTable'
import { PendingAsset } from '../PendingAsset'
import { AfterFirstPicture } from './AfterFirstPicture'

test('what comes behind the first picture waits until nothing else is pending: two of them not for each other', async () => {
  const table = tableOfTest()
  const room = (hasDice: boolean) => (
    <TableProvider value={table}>
      {!hasDice && <PendingAsset />}
      <AfterFirstPicture>
        <p>a tankard</p>
      </AfterFirstPicture>
      <AfterFirstPicture>
        <p>a rope</p>
      </AfterFirstPicture>
    </TableProvider>
  )
  const comesToRest = () => act(() => pictureFactsOf(table).setState({ atRest: true }))
  const { rerender } = render(room(false))
  await act(loadPhysics)
  // The table lies still already, the dice are on their way.
  comesToRest()
  expect(screen.queryByText('a tankard')).toBeNull()
  rerender(room(true))
  expect(screen.queryByText('a tankard')).toBeNull()
  comesToRest()
  expect(screen.getByText('a tankard')).toBeTruthy()
  expect(screen.getByText('a rope')).toBeTruthy()
})
