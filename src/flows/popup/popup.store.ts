import * as z from 'zod/mini'
import type { Popup } from '#contract/cms.ts'

const key = 'popupsSeen'
/** The oldest are forgotten. */
const mostKept = 20

const kept = z.array(z.string())

/** What makes it this one: its pictures and where they lead, in whatever language it speaks. */
const contentOf = ({ images, url }: Popup) => JSON.stringify([images.map((image) => image.url), url ?? null])

function seen(): string[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
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
