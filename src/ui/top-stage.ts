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

/** To be called when a dialog has opened or closed: an open one makes everything outside it unreachable. There the stage is below the head, in the flow, so that it lies over nothing. */
export function raiseStage(): void {
  if (!stage) return
  const top = topmost()
  if (top === document.body) {
    if (stage.parentNode !== top) top.append(stage)
  } else {
    const head = top.querySelector('[data-head]')
    if (head === null) top.prepend(stage)
    else if (head.nextSibling !== stage) head.after(stage)
  }
  stage.dataset['stage'] = top === document.body ? 'page' : 'dialog'
}
