import { createElement, type ReactNode } from 'react'
import { emptyElements, htmlElements, leadsTo } from '#contract/html.ts'
import { parseHtml, type HtmlElement } from './html-tree.ts'
import { PlaceLink } from './place-link.tsx'

/** No author nests deeper, and a tree without a limit would block the page. */
const deepest = 24

/**
 * Builds the elements of an untrusted text anew, only those that the contract allows: no HTML of the text reaches the
 * page. What is not allowed is left out with its content.
 */
export const readHtml = (html: string): ReactNode[] => childrenOf(parseHtml(html), 0)

const childrenOf = (parent: HtmlElement, depth: number): ReactNode[] =>
  parent.children().map((child, place) => {
    if (typeof child === 'string') return isTable(parent) ? null : child
    return elementOf(child, place, depth + 1)
  })

/** React allows no text between rows and cells. */
const isTable = ({ name }: HtmlElement) => ['table', 'thead', 'tbody', 'tr'].includes(name)

function elementOf(element: HtmlElement, key: number, depth: number): ReactNode {
  const { name } = element
  const allowed = htmlElements.get(name)
  if (allowed === undefined || depth > deepest) return null
  const given = Object.fromEntries(
    allowed.flatMap((attribute) => {
      const value = element.attribute(attribute)
      return value === null ? [] : [[reactNames[attribute] ?? attribute, value]]
    }),
  )
  if (name === 'img') return isOwnPicture(given) ? createElement('img', { alt: '', ...given, key }) : null
  const inside = childrenOf(element, depth)
  if (name === 'a') return linkOf(given, key, inside)
  return emptyElements.has(name)
    ? createElement(name, { key })
    : createElement(name, { ...given, key }, ...inside)
}

const reactNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** The content security policy blocks all others. */
const isOwnPicture = ({ src = '' }: Record<string, string>) => src.startsWith('/') && leadsTo(src)

/** A link that leads nowhere becomes plain text. */
function linkOf({ href = '' }: Record<string, string>, key: number, inside: ReactNode[]): ReactNode {
  if (!leadsTo(href)) return createElement('span', { key }, ...inside)
  const elsewhere = href.startsWith('https:')
  return createElement(PlaceLink, { key, href, ...(elsewhere && { target: '_blank' }) }, ...inside)
}
