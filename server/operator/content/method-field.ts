import * as z from 'zod/mini'
import { amountKey, paymentField } from '#contract/payment.ts'
import { line, lines } from './fields.ts'

const mostFields = 20
const mostOptions = 200
const longestMask = 100

const types = paymentField.shape.objectType.options

const optionId = z.union([line, z.int()], 'is a text or a whole number')
const option = z.strictObject({ id: optionId, name: lines })

/** Keys are distinct in `key`; the path names the later one. */
const once = <Item>(key: (item: Item) => unknown, at: string) =>
  z.check<readonly Item[]>(({ value, issues }) => {
    const keys = value.map(key)
    const again = keys.findIndex((each, index) => keys.indexOf(each) < index)
    if (again >= 0)
      issues.push({ code: 'custom', path: [again, at], message: 'is there twice', input: value })
  })

/** As placeholders of a mask: #: a digit, @: a letter, *: either. */
const mask = z
  .string('is a text or null')
  .check(
    z.maxLength(longestMask, `is longer than ${longestMask}`),
    z.regex(/[#@*]/, 'has no #, @ or *, and nothing could be typed'),
  )

const field = z
  .strictObject({
    key: z.string('is missing').check(
      // Names in small letters are those of every object, as constructor is.
      z.regex(/^[A-Z][A-Za-z0-9]{0,49}$/, 'is a capital, then letters and digits'),
    ),
    objectType: z.enum(types, `is not one of ${types.join(', ')}`),
    mask: z._default(z.nullable(mask), null),
    option: z._default(
      z.nullable(
        z.array(option, 'is a list or null').check(
          z.minLength(1, 'is empty'),
          z.maxLength(mostOptions, `are more than ${mostOptions}`),
          once(({ id }: z.output<typeof option>) => String(id), 'id'),
        ),
      ),
      null,
    ),
  })
  .check(
    z.refine(({ objectType, option: options }) => (objectType === 'Dropdown') === (options !== null), {
      path: ['option'],
      error: 'is what a Dropdown has, and no other',
    }),
    z.refine(({ objectType, mask: masked }) => masked === null || objectType === 'String', {
      path: ['mask'],
      error: 'is for a String only',
    }),
  )
type Field = z.output<typeof field>

const isAmount = ({ key, objectType }: Field) =>
  key === amountKey && (objectType === 'Decimal' || objectType === 'Int' || objectType === 'Long')

/** Empty, or with an amount. */
export const methodFields = z.array(field, 'is a list').check(
  z.maxLength(mostFields, `are more than ${mostFields}`),
  once(({ key }: Field) => key, 'key'),
  z.refine(
    (all) => all.length === 0 || all.some(isAmount),
    `have no ${amountKey} that is Decimal, Int or Long`,
  ),
)
