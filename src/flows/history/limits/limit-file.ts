import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { LimitChange } from '#contract/protection.ts'
import { writeHistoryMoment } from '../../../words/history-moment.ts'
import { sayLimit } from '../../limits/limit-words.ts'
import { saveAsFile } from '../save-file.ts'
import { byNames, eventLooks } from './looks.ts'

/** Amounts in TRY, of the play time in minutes; empty: no limit. */
export function saveLimitChanges(list: readonly LimitChange[]): void {
  const head = [
    t`Tarih`,
    t`Limit`,
    t`Değişiklik`,
    t({ context: 'limit', message: 'Önce' }),
    t({ context: 'limit', message: 'Sonra' }),
    t`İşlemi yapan`,
  ]
  const rows = list.map(({ date, kind, period, event, before, after, by }) => [
    writeHistoryMoment(date),
    sayLimit({ kind, period }, i18n),
    i18n._(eventLooks[event].name),
    before ?? '',
    after ?? '',
    i18n._(byNames[by]),
  ])
  saveAsFile(t`limit-gecmisi`, [head, ...rows])
}
