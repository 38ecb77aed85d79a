import { sayMoment } from './limit.tr.ts'
import { sayMoney } from './say-money.ts'
import type { slotSessionTr } from './slot-session.tr.ts'

export const slotSessionEn: typeof slotSessionTr = {
  'no slot session':
    'Before you play slots you set the time and the most that may be lost; neither can be raised before the session ends. When one is used up no new bet is taken, and a round that has begun comes to its end.',
  'slot session over': ({ left, until }) =>
    until === null
      ? 'You have no session of slots at the moment. Reload the game to begin a new one.'
      : `Of the amount that you set for this session of slots ${sayMoney('en', left)} is left; this bet does not fit in it. Your session ends on ${sayMoment('en', until)}.`,
  'slot session runs': ({ most, until }) =>
    `You have a session of slots with at most ${sayMoney('en', most)}; it ends on ${sayMoment('en', until)}. Until then its time and its amount can only be lowered.`,
}
