import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownBreak } from '#contract/auth.ts'
import { sayHistoryMoment } from '../../words/history-moment.ts'

/** One sentence. */
export function Until({ kind, until }: KnownBreak) {
  const { i18n } = useLingui()
  if (until === null) return <Trans>Uzak kalma süresizdir.</Trans>
  const moment = sayHistoryMoment(until, i18n.locale)
  return kind === 'exclusion' ? (
    <Trans>Uzak kalma süresinin sonu: {moment}.</Trans>
  ) : (
    <Trans>Aranızın bitişi: {moment}.</Trans>
  )
}
