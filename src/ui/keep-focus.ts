/**
 * The focused element may be disabled, or removed, while an answer is awaited. The focus then goes back to it, or to
 * the nearest visible element around it with a `tabindex`, at last to `root`; not after a press elsewhere. Returns
 * the clean-up.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null
  let around: HTMLElement[] = []
  const leaving = new AbortController()
  const { signal } = leaving
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    around = waysUp(target, root)
  }
  const forget = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && root.contains(target))) last = null
  }
  const giveBack = () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    if (last === null || signal.aborted) return
    if (last.isConnected) {
      if (!last.matches(':disabled')) last.focus({ preventScroll: true })
    } else around.find((part) => part.offsetHeight > 0)?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => requestAnimationFrame(giveBack))
  root.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', forget, { signal, capture: true })
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    leaving.abort()
    changes.disconnect()
  }
}

/** Focusable elements around it, from the nearest to `root`. */
function waysUp(from: HTMLElement, root: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = from.parentElement; part && part !== root; part = part.parentElement) {
    if (part.hasAttribute('tabindex')) parts.push(part)
  }
  return [...parts, root]
}
