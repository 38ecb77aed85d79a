import type { breakTr, Until } from './break.tr.ts'
import { sayMoment } from './limit.tr.ts'

const withdrawals = 'You can always withdraw your money.'
const support = 'Write to us to withdraw your money.'

export const breakEn: typeof breakTr = {
  'on a break': ({ kind, until, over }) =>
    until === null
      ? `You have chosen to stay away from play without an end date; play and deposits are closed. ${withdrawals}`
      : over
        ? `The time that you chose to stay away ended on ${sayMoment('en', until)}. Play and deposits stay closed until you ask to return and confirm it. ${withdrawals}`
        : kind === 'exclusion'
          ? `You have chosen to stay away from play until ${sayMoment('en', until)}. Play and deposits are closed; after that they stay closed until you ask to return and confirm it. ${withdrawals}`
          : `You are taking a break from play. It ends on ${sayMoment('en', until)}; until then play and deposits are closed. ${withdrawals}`,
  'signed in on a break': (until: Until) => `Welcome. ${breakEn['on a break'](until)}`,
  excluded: ({ until }) =>
    until === null
      ? `You have chosen to stay away from play without an end date; you cannot log in. ${support}`
      : `You have chosen to stay away from play. You cannot log in until ${sayMoment('en', until)}. ${support}`,
  'break begun': 'Your break has begun. Your sessions on other devices have been ended.',
  'exclusion begun':
    'You are staying away from play from now on. Your sessions on other devices have been ended.',
  'no such break': 'This length is not available for your account. Please choose one from the list.',
  'excluded by a register': `You are on your country’s register of people who stay away from play; while you are, play and deposits are closed. ${withdrawals}`,
  'register silent': `We cannot reach the register that protects players in your country. Until it answers, play and deposits are closed; please try again in a moment. ${withdrawals}`,
  'active elsewhere': `According to your country’s register, you are playing on another site at the moment. Once your play there has ended, you can play here. ${withdrawals}`,
  'not an interval': ({ shortest, longest }) =>
    `The reminder can come every ${shortest} to ${longest} minutes.`,
  'no account now':
    'We cannot open an account with these details at the moment. Please write to us if you have questions.',
  'bonus ended by exclusion': 'The bonus has ended because you have chosen to stay away from play.',
  'nothing to lift': 'You are not staying away from play at the moment.',
  'never lifted': 'Staying away for good cannot be undone.',
  'lift too early': ({ from }) => `You can do this from ${sayMoment('en', from)}.`,
  'lift not asked': 'There is no request waiting for your confirmation. You can ask again if you wish.',
  'lift asked': 'We have your request. You can confirm it when the waiting time is over.',
  lifted: 'You can play again.',
}
