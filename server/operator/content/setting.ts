import * as z from 'zod/mini'
import { isPlace } from '#contract/html.ts'
import { shown } from './fields.ts'
import { kindOf } from './kind.ts'
import { allSettings, writeSetting } from './setting.store.ts'

/** A link, or plain words: a domain, the id of a chat, the name of a company, the number of a licence. */
const isTarget = (value: string) =>
  value === '' || isPlace(value) || /^[\p{L}\d][\p{L}\d .,&/_-]*$/u.test(value)

const setting = z
  .strictObject({
    key: z.string('is missing').check(z.regex(/^[a-z][a-z0-9]{0,49}$/, 'is small letters and digits')),
    value: z
      .string('is missing')
      .check(
        z.maxLength(500, 'is longer than 500'),
        z.refine(isTarget, 'is a place of the site (/...), https://... or plain words'),
      ),
    status: shown,
  })
  .check(
    z.refine(({ value, status }) => value !== '' || !status, {
      path: ['value'],
      error: 'is empty, and the setting on',
    }),
  )
export type Setting = z.output<typeof setting>

export const settings = kindOf<Setting, Setting>({
  name: 'setting',
  schema: setting,
  all: allSettings,
  keyOf: ({ key }) => key,
  line: ({ key, value, status }) => ({ key, value, status }),
  complete: async (_tx, document) => document,
  write: writeSetting,
  withdrawn: (document) => ({ ...document, status: false }),
})
