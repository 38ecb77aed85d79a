import { expect, type Page } from '@playwright/test'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

interface Part {
  name: string | null
  /** Its own box and those of all ancestors that clip it. */
  boxes: DOMRect[]
}

/** Runs in the page: the toasts, and the words, fields and buttons of the last dialog. */
function partsOf(): { toasts: Part[]; parts: Part[] } {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!dialog) throw new Error('no dialog is open')
  const all = [...dialog.querySelectorAll('output, h2, h3, p, label, input, button, a, strong')]
  const measured = all
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const boxes = [element.getBoundingClientRect()]
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible') boxes.push(around.getBoundingClientRect())
      return {
        isToast: element.matches('output'),
        isOfToast: element.closest('[data-stage]') !== null,
        name: element.textContent || element.getAttribute('name'),
        boxes: boxes.map((box): DOMRect => box.toJSON()),
      }
    })
  return {
    toasts: measured.filter(({ isToast }) => isToast),
    parts: measured.filter(({ isOfToast }) => !isOfToast),
  }
}

/** The intersection of the boxes. */
function common(boxes: readonly DOMRect[]): { width: number; height: number } {
  const least = (pick: (box: DOMRect) => number) => Math.min(...boxes.map(pick))
  const most = (pick: (box: DOMRect) => number) => Math.max(...boxes.map(pick))
  return {
    width: least(({ right }) => right) - most(({ left }) => left),
    height: least(({ bottom }) => bottom) - most(({ top }) => top),
  }
}

async function covered(page: Page): Promise<(string | null)[]> {
  const { toasts, parts } = await page.evaluate(partsOf)
  return parts
    .filter((part) =>
      toasts.some((toast) => {
        const { width, height } = common([...part.boxes, ...toast.boxes])
        return width > 1 && height > 1
      }),
    )
    .map(({ name }) => name)
}

for (const size of sizes) {
  test(`Scenario: toasts of a dialog lie over nothing of it, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    const player = new Player(page)
    await page.goto('/')
    let refused = 0
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ json: { success: false, message: `Olmadı: ${(refused += 1)}.`, data: null } }),
    )
    const way = size.width < 1200 ? 'Giriş yap' : 'Giriş Yap'
    await page.getByRole('banner').getByRole('button', { name: way, exact: true }).click()
    await player.dialog.getByLabel('Kullanıcı adı').fill('kimse')
    for (let count = 1; count <= 2; count += 1) {
      await player.dialog.getByLabel('Şifre', { exact: true }).fill(`yanlış-${count}`)
      await page.keyboard.press('Enter')
      // A phone shows the newest toast only.
      await expect(page.getByRole('status')).toHaveCount(size.width < 600 ? 1 : count)
      await expect(player.toast(`Olmadı: ${count}.`)).toBeVisible()
      expect(await covered(page), `with ${count} toasts`).toEqual([])
    }
    await expect(player.dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeInViewport({ ratio: 1 })

    await test.step('the keyboard goes past them', async () => {
      await player.dialog.getByRole('button', { name: 'Kapat', exact: true }).focus()
      const field = player.dialog.getByLabel('Kullanıcı adı')
      for (let stops = 0; stops < 8; stops += 1) {
        await page.keyboard.press('Tab')
        if (await field.evaluate((element) => element === document.activeElement)) break
      }
      await expect(field).toBeFocused({ timeout: 1 })
    })
  })
}

test('Scenario: what a toast says of a field is not shown at the field a second time; it is marked and described', async ({
  page,
}) => {
  const player = new Player(page)
  await page.goto('/')
  await player.opensSignUp()
  await player.fillsInSignUp()
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      json: {
        success: false,
        message: 'Kullanıcı adı: bu kullanıcı adı alınmış.',
        data: { field: 'username', kind: 'username taken' },
      },
    }),
  )
  await player.dialog.getByRole('button', { name: 'Üye Ol', exact: true }).click()
  await expect(player.toast(/alınmış/)).toBeVisible()
  const field = player.dialog.getByLabel('Kullanıcı adı', { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/alınmış/)
  const shown = await page
    .getByText(/alınmış/)
    .evaluateAll(
      (all) => all.filter((each) => each.getBoundingClientRect().width > 1 && each.checkVisibility()).length,
    )
  expect(shown).toBe(1)
})
