import { parse, type DefaultTreeAdapterTypes as Parsed } from 'parse5'
import type { HtmlElement } from './html-tree.ts'

/** Parses by the same standard as a browser: the result is hydrated there. Replaces html-tree.ts in Node. */
export function parseHtml(html: string): HtmlElement {
  const [root] = parse(html).childNodes.filter(isElement)
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body')
  if (!body) throw new Error('The standard gives every page a body')
  return read(body)
}

const isElement = (node: Parsed.Node): node is Parsed.Element => 'tagName' in node

const read = ({ tagName, attrs, childNodes }: Parsed.Element): HtmlElement => ({
  name: tagName,
  attribute: (name) => attrs.find((each) => each.name === name)?.value ?? null,
  children: () =>
    childNodes.flatMap((node) => {
      if ('value' in node) return node.value
      return isElement(node) ? read(node) : []
    }),
})
