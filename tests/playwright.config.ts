import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser, launchOptions } from './browser/find-browser.ts'

/** Only runs with written cases have something to count. */
const countsWritten = fileURLToPath(new URL('written/count.ts', import.meta.url))

const executablePath = findBrowser()

/** Fewer pixels than a word has. Two runs differ by at most 111: a title that stands half a pixel higher. */
const likeness = { threshold: 0.2, maxDiffPixels: 150 }

export default defineConfig({
  globalSetup: './browser/start-server.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json'], [countsWritten]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...(process.env['BASE_URL'] && { baseURL: process.env['BASE_URL'] }),
    launchOptions: { ...launchOptions, ...(executablePath && { executablePath }) },
    trace: { mode: process.env['REPLAY'] === 'on' ? 'on' : 'off', screenshots: false },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A frame follows the theme of the page around it: one scheme for all would hide a fault.
    colorScheme: null,
    // A service worker would fetch beside the page: a test that needs it allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'e2e',
      testDir: './e2e',
      testMatch: '*.e2e.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'pictures',
      testDir: './pictures',
      testMatch: '*.pictures.ts',
      snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
      outputDir: '../test-results/pictures',
      timeout: 600_000,
      use: { contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' },
      expect: {
        timeout: 30_000,
        toHaveScreenshot: { ...likeness, stylePath: './pictures/still.css' },
      },
    },
    { name: 'paths', testDir: './flows', testMatch: '*.replay.ts' },
    {
      name: 'written',
      testDir: './written',
      testMatch: '*.written.ts',
      timeout: 600_000,
      use: { actionTimeout: 15_000 },
    },
  ],
})
