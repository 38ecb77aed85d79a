import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Round } from '#contract/round.ts'
import { writeHistoryMoment } from '../../../words/history-moment.ts'
import { saveAsFile } from '../save-file.ts'
import { outcomeOf, statusLooks } from './looks.ts'

export function saveRounds(list: readonly Round[]): void {
  const head = [
    t`Tarih`,
    t`Oyun`,
    t`Sağlayıcı`,
    t`Sonuç`,
    t`Durum`,
    t`Bahis (TRY)`,
    t`Kazanç (TRY)`,
    t`İşlem sonrası bakiye (TRY)`,
    t`Referans`,
  ]
  const rows = list.map((each) => [
    writeHistoryMoment(each.date),
    each.game,
    each.provider,
    i18n._(outcomeOf(each).name),
    i18n._(statusLooks[each.status].name),
    each.bet,
    each.win,
    each.balanceAfter,
    each.reference,
  ])
  saveAsFile(t`oyun-hareketleri`, [head, ...rows])
}
