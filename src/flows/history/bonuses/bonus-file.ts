import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ClaimedBonus } from '#contract/bonus.ts'
import { writeHistoryMoment } from '../../../words/history-moment.ts'
import { kindLooks, statusLooks } from '../../bonuses/looks.ts'
import { saveAsFile } from '../save-file.ts'

export function saveBonuses(list: readonly ClaimedBonus[]): void {
  const head = [
    t`Talep tarihi`,
    t`Bonus`,
    t`Tür`,
    t`Durum`,
    t`Tutar (TRY)`,
    t`Çevrilen (TRY)`,
    t`Çevrim şartı (TRY)`,
  ]
  const rows = list.map((each) => [
    writeHistoryMoment(each.date),
    each.title,
    i18n._(kindLooks[each.kind].name),
    i18n._(statusLooks[each.status].name),
    each.amount,
    each.wagered,
    each.requirement,
  ])
  saveAsFile(t`bonus-gecmisi`, [head, ...rows])
}
