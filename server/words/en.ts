import { productName } from '#contract/product.ts'
import { accountEn } from './account.en.ts'
import { bonusEn } from './bonus.en.ts'
import { breakEn } from './break.en.ts'
import { guardEn } from './guard.en.ts'
import { launchEn } from './launch.en.ts'
import { harmEn } from './harm.en.ts'
import { limitEn } from './limit.en.ts'
import { ownerEn } from './owner.en.ts'
import { paymentReasonEn } from './payment-reason.en.ts'
import { paymentEn } from './payment.en.ts'
import { recoveryEn } from './recovery.en.ts'
import { countEn as count, waitEn as seconds } from './say-wait.ts'
import { slotSessionEn } from './slot-session.en.ts'
import type { Words } from './words.ts'

export const en: Words = {
  'no such call': 'The address you asked for was not found.',
  'not served yet': 'This service is not available yet.',
  'session over': 'Your session has ended. Please log in again.',
  'request too large': 'The request is too large.',
  'server fault': 'Something unexpected went wrong. Please try again in a moment.',
  'no answer':
    'We cannot answer right now. Your balance and transactions are safe; please try again in a few seconds.',
  maintenance:
    'We are carrying out maintenance. Your balance and transactions are safe; please try again a little later.',
  'request not understood': 'The request could not be understood.',
  'request id reused': 'This request id was used before with other content.',

  sportsbook: 'Sportsbook',

  'wrong credentials': 'The username or password is wrong.',
  'signed in': 'Welcome.',
  'signed up': 'Your account is ready. Welcome.',
  'signed out': 'You have logged out.',
  'under age': (limit) => `You must be at least ${limit.age} years old to sign up.`,
  'not born yet': 'Please check your date of birth.',
  'username taken': 'This username is already taken.',
  'email taken': 'There is already an account with this email address.',
  'unknown country': 'Please choose a country from the list.',
  'unknown currency': 'This currency is not supported.',

  'code sent': 'The verification code has been sent to your phone.',
  'code not sent': 'The verification code cannot be sent right now. Please try again in a moment.',
  'code text': (sms) =>
    `Your ${productName} verification code is ${sms.code}. It is valid for ${count(sms.minutes, 'minute')}. Do not share it with anyone.`,
  'code sent just now': (wait) => `You can ask for a new code in ${count(wait.seconds, 'second')}.`,
  'wrong code': (left) =>
    `The code is wrong. You have ${left.tries === 1 ? '1 try' : `${left.tries} tries`} left.`,
  'code used up': 'You have no tries left. Please ask for a new code.',
  'code expired': 'The code has expired. Please ask for a new one.',
  'no code sent': 'No code was sent to this number. Please ask for a code first.',
  'phone verified': 'Your phone number has been verified.',
  'phone taken':
    'This phone number is verified on another account. Please log in with that account, or enter another number.',
  'phone verified already': 'This phone number is already verified.',

  'no such page': 'The page you asked for was not found.',
  'no such notification': 'This notification was not found.',

  'too many favourites': (limit) =>
    `Your favorites are full: you can keep up to ${limit.most} games. Remove one before adding another.`,

  'call requested': 'We have received your request. We will call you at the time you gave.',
  'too many call requests': (wait) =>
    `You have sent too many requests in a short time. Please wait ${seconds(wait.seconds)} before the next one.`,

  ...guardEn,
  ...launchEn,
  ...recoveryEn,
  ...accountEn,
  ...ownerEn,
  ...paymentEn,
  ...paymentReasonEn,
  ...bonusEn,
  ...harmEn,
  ...limitEn,
  ...slotSessionEn,
  ...breakEn,
}
