/**
 * What has the focus may be disabled while an answer is awaited, or be gone with it: the keyboard then goes on where
 * it was, or else at the nearest part around it that can be focused (`tabIndex={-1}`) and is still to be seen: at last `root`.
 * Who has pressed elsewhere is left there. Returns the way to stop.
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

/** The parts around it that can be focused, from the nearest to `root`. */
function waysUp(from: HTMLElement, root: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = from.parentElement; part && part !== root; part = part.parentElement) {
    if (part.hasAttribute('tabindex')) parts.push(part)
  }
  return [...parts, root]
}
