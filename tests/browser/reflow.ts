import { expect, type Page } from '@playwright/test'

/** What grows to 200 %: text with everything measured in `rem` or `em`, or text alone. */
type Grown = 'all that is in letters' | 'letters alone'

interface Look {
  name: string
  width: number
  height: number
  grown?: Grown
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** WCAG 2.2, 1.4.10 and 1.4.4: the narrowest page, a desktop at 200 %, and text at 200 % on desktop and phone. */
const looks: Look[] = [
  { name: '320 px wide', width: 320, height: 640 },
  { name: '1280 px at 200 %', width: desktop.width / 2, height: desktop.height / 2 },
  { name: '1280 px, its letters at 200 %', ...desktop, grown: 'all that is in letters' },
  { name: '1280 px, nothing but letters at 200 %', ...desktop, grown: 'letters alone' },
  { name: '360 px, nothing but letters at 200 %', ...phone, grown: 'letters alone' },
  { name: '360 px, its letters at 200 %', ...phone, grown: 'all that is in letters' },
]

/** Runs in the page: doubles the size of the text, or resets it. */
function enlarge(grown: Grown | undefined): void {
  // Without transitions: a style that is read while it changes has neither the old nor the new value.
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('* { transition-property: none !important }')
  document.adoptedStyleSheets = [atOnce]
  const seen = [...document.querySelectorAll<HTMLElement>('body, body *:not(svg *)')]
  for (const { style } of seen) style.removeProperty('font-size')
  document.documentElement.style.fontSize = grown === 'all that is in letters' ? '200%' : ''
  if (grown === 'letters alone') {
    const sizes = seen.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    for (const [place, { style }] of seen.entries())
      style.setProperty('font-size', `${2 * (sizes[place] ?? 0)}px`, 'important')
  }
  getComputedStyle(document.body).getPropertyValue('font-size')
  document.adoptedStyleSheets = []
}

interface Ways {
  across: boolean
  down: boolean
}

interface Held {
  box: DOMRect
  isFixed: boolean
  /** The full text is elsewhere: a name on its page, a note in its detail. */
  shortens: boolean
  scrolls: Ways
  clips: Ways
}

/** The smallest font size of the site, in CSS pixels. */
const smallest = 12

/** Runs in the page: texts that are too small, cut off, outside the page or larger than their control. */
function lostWords(least: number): string[] {
  const slack = 2
  const { clientWidth, scrollWidth } = document.documentElement
  const lost = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []
  const tell = (what: string, text: string, by: Element) =>
    lost.push(
      `${what}: "${text.slice(0, 60)}" (${by.tagName.toLowerCase()}.${by.getAttribute('class') ?? ''})`,
    )

  const known = new Map<Element, Held>()
  /** Cached: many texts have the same ancestors. */
  function held(element: Element): Held {
    const asked = known.get(element)
    if (asked) return asked
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const scrolls = /auto|scroll/
    const clips = /hidden|clip/
    const found = {
      box: element.getBoundingClientRect(),
      isFixed: position === 'fixed',
      shortens: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
      scrolls: { across: scrolls.test(overflowX), down: scrolls.test(overflowY) },
      clips: { across: clips.test(overflowX), down: clips.test(overflowY) },
    }
    known.set(element, found)
    return found
  }

  /** Whether an ancestor cuts the text. What can be scrolled to is not cut. */
  function isCut(box: DOMRect, text: string, from: Element): void {
    let across = true
    let down = true
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { box: around, isFixed, shortens, scrolls, clips } = held(at)
      if (scrolls.across) across = false
      if (scrolls.down) down = false
      const isAside =
        box.left >= around.right ||
        box.right <= around.left ||
        box.top >= around.bottom ||
        box.bottom <= around.top
      // Out of sight on purpose, as a slide of a carousel is.
      if (isAside && (clips.across || clips.down)) return
      if (shortens) across = down = false
      if (across && clips.across && (box.left < around.left - slack || box.right > around.right + slack))
        return void tell('cut off', text, at)
      if (down && clips.down && (box.top < around.top - slack || box.bottom > around.bottom + slack))
        return void tell('cut off', text, at)
      if (isFixed && down && box.bottom > innerHeight + slack) return void tell('below the screen', text, at)
      // Ancestors do not cut a fixed element.
      if (isFixed) break
    }
    if (across && (box.left < -slack || box.right > clientWidth + slack)) tell('beside the page', text, from)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim()
    const parent = node.parentElement
    if (
      text === '' ||
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      // For screen readers only.
      getComputedStyle(parent).clipPath === 'inset(50%)' ||
      parent.closest('option, .only-heard')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < least && !parent.closest('svg'))
      tell('too small', text, parent)
    isCut(box, text, parent)
    if (held(parent).shortens) continue
    const control = parent.closest('button, summary, [role=tab]')
    const around = control?.getBoundingClientRect()
    if (
      control &&
      around &&
      (box.top < around.top - slack || box.bottom > around.bottom + slack || box.right > around.right + slack)
    )
      tell('runs over its control', text, control)
  }
  return lost
}

/** Text is readable on the narrowest page, at 200 %, and at a text size of 200 %. @param alone also if only the text grows */
export async function expectNothingLost(page: Page, alone: boolean): Promise<void> {
  for (const { name, grown, ...size } of looks) {
    if (grown === 'letters alone' && !alone) continue
    await page.setViewportSize(size)
    const lost = async () => {
      // Also what has been added since.
      if (grown) await page.evaluate(enlarge, grown)
      return page.evaluate(lostWords, grown ? 2 * smallest : smallest)
    }
    await expect.poll(lost, name).toEqual([])
  }
  await page.evaluate(enlarge, undefined)
}
