import { defineConfig } from '@playwright/test'
import { usual } from './playwright.config'

/** `npm run journeys`: whole games played and watched in the browser, before a release. */
export default defineConfig({ ...usual, testDir: 'e2e/journeys', workers: 1 })
