import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from './App'
import { beAt } from './ui/route/route'
import { findFaults, show } from './ui/testing'

vi.mock('./scenes/TableStage', () => ({
  default() {
    throw new Error('Could not load /models/hands.glb: Failed to fetch')
  },
}))

it('says of a table whose model could not be loaded just that, and what helps', async () => {
  beAt('/lab')
  // React tells of what the stage has thrown.
  const told = vi.mocked(console.error).mockImplementation(() => {})
  const { container } = show(<App />)
  const words = await screen.findByRole('alert')
  expect(words.textContent).toBe(
    'A piece of the table could not be loaded or drawn: reload the page to see it. The dice still fall.',
  )
  expect(await findFaults(container)).toEqual([])
  told.mockClear()
})
