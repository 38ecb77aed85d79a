/** Elements and attributes that the HTML of pages and promotions may use; the site shows nothing else. */
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

export const emptyElements: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** A path of the site or an https address, written so that no browser reads it as another host's or as a script. */
export const isPlace = (address: string): boolean =>
  /^(?:\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\<>"]*$/.test(address) || address === '/'

/** A path of the site: the content security policy allows pictures and films from there only. */
export const isOwnPlace = (address: string): boolean => isPlace(address) && address.startsWith('/')

/** Where a link in such HTML may lead. */
export const leadsTo = (address: string): boolean =>
  !address.includes('&#') && (isPlace(address) || /^(?:#|mailto:|tel:)[^\s<>"]*$/.test(address))
