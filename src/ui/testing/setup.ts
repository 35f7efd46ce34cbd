/** Before each file of component tests: what one test leaves on the page is gone before the next, and no warning passes. */
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createLockManager } from '../../match/testing/lockManager'
import { leaveDesk } from '../../table/desk'
import { clearTableOfTest, tableOfTest } from '../../table/testing/tableOfTest'
import { beAt } from '../route/route'

// Whatever is waited for may take as long as it likes.
configure({ asyncUtilTimeout: 2 ** 31 - 1 })

// What every browser has, and this document lacks.
Object.defineProperty(navigator, 'locks', { configurable: true, value: createLockManager() })

// No server stands behind this document.
Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })

beforeEach(() => {
  // React and axe say in the console what is wrong with a component.
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  leaveDesk(tableOfTest())
  clearTableOfTest()
  beAt('/')
  localStorage.clear()
  const said = [console.error, console.warn].flatMap(method => vi.mocked(method).mock.calls)
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
