import * as z from 'zod/mini'
import { newPassword, oldPassword, phone } from './auth.ts'
import { noData, nothing, type Call } from './call.ts'
import { equal, exactDigits, id } from './field.ts'
import { notificationPage } from './notification.ts'
import { page } from './page.ts'

/** Digits of an SMS code (section 5). */
export const smsCodeLength = 6
export const smsCode = exactDigits(smsCodeLength)

/** A countdown starts at `sentAt`, so it survives a reload. */
export const sentCode = z.object({ sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() })
export type SentCode = z.output<typeof sentCode>

export const phoneUpdate = z.discriminatedUnion('step', [
  z.object({ step: z.literal(1), phone }),
  z.object({ step: z.literal(2), phone, code: smsCode }),
])

/** As many as the badge can ever need (section 9). */
export const notificationTake = 100

export const changePasswordForm = z
  .object({
    oldPassword,
    password: newPassword,
    confirmPassword: z.string('required').check(z.minLength(1, 'required')),
  })
  .check(equal('password', 'confirmPassword'))
export type ChangePasswordForm = z.output<typeof changePasswordForm>

export const profile = z.object({
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  usercode: z.string(),
  birthDate: z.iso.date(),
  country: z.string(),
  /** ISO 3166-1. */
  countryCode: z.string(),
  /** Masked by the server, as are phone and PersonalNo. */
  email: z.string(),
  phone: z.string(),
  PersonalNo: z.string(),
  smsVerified: z.boolean(),
})
export type Profile = z.output<typeof profile>

export const sessionTake = 100

export const sessionEntry = z.object({
  id,
  started: z.iso.datetime(),
  /** Null while it runs. */
  ended: z.nullable(z.iso.datetime()),
  address: z.string(),
  device: z.string(),
  /** The session of this request. */
  current: z.boolean(),
})
export type SessionEntry = z.output<typeof sessionEntry>

export const customer = {
  'customer/updatephone': {
    method: 'POST',
    path: 'customer/updatephone',
    auth: 'player',
    locks: 'player',
    section: '7',
    request: phoneUpdate,
    data: z.nullish(sentCode),
  },
  'customer/changepassword': {
    method: 'POST',
    path: 'customer/changepassword',
    auth: 'player',
    locks: 'player',
    section: '7',
    request: changePasswordForm,
    data: noData,
  },
  'customer/readnotification': {
    method: 'POST',
    path: 'customer/readnotification',
    auth: 'player',
    section: '7',
    request: z.object({
      id: z.array(id).check(z.minLength(1, 'required'), z.maxLength(notificationTake, 'at most 100')),
    }),
    data: noData,
  },
  'customer/notification': {
    method: 'POST',
    path: 'customer/notification',
    auth: 'player',
    section: '7',
    request: page({ take: notificationTake }),
    data: notificationPage,
  },
  'customer/profile': {
    method: 'GET',
    path: 'customer/profile',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: profile,
  },
  'customer/sessions': {
    method: 'POST',
    path: 'customer/sessions',
    auth: 'player',
    section: '2',
    beyond: true,
    request: page({ take: sessionTake }),
    data: z.object({ total: z.int(), list: z.array(sessionEntry) }),
  },
  'customer/endsession': {
    method: 'POST',
    path: 'customer/endsession',
    auth: 'player',
    section: '2',
    beyond: true,
    request: z.object({ id }),
    data: z.object({ ended: z.iso.datetime() }),
  },
} satisfies Record<string, Call>
