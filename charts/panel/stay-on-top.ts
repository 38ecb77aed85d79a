/** An open dialog leaves everything beside it out of reach: the panel goes into the last one, and back when it closes. */
export function stayOnTop(host: HTMLElement): void {
  const place = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (host.parentNode !== top) top.append(host)
  }
  const changes = { childList: true, subtree: true, attributeFilter: ['open'] }
  new MutationObserver(place).observe(document.body, changes)
  place()
}
