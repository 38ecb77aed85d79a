import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { TransactionItem } from '#contract/transaction.ts'
import { writeHistoryMoment } from '../../../words/history-moment.ts'
import { saveAsFile } from '../save-file.ts'
import { kindLooks, statusLooks } from './looks.ts'

export function savePayments(list: readonly TransactionItem[]): void {
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
    i18n._(kindLooks[each.kind].name),
    each.method,
    i18n._(statusLooks[each.status].name),
    each.amount,
    each.balanceAfter ?? '',
    each.reference,
  ])
  saveAsFile(t`finansal-gecmis`, [head, ...rows])
}
