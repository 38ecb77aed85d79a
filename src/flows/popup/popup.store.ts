import type { Popup } from '#contract/cms.ts'

const key = 'popupsSeen'
const mostKept = 20

/** Identity of a popup: its pictures and its link, in any language. */
const contentOf = ({ images, url }: Popup) => JSON.stringify([images.map((image) => image.url), url ?? null])

function seen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const wasPopupSeen = (popup: Popup): boolean => seen().includes(contentOf(popup))

export function rememberPopup(popup: Popup): void {
  const content = contentOf(popup)
  const others = seen().filter((each) => each !== content)
  localStorage.setItem(key, JSON.stringify([...others, content].slice(-mostKept)))
}
