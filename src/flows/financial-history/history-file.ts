import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { toCsv } from '../../words/csv.ts'
import { writeHistoryMoment } from '../../words/history-moment.ts'
import type { Locale } from '../../words/lingui.ts'
import { kindLook, statusLook } from './looks.ts'

/** What the list shows, as a table for a spreadsheet of that language. */
export function historyFile(list: readonly TransactionItem[], locale: Locale): string {
  const head = [
    t`Tarih`,
    t`İşlem`,
    t`Yöntem`,
    t`Durum`,
    t`Tutar (TRY)`,
    t`İşlem sonrası bakiye (TRY)`,
    t`Referans`,
  ]
  const rows = list.map((each) => [
    writeHistoryMoment(each.date),
    i18n._(kindLook(each.kind).name),
    each.method,
    i18n._(statusLook(each.status).name),
    each.amount,
    each.balanceAfter ?? '',
    each.reference,
  ])
  return toCsv([head, ...rows], locale)
}

/** 'finansal-gecmis-2026-11-20.csv' */
export function fileName(today: Date): string {
  const [day] = writeHistoryMoment(today.toISOString()).split(' ')
  const name = t`finansal-gecmis`
  return `${name}-${day}.csv`
}
