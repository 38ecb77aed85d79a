import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownBreak } from '#contract/auth.ts'
import { sayHistoryMoment } from '../../words/history-moment.ts'

/** By the clock of the device. @param utc ISO */
const isAhead = (utc: string) => Date.parse(utc) > Date.now()

/** One sentence. */
export function Until({ kind, until }: KnownBreak) {
  const { i18n } = useLingui()
  if (until === null) return <Trans>Süre sınırı yok.</Trans>
  const moment = sayHistoryMoment(until, i18n.locale)
  if (kind !== 'exclusion') return <Trans>Ara bitişi: {moment}.</Trans>
  return isAhead(until) ? (
    <Trans>Uzak kalma süresinin sonu: {moment}.</Trans>
  ) : (
    <Trans>Uzak kalma süreniz doldu ({moment}); siz isteyip onaylayana kadar oyun kapalı kalır.</Trans>
  )
}
