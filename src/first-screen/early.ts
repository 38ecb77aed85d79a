interface Early {
  pressed: HTMLElement | null
  typed: ReadonlyMap<EventTarget, string>
  /** A tap, a key or a wheel. */
  hasActed: boolean
}

declare global {
  /** From server/site/first-screen/begin.js: input on the page before the site began. */
  var takeEarly: (() => Early) | undefined
}

const input = () => new Event('input', { bubbles: true })
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Stops recording presses and text. The returned function repeats them, and marks that the page answers (the bench reads the mark). */
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
    // The first event hydrates the field. React fires onChange only for a value that differs from the last one set on
    // the field itself; the prototype's setter bypasses that.
    field.dispatchEvent(input())
    field.value = ''
    value?.set?.call(field, text)
    field.dispatchEvent(input())
  }
  if (pressed) sameButton(pressed)?.click()
  // Of all gestures, a wheel has no other effect.
  if (hasActed) window.dispatchEvent(new Event('wheel'))
}

/** When the page was rendered anew: the button with the same name. */
function sameButton(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed))
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent
