import { parse, type DefaultTreeAdapterTypes as Parsed } from 'parse5'

/** HTML as far as it is read here; a text is a string. */
export interface HtmlElement {
  name: string
  attribute: (name: string) => string | null
  children: (HtmlElement | string)[]
}

/** The body of a page. Both ways follow the HTML standard, so that they find the same. */
export const parseHtml = (html: string): HtmlElement => (import.meta.env.SSR ? inNode(html) : inBrowser(html))

/** This document is never shown: no script of it runs, and nothing that it names is fetched. */
const inBrowser = (html: string) => ofDom(new DOMParser().parseFromString(html, 'text/html').body)

const ofDom = (element: Element): HtmlElement => ({
  name: element.localName,
  attribute: (name) => element.getAttribute(name),
  children: Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    return node instanceof HTMLElement ? ofDom(node) : []
  }),
})

function inNode(html: string): HtmlElement {
  const [root] = parse(html).childNodes.filter(isElement)
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body')
  if (!body) throw new Error('The standard gives every page a body')
  return ofTree(body)
}

const isElement = (node: Parsed.Node): node is Parsed.Element => 'tagName' in node

const ofTree = ({ tagName, attrs, childNodes }: Parsed.Element): HtmlElement => ({
  name: tagName,
  attribute: (name) => attrs.find((each) => each.name === name)?.value ?? null,
  children: childNodes.flatMap((node) => {
    if ('value' in node) return node.value
    return isElement(node) ? ofTree(node) : []
  }),
})
