import * as z from 'zod/mini'
import { images, link, newId, shown } from './fields.ts'
import { kindOf } from './kind.ts'
import { nextId } from './next-id.store.ts'
import { allPopups, writePopup } from './popup.store.ts'

/** Of those that are on, the one with the highest id is shown. */
const popup = z.strictObject({ id: newId, active: shown, url: z.nullable(link), images })
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
