interface Early {
  pressed: HTMLElement | null
  typed: ReadonlyMap<EventTarget, string>
  /** By a tap, a key or a wheel. */
  hasActed: boolean
}

declare global {
  /** Of server/site/first-screen/begin.js: what somebody has done on the page before the site began. */
  var takeEarly: (() => Early) | undefined
}

const input = () => new Event('input', { bubbles: true })
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Stops keeping presses and text. @returns what repeats those that were kept, and marks that the page answers from now on (the bench reads it) */
export function takeEarly(): () => void {
  const early = globalThis.takeEarly?.()
  return () => {
    performance.mark('answers')
    if (early) repeat(early)
  }
}

function repeat({ pressed, typed, hasActed }: Early): void {
  for (const [field, text] of typed) {
    if (!(field instanceof HTMLInputElement) || !field.isConnected) continue
    // React hydrates what an event is meant for, and then hears of a text that differs from the last one that was written through the field itself.
    field.dispatchEvent(input())
    field.value = ''
    value?.set?.call(field, text)
    field.dispatchEvent(input())
  }
  if (pressed) sameButton(pressed)?.click()
  // Of the signs of a gesture the one that does nothing else.
  if (hasActed) window.dispatchEvent(new Event('wheel'))
}

/** Where the page was drawn anew, the one with the same name. */
function sameButton(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed))
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent
