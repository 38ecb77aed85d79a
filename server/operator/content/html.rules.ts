import { emptyElements, htmlElements, isOwnPlace, leadsTo } from '#contract/html.ts'

const text = /[^<]+/y
const comment = /<!--/y
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/y
const attribute = /([a-z-]+)="([^"]*)"/g
const shownLetters = 40

/** Why the site would not show this HTML as it is written; null if it would. */
export function faultOfHtml(html: string): string | null {
  const open: string[] = []
  for (let at = 0; at < html.length;) {
    text.lastIndex = tag.lastIndex = comment.lastIndex = at
    const found = text.exec(html) ?? tag.exec(html)
    const here = html.slice(at, at + shownLetters).split('\n')[0] ?? ''
    if (!found)
      return comment.test(html)
        ? `comments are not allowed: ${here}`
        : `tags are in lower case, attributes in double quotes, a plain < is &lt;: ${here}`
    at += found[0].length
    const [, closing, name, attributes = ''] = found
    if (name === undefined) continue
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes what is not open: ${here}`
      continue
    }
    const fault = faultOfElement(name, attributes)
    if (fault !== null) return `${fault}: ${here}`
    if (!emptyElements.has(name)) open.push(name)
  }
  return open.length > 0 ? `<${open.at(-1)}> is never closed` : null
}

function faultOfElement(name: string, attributes: string): string | null {
  const allowed = htmlElements.get(name)
  if (!allowed) return `<${name}> is not allowed`
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    if (!allowed.includes(key)) return `${key} is not allowed in <${name}>`
    if (key === 'href' && !leadsTo(value)) return 'a link leads to a place of the site (/...), or to https://'
    if (key === 'src' && (value.includes('&#') || !isOwnPlace(value)))
      return 'an image is a place of the site (/...): the site shows none from elsewhere'
  }
  return null
}
