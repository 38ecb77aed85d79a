import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (locale: string) =>
  readFileSync(join(import.meta.dirname, `../../src/words/locales/${locale}/messages.po`), 'utf8')
const said = (locale: string) =>
  new Set(Array.from(read(locale).matchAll(/^msgstr "(.+)"$/gm), ([, words]) => words))

/** Sections 2 and 4: sentences that the specification gives in English. */
const given = [
  'Select Language',
  'Call Request',
  'When you have a new notification, you will see it here.',
  'Login',
  'Username',
  'Password',
  'Recovery Password',
  'Not a Member? Sign Up Now!',
  'Sign Up',
  'Are you already a member? Sign In Now!',
  'Congratulations!',
  'Yes',
  'Deposit',
  'Live Chat',
  'Change Phone',
  'Validate',
  'Change Phone Number',
  'Continue',
  'A code has been sent to your email address to reset your password. Please enter this code in the field below.',
  'Reset Code',
  'New Password',
  'Please enter your new password',
  'Confirm Password',
  'Password change successful. You are now directed to the login page.',
  'Send Code',
  'Your Phone Number has been successfully verified!',
  'Close',
  'Change',
  'Call Request Form',
  'Please specify the message content and the call time.',
  'Save Request',
  'Deposit Money',
  'Withdraw Money',
  'Submit',
  'Balance',
  'User Code',
  'Account',
  'Notifications',
  'Phone Verification',
  'Change Password',
  'Financial History',
  'Game Activities',
  'Bonuses & Discounts',
  'Bonuses History',
  'Session History',
  'Logout',
  'Support',
  'L.Casino',
  'Added to favorites',
  'Removed from favorites',
  'Game will be reloaded. Please wait...',
  'No data found.',
]

// @holds 2.51b 2.74b 2.83b
test.each(given)('Scenario: a reader of English reads "%s" as it is given', (words) => {
  expect(said('en')).toContain(words)
})
