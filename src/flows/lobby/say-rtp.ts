import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListedGame } from '#contract/casino.ts'

/** 'RTP %94,8'; of a game whose bets differ 'RTP %85,64–%98,94'. */
export function sayRtp({ least, most }: NonNullable<ListedGame['rtp']>, i18n: I18n): string {
  const say = (percent: number) => i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  const shown = least === most ? say(most) : `${say(least)}–${say(most)}`
  return i18n._(msg`RTP ${shown}`)
}
