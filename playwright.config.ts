import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.mjs'

// The workers read this file again: they inherit what the first reading found.
const executablePath = process.env.CHROMIUM_PATH ?? findChromium()
if (executablePath) process.env.CHROMIUM_PATH = executablePath

/** The built page, served by the very server that `npm start` uses, on any free port. */
export default defineConfig({
  testDir: 'e2e',
  // One browser at a time: without a graphics card two share the same cores and both become slow.
  workers: 1,
  retries: 0,
  // One set of pictures for every system; how far they may differ stands with the test.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${process.env.SEABOX_PORT ?? ''}`,
    // Software rendering pays by the pixel.
    viewport: { width: 640, height: 360 },
    launchOptions: executablePath ? { executablePath } : {},
    // Filming every frame costs a software renderer as much as drawing it: what went wrong is told by the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Else every test fetches the whole page once more behind its back; the one that needs it says so.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node scripts/serve.mjs --port 0',
    wait: { stdout: /http:\/\/localhost:(?<SEABOX_PORT>\d+)\// },
  },
})
