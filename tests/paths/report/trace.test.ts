import { chromium, type Browser } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBrowser, launchOptions } from '#tests/browser/find-browser.ts'
import { folderOf, toViewer } from './page.ts'
import { serveResults } from './serve.ts'
import { languages } from './words.ts'
import { writeViewer } from './write.ts'

const trace = 'paths/traces/late-part-1.zip'
let browser: Browser
let folder: URL
let served: Awaited<ReturnType<typeof serveResults>>

beforeAll(async () => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'lale-trace-'))}/`)
  browser = await chromium.launch({ ...launchOptions, executablePath: ensureBrowser() })
  const context = await browser.newContext()
  await context.tracing.start({ snapshots: true })
  const page = await context.newPage()
  await page.setContent('<button>Send the code</button>')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await context.tracing.stop({ path: fileURLToPath(new URL(trace, folder)) })
  await context.close()
  writeViewer(new URL('report/', folder))
  served = await serveResults(folder)
})
afterAll(async () => {
  await served.close()
  await browser.close()
  rmSync(folder, { recursive: true })
})

it.each(languages)(
  'Scenario: the link beside a path opens its trace in the browser (%s)',
  async (language) => {
    const page = await browser.newPage()
    await page.goto(new URL(toViewer(language, trace), new URL(folderOf[language], served.address)).href)
    await page.getByText('Click', { exact: false }).first().click()
    const then = page.frameLocator('iframe[name="snapshot"]:visible').getByRole('button')
    await then.waitFor()
    expect(await then.textContent()).toBe('Send the code')
    await page.close()
  },
)
