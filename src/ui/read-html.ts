import { createElement, type ReactNode } from 'react'
import { emptyElements, htmlElements, leadsTo } from '#contract/html.ts'
import { PlaceLink } from './place-link.tsx'

/** Nobody writes deeper, and a tree without end would stop the page. */
const deepest = 24

/**
 * The elements of a text that somebody else has written, built anew from those that the contract allows: nothing of the text
 * itself is put into the page. What is not allowed is left out with all that it holds.
 */
export function readHtml(html: string): ReactNode[] {
  // This document is never shown: no script of it runs, and nothing that it names is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body, 0)
}

function childrenOf(parent: Element, depth: number): ReactNode[] {
  return Array.from(parent.childNodes, (node, place) => {
    if (node.nodeType === Node.TEXT_NODE) return isSpaceOfTable(parent) ? null : node.textContent
    return node instanceof HTMLElement ? elementOf(node, place, depth + 1) : null
  })
}

/** Between rows and cells React takes no text. */
const isSpaceOfTable = ({ localName }: Element) => ['table', 'thead', 'tbody', 'tr'].includes(localName)

function elementOf(element: HTMLElement, key: number, depth: number): ReactNode {
  const name = element.localName
  const allowed = htmlElements.get(name)
  if (allowed === undefined || depth > deepest) return null
  const given = Object.fromEntries(
    allowed.flatMap((attribute) => {
      const value = element.getAttribute(attribute)
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
