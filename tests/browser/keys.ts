import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than a person would accept on the way to one. */
const mostStops = 120

interface Stop {
  /** For messages. */
  name: string
  lost: boolean
  visible: boolean
}

/** Runs in the page: where the focus is, and whether it is visible. */
function whereItIs(): Stop {
  const { activeElement: at, body, documentElement } = document
  const lost = at === null || at === body || at === documentElement
  if (lost) return { name: 'nowhere', lost, visible: false }
  const parts = [at, at.parentElement, at.parentElement?.parentElement].filter(
    (part) => part instanceof Element,
  )
  const ringed = parts.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { width, height, right, bottom } = at.getBoundingClientRect()
  const onScreen = width > 1 && height > 1 && right > 0 && bottom > 0
  const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`
  return { name, lost, visible: onScreen && ringed }
}

export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The focus must not fall back to the page: the next Tab would begin at its top. */
  async keepTheFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(whereItIs)).toMatchObject({ lost: false })
  }

  /** Every stop on the way must be visible. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press(key)
      await this.#seesWhereItIs()
    }
    await expect(target, 'is on the way of the keyboard').toBeFocused()
  }

  /** A stop in a panel that slides in is visible only when the panel has arrived. */
  async #seesWhereItIs(): Promise<void> {
    const stop = await this.page.evaluate(whereItIs)
    if (stop.lost || stop.visible) return
    await expect
      .poll(() => this.page.evaluate(whereItIs), { message: stop.name, timeout: 2000 })
      .toMatchObject({ name: stop.name, visible: true })
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target)
    await this.page.keyboard.press(key)
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
  }

  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter')
  }

  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape')
  }
}
