import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFaults, show } from '../testing'
import AboutPage from './AboutPage'

it('names the version that reports of problems ask for, and axe finds nothing', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { container } = show(<AboutPage />)
  expect(container.textContent).toContain(`Seabox ${version} is free software`)
  expect(await findFaults(container)).toEqual([])
})
