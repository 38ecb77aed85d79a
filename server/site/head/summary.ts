/** Characters that a search engine shows. */
const longest = 155

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

export function summaryOf(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim()
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/\s\S*$/, '')}…`
}
