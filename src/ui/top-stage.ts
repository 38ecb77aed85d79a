let stage: HTMLElement | undefined

/** Where something must be to be seen over everything: the last modal dialog, or the body. */
export function topmost(): Element {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body
}

/** The element that toasts are drawn in. It moves with `raiseStage`, and what it shows goes with it. */
export function toastStage(): HTMLElement {
  stage ??= document.createElement('div')
  raiseStage()
  return stage
}

/** To be called when a dialog has opened or closed: an open one makes everything outside it unreachable. */
export function raiseStage(): void {
  const top = topmost()
  if (stage && stage.parentNode !== top) top.append(stage)
}
