import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { calls } from '#contract/index.ts'
import { loginForm, registrationForm } from '#contract/auth.ts'
import { callRequestForm } from '#contract/cms.ts'

/** Sections 5 and 9: form, field, least and greatest length, and a character that the field takes. */
const bounds: [string, z.ZodMiniType, string, number, number, string][] = [
  ['login', loginForm, 'username', 1, 50, 'a'],
  ['login', loginForm, 'password', 3, 100, 'a'],
  ['registration', registrationForm, 'name', 2, 100, 'ş'],
  ['registration', registrationForm, 'surname', 2, 100, 'ğ'],
  ['registration', registrationForm, 'username', 5, 30, 'a'],
  ['registration', registrationForm, 'PersonalNo', 11, 11, '1'],
  ['registration', registrationForm, 'phone', 10, 10, '5'],
  ['registration', registrationForm, 'birthDateDay', 2, 2, '1'],
  ['registration', registrationForm, 'birthDateMonth', 2, 2, '1'],
  ['registration', registrationForm, 'birthDateYear', 4, 4, '1'],
  ['registration call', calls['auth/register'].request, 'phone', 5, 20, '5'],
  ['recovery', calls['auth/sendresetpassword'].request, 'username', 2, 30, 'a'],
  ['recovery', calls['auth/checkresetcode'].request, 'code', 3, 20, 'a'],
  ['call request', callRequestForm, 'phone', 5, 30, '5'],
  ['call request', callRequestForm, 'message', 5, 100, 'a'],
]

function faults(form: z.ZodMiniType, field: string, value: unknown): string[] {
  const read = form.safeParse({ [field]: value })
  return (read.error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message)
}

describe.each(bounds)('Scenario: %s', (_, form, field, least, most, letter) => {
  // @holds F92 F94
  it(`takes ${field} from ${least} to ${most} characters`, () => {
    expect(faults(form, field, letter.repeat(least))).toEqual([])
    expect(faults(form, field, letter.repeat(most))).toEqual([])
  })

  it(`refuses ${field} one shorter and one longer, saying which`, () => {
    const short = least === most ? `exactly ${least}` : least === 1 ? 'required' : `at least ${least}`
    const long = least === most ? `exactly ${most}` : `at most ${most}`
    expect(faults(form, field, letter.repeat(least - 1))).toContain(least === 1 ? 'required' : short)
    expect(faults(form, field, letter.repeat(most + 1))).toEqual([long])
  })

  it(`asks for ${field} when it is empty or missing`, () => {
    expect(faults(form, field, '')[0]).toBe('required')
    expect(faults(form, field, undefined)).toEqual(['required'])
  })
})
