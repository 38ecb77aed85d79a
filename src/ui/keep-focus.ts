/**
 * What has the focus may be disabled while an answer is awaited, or be gone with it: the keyboard then goes on where
 * it was, or else at the beginning of `root`, never outside it. Returns the way to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null
  let left = false
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target
  }
  const giveBack = () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    if (last === null || left) return
    if (!last.isConnected) root.focus({ preventScroll: true })
    else if (last instanceof HTMLElement && !last.matches(':disabled')) last.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => requestAnimationFrame(giveBack))
  root.addEventListener('focusin', remember)
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    left = true
    root.removeEventListener('focusin', remember)
    changes.disconnect()
  }
}
