import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './browser/find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  globalSetup: './browser/start-server.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env['BASE_URL'] && { baseURL: process.env['BASE_URL'] }),
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  },
  projects: [
    { name: 'e2e', testDir: './e2e', testMatch: '*.e2e.ts' },
    { name: 'paths', testDir: './paths/browser', testMatch: '*.replay.ts' },
  ],
})
