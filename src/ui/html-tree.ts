/** HTML as far as it is read here; a text is a string. */
export interface HtmlElement {
  name: string
  attribute: (name: string) => string | null
  children: (HtmlElement | string)[]
}

/** The body of a page. It is never shown: no script of it runs, and nothing that it names is fetched. */
export const parseHtml = (html: string): HtmlElement =>
  read(new DOMParser().parseFromString(html, 'text/html').body)

const read = (element: Element): HtmlElement => ({
  name: element.localName,
  attribute: (name) => element.getAttribute(name),
  children: Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    return node instanceof HTMLElement ? read(node) : []
  }),
})
