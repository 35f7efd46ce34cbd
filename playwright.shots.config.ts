import { defineConfig } from '@playwright/test'
import { usual } from './playwright.config'

/** `npm run shots`: stills of every question of every game, for people to look at. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/shots',
  workers: 1,
  projects: [
    { name: 'laptop', use: { viewport: { width: 1280, height: 720 } } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
    { name: 'widest', use: { viewport: { width: 2560, height: 1080 } } },
    { name: 'telephone', use: { viewport: { width: 390, height: 844 } } },
  ],
})
