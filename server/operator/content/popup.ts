import * as z from 'zod/mini'
import { images, lines, link, newId, shown, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { nextId } from './next-id.store.ts'
import { allPopups, writePopup } from './popup.store.ts'

/** The active one with the highest id is shown. */
const popup = z
  .strictObject({
    id: newId,
    active: shown,
    /** Null: the player stays on the page. */
    url: z.nullable(link),
    /** Default, wide, medium. */
    images,
    /** Below the picture, and read instead of it by screen readers. */
    title: z.optional(titles),
    text: z.optional(lines),
  })
  .check(
    z.refine(({ title, text }) => text === undefined || title !== undefined, {
      path: ['title'],
      error: 'is missing, and there is a text',
    }),
  )
type NewPopup = z.output<typeof popup>
export type Popup = NewPopup & { id: number }

export const popups = kindOf<Popup, NewPopup>({
  name: 'popup',
  schema: popup,
  all: allPopups,
  keyOf: ({ id }) => id?.toString(),
  line: ({ id, active, url, images: pictures }) => ({ id, active, url, images: pictures.join(' ') }),
  complete: async (tx, document) => ({ ...document, id: document.id ?? (await nextId(tx, 'popups')) }),
  write: writePopup,
  withdrawn: (document) => ({ ...document, active: false }),
})
