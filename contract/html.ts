/** What the words of a page or a promotion may be made of, and which attributes each may carry; the site shows nothing else. */
export const htmlElements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'br', 'hr'].map(bare),
  ...['strong', 'em', 'b', 'i', 'u', 'small', 'table', 'thead', 'tbody', 'tr'].map(bare),
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
])
function bare(name: string): [string, readonly string[]] {
  return [name, []]
}

/** They hold nothing. */
export const emptyElements: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** A place on the site, or an address that is encrypted. No browser reads either as another host's, or as a script. */
export const isPlace = (address: string): boolean =>
  /^(?:\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\<>"]*$/.test(address) || address === '/'

/** A place on the site: pictures and films are shown from there only, as the content security policy has it. */
export const isOwnPlace = (address: string): boolean => isPlace(address) && address.startsWith('/')

/** Where a link of such words may lead. */
export const leadsTo = (address: string): boolean =>
  !address.includes('&#') && (isPlace(address) || /^(?:#|mailto:|tel:)[^\s<>"]*$/.test(address))
