export interface ShownToast {
  kind: string
  text: string
}

declare global {
  /** Calls the test from the page. */
  var tellTheTester: (kind: string, text: string) => void
}

/** Runs in the page, also of confetti: on a busy machine it is gone before somebody looks. A dialog that opens below a toast inserts the toast again. */
export function watchToasts(): void {
  const toasts = '[data-sonner-toast] output[data-kind]'
  const known = new WeakSet<Element>()
  new MutationObserver(() => {
    const confetti = document.querySelector('canvas.confetti')
    if (confetti && !known.has(confetti)) {
      known.add(confetti)
      globalThis.tellTheTester('confetti', '')
    }
    for (const toast of document.querySelectorAll(toasts)) {
      if (known.has(toast)) continue
      known.add(toast)
      globalThis.tellTheTester(
        toast.getAttribute('data-kind') ?? '',
        toast.querySelector('p')?.textContent ?? '',
      )
    }
  }).observe(document, { childList: true, subtree: true })
}
