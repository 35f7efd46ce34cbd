import { defineConfig } from '@playwright/test'
import { usual } from './playwright.config'

/** `npm run shots:readme`: takes the film and the stills of the README from the app itself. */
export default defineConfig({ ...usual, testDir: 'e2e/readme', workers: 1 })
