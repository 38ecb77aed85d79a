import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { flows } from '#machines/flows.ts'
import { expectAccessible } from '../browser/axe.ts'
import { test } from '../browser/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built page, opened from disk without a server. */
function builtPage(): string {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'flows'], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return pathToFileURL(`${root}dist-flows/index.html`).href
}

test('Scenario: the page of the flows, built and opened from disk, is searched, tried and shared', async ({
  page,
  context,
}) => {
  const address = builtPage()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await expect(page.getByRole('link', { name: /§/ })).toHaveCount(Object.keys(flows).length)
  await page.keyboard.press('/')
  await page.keyboard.type('kod soruluyor')
  await page
    .getByRole('button', { name: /^Kod soruluyor asking for the code$/ })
    .first()
    .click()
  const chart = page.getByRole('group', { name: 'Şifre yenileme' })
  await expect(chart.getByRole('button', { name: 'Kod soruluyor', pressed: true })).toBeInViewport()
  await expect(page.getByRole('tabpanel')).toContainText('4.18 Şifre yenileme')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Stately ve Mermaid için metin' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İndir: Stately (TypeScript)' }).click()
  expect((await saved).suggestedFilename()).toBe('recovery.ts')

  await page.getByRole('tab', { name: 'Dene' }).click()
  await page.getByRole('button', { name: /^Kişi .*send the code/ }).click()
  await page.getByRole('button', { name: /^Sunucu (Sunucu )?olumlu yanıt verir/ }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()
  await page.getByRole('button', { name: 'Geri', exact: true }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.sending the code"]')).toBeVisible()
  await page.getByRole('button', { name: 'İleri' }).click()
  await expect(chart.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()

  const shared = await context.newPage()
  await shared.emulateMedia({ colorScheme: 'light' })
  await shared.goto(page.url())
  await expect(shared.locator('.state.mark-current[data-state="recovery.asking for the code"]')).toBeVisible()
  await shared.getByRole('combobox', { name: 'Dil' }).selectOption('en')
  await expect(shared.getByRole('heading', { level: 1 })).toContainText('Recovery of the password')
  await expectAccessible(shared)
})
