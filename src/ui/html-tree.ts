/** The part of HTML that is read here; a text is a string. */
export interface HtmlElement {
  name: string
  attribute: (name: string) => string | null
  /** One level at a time: a text may nest deeper than the stack goes. */
  children: () => (HtmlElement | string)[]
}

/** The body of an inert document: no script of it runs, and nothing in it is fetched. */
export const parseHtml = (html: string): HtmlElement =>
  read(new DOMParser().parseFromString(html, 'text/html').body)

const read = (element: Element): HtmlElement => ({
  name: element.localName,
  attribute: (name) => element.getAttribute(name),
  children: () =>
    Array.from(element.childNodes).flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      return node instanceof HTMLElement ? read(node) : []
    }),
})
