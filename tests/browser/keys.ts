import { expect, type Locator, type Page } from '@playwright/test'

/** Stops that a person would not want to go past on the way to one. */
const mostStops = 120

interface Stop {
  /** How it is found again in a message. */
  name: string
  lost: boolean
  visible: boolean
}

/** Runs in the page: where the keyboard is, and whether it can be seen there. */
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

/** A person who has no mouse. */
export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Never the page as a whole: the next Tab would begin at its top. */
  async keepTheFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(whereItIs)).toMatchObject({ lost: false })
  }

  /** With Tab, or backwards; every stop on the way can be seen. */
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

  /** A stop in a panel that is still sliding in is seen when it has come. */
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
