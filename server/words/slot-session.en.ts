import { sayMoment } from './limit.tr.ts'
import { sayMoney } from './say-money.ts'
import type { slotSessionTr } from './slot-session.tr.ts'

export const slotSessionEn: typeof slotSessionTr = {
  'no slot session':
    'Before you play slots you set the time and the maximum loss; neither can be raised before the session ends. When one is used up no new bet is taken, and a round that has begun comes to its end.',
  'slot session over': ({ left, until }) =>
    until === null
      ? 'You have no slots session at the moment. Reload the game to begin a new one.'
      : `You have ${sayMoney('en', left)} left in this slots session, less than this bet. The session ends on ${sayMoment('en', until)}.`,
  'slot session runs': ({ most, until }) =>
    `You have a slots session; its maximum loss is ${sayMoney('en', most)}, and it ends on ${sayMoment('en', until)}. Until then its time and its amount can only be lowered.`,
  'slot session shortened': ({ until }) =>
    `You shortened your last slots session. A new one cannot begin before the end that you set first: ${sayMoment('en', until)}.`,
}
