let stage: HTMLElement | undefined

/** What is appended here is above everything: the last modal dialog, or the body. */
export function topmost(): Element {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body
}

/** The element that holds the toasts; `raiseStage` moves it with them. */
export function toastStage(): HTMLElement {
  stage ??= document.createElement('div')
  raiseStage()
  return stage
}

/**
 * Call after a dialog opened or closed: everything outside an open one is inert. There the stage is below the head,
 * in the flow, so that it covers nothing.
 */
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
