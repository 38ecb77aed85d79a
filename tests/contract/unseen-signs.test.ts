import { describe, expect, it } from 'vitest'
import { calls, type CallName } from '#contract/index.ts'
import { newPassword } from '#contract/auth.ts'
import { text } from '#contract/field.ts'
import { samples } from '#tests/server/setup/sample.ts'

/** Invisible characters, and those that change the writing direction. */
const signs = [
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u180e',
  '\u3164',
  '\u{e0041}',
]

/** Passwords that were chosen before, and an id that no person types. */
const notTyped = new Set([
  'auth/login password',
  'customer/changepassword oldPassword',
  'protection/exclude password',
  'payment/status requestId',
])

const names = Object.keys(calls).filter((name): name is CallName => name in calls)
const typed = names.flatMap((name) =>
  Object.entries(samples[name]).flatMap(([field, value]) =>
    typeof value === 'string' && !notTyped.has(`${name} ${field}`) ? [{ name, field, value }] : [],
  ),
)

describe('signs that nobody sees', () => {
  it.each(typed)('Scenario: $name takes $field only without them', ({ name, field, value }) => {
    for (const sign of signs) {
      const at = Math.ceil(value.length / 2)
      const request = { ...samples[name], [field]: value.slice(0, at) + sign + value.slice(at) }
      const read = calls[name].request.safeParse(request)
      expect([sign.codePointAt(0)?.toString(16), JSON.stringify(read.data ?? {}).includes(sign)]).toEqual([
        sign.codePointAt(0)?.toString(16),
        false,
      ])
    }
  })

  it.each(signs)('Scenario: a text with one is refused, and the person is told why', (sign) => {
    const { error } = text({ min: 1, max: 9 }).safeParse(`a${sign}b`)
    expect(error?.issues.map(({ message }) => message)).toEqual(['unseen signs'])
  })

  it.each(signs)('Scenario: nobody can choose a password with one', (sign) => {
    expect(newPassword.safeParse(`gece${sign}bahcesi`).success).toBe(false)
  })

  it.each(['👨‍👩‍👧 aradı', 'teşekkürler ❤️', '👍🏽 1️⃣', 'iki\nsatır'])(
    'Scenario: %j is a message as it is',
    (message) =>
      expect(calls['cms/callme'].request.parse({ phone: '905551112233', message })).toMatchObject({
        message,
      }),
  )
})
