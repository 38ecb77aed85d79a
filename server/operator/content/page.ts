import * as z from 'zod/mini'
import type { Db } from '../../database/pool.ts'
import { NotDone } from '../not-done.ts'
import { newId, number, shown, texts, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { allPages, categoryNames, writePage } from './page.store.ts'
import { nextId } from './next-id.store.ts'

const page = z.strictObject({
  id: newId,
  category: z.string('is missing'),
  position: number,
  active: shown,
  title: titles,
  body: texts,
})
type NewPage = z.output<typeof page>
export type Page = NewPage & { id: number }

async function knownCategory(db: Db, name: string): Promise<string> {
  const names = await categoryNames(db)
  if (!names.includes(name)) throw new NotDone(`There is no category ${name}; there are ${names.join(', ')}`)
  return name
}

export const pages = kindOf<Page, NewPage>({
  name: 'page',
  schema: page,
  all: allPages,
  keyOf: ({ id }) => id?.toString(),
  line: ({ id, category, position, active, title }) => ({ id, category, position, active, ...title }),
  complete: async (tx, document) => ({
    ...document,
    id: document.id ?? (await nextId(tx, 'contents')),
    category: await knownCategory(tx, document.category),
  }),
  write: writePage,
  withdrawn: (document) => ({ ...document, active: false }),
})
