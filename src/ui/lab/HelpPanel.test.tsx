import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { onlyFingers, show } from '../testing'
import { HelpPanel } from './HelpPanel'

afterEach(() => vi.unstubAllGlobals())

it('names every key of the lab, and with fingers only what they do', () => {
  const keys = show(<HelpPanel />)
  expect(keys.container.querySelectorAll('kbd').length).toBeGreaterThan(20)
  cleanup()
  onlyFingers()
  const { container } = show(<HelpPanel />)
  expect(container.textContent).toContain('two fingers')
  expect(container.querySelector('kbd')).toBeNull()
})
