import { createElement, type ReactNode } from 'react'
import { emptyElements, htmlElements, leadsTo } from '#contract/html.ts'
import { parseHtml, type HtmlElement } from './html-tree.ts'
import { PlaceLink } from './place-link.tsx'

/** Nobody writes deeper, and a tree without end would stop the page. */
const deepest = 24

/**
 * The elements of a text that somebody else has written, built anew from those that the contract allows: nothing of the text
 * itself is put into the page. What is not allowed is left out with all that it holds.
 */
export const readHtml = (html: string): ReactNode[] => childrenOf(parseHtml(html), 0)

const childrenOf = (parent: HtmlElement, depth: number): ReactNode[] =>
  parent.children.map((child, place) => {
    if (typeof child === 'string') return isTable(parent) ? null : child
    return elementOf(child, place, depth + 1)
  })

/** Between rows and cells React takes no text. */
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

/** The policy of the site shows no other. */
const isOwnPicture = ({ src = '' }: Record<string, string>) => src.startsWith('/') && leadsTo(src)

/** The words of a link that leads nowhere stay. */
function linkOf({ href = '' }: Record<string, string>, key: number, inside: ReactNode[]): ReactNode {
  if (!leadsTo(href)) return createElement('span', { key }, ...inside)
  const elsewhere = href.startsWith('https:')
  return createElement(PlaceLink, { key, href, ...(elsewhere && { target: '_blank' }) }, ...inside)
}
