import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.mjs'

// The workers read this file again: they inherit what the first reading found.
const executablePath = process.env.CHROMIUM_PATH ?? findChromium()
if (executablePath) process.env.CHROMIUM_PATH = executablePath

/** Waits never time out: a run ends when nothing is reported any more (stallReporters). */
const forEver = 2 ** 31 - 1

/** The built page, served by the very server that `npm start` uses. */
export const usual: PlaywrightTestConfig = {
  globalSetup: './e2e/fixtures/serveSite.ts',
  retries: 0,
  // One set of pictures for every system; how far they may differ stands with the test.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  timeout: 0,
  expect: { timeout: forEver },
  reporter: [
    ['list'],
    ['./scripts/lib/stallReporters.mjs'],
    // Where `npm test` wants to read what came of it.
    ...(process.env.SEABOX_E2E_REPORT
      ? [['json', { outputFile: process.env.SEABOX_E2E_REPORT }] as [string, unknown]]
      : []),
  ],
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
}

/** A browser without 3D: the house is the same, dice fall at once, and no pixel has to be drawn in software. */
const wordsOnly = { launchOptions: { ...usual.use?.launchOptions, args: ['--disable-3d-apis'] } }

export default defineConfig({
  ...usual,
  workers: 2,
  projects: [
    // Without a graphics card a picture takes more than one core: one at a time, and first, as they take longest.
    {
      name: 'pictures',
      testDir: 'e2e',
      // What lies in a folder has a command of its own; the README's pictures would be taken again by every run.
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      workers: 1,
    },
    // No pixel of the table is drawn: one page beside each picture, and two at a time when all pictures are done.
    { name: 'words', testDir: 'e2e/words', fullyParallel: true, use: wordsOnly },
  ],
})
