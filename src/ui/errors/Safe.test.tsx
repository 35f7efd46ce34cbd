import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findFaults, show } from '../testing'
import { isMissingPart } from './faults'
import { faultPageFrom } from './Safe'

it('says in bare words what to do where the page for faults cannot be loaded, and goes on where it can', async () => {
  const Page = faultPageFrom(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  let went = 0
  const { container, user } = show(
    <Page fault={new Error('Could not load hands.glb')} onGoOn={() => went++} />,
  )
  const words = await screen.findByRole('alertdialog', { name: 'The network is down' })
  expect(words.textContent).toContain('Reload the page when the network is back.')
  expect(screen.getByRole('button', { name: 'Reload and go on' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue anyway' }))
  expect(went).toBe(1)
  expect(await findFaults(container)).toEqual([])
})

it('takes a model that could not be fetched for a missing part, and a fault of the game for none', () => {
  expect(isMissingPart(new Error('Could not load /models/hands.glb: Failed to fetch'))).toBe(true)
  expect(isMissingPart(new Error('No such seat'))).toBe(false)
})
