/** A modal dialog makes everything outside it inert: the panel moves into the top one, and back when it closes. */
export function stayOnTop(host: HTMLElement): void {
  const place = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (host.parentNode !== top) top.append(host)
  }
  const changes = { childList: true, subtree: true, attributeFilter: ['open'] }
  new MutationObserver(place).observe(document.body, changes)
  place()
}
