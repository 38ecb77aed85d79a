import * as z from 'zod/mini'
import { images, newId, number, shown, texts, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { nextId } from './next-id.store.ts'
import { allPromotions, writePromotion } from './promotion.store.ts'

const promotion = z.strictObject({
  id: newId,
  position: number,
  active: shown,
  images,
  title: titles,
  description: texts,
})
type NewPromotion = z.output<typeof promotion>
export type Promotion = NewPromotion & { id: number }

export const promotions = kindOf<Promotion, NewPromotion>({
  name: 'promotion',
  schema: promotion,
  all: allPromotions,
  keyOf: ({ id }) => id?.toString(),
  line: ({ id, position, active, title }) => ({ id, position, active, ...title }),
  complete: async (tx, document) => ({
    ...document,
    id: document.id ?? (await nextId(tx, 'promotions')),
  }),
  write: writePromotion,
  withdrawn: (document) => ({ ...document, active: false }),
})
