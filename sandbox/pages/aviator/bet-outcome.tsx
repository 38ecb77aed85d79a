import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AskRefusal, OwnBet } from '#sandbox/contract/aviator.ts'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import { refusals } from '../table/refusals.ts'
import styles from './bet-panel.module.css'
import { sayMultiplier } from './say-multiplier.ts'

const outcomes: Partial<Record<OwnBet['state'], MessageDescriptor>> = {
  lost: msg`Uçak gitti, bu bahis kazanmadı.`,
  cancelled: msg`Bahsinizi geri aldınız; tutar bakiyenize döndü.`,
  late: msg`Cüzdanın yanıtı geç kaldı: bahis oynanmadı, tutar bakiyenize döner.`,
  annulled: msg`Tur yarıda kaldı: tutar bakiyenize döner.`,
}

const asked: Partial<Record<AskRefusal, MessageDescriptor>> = {
  'betting closed': msg`Bu turun bahisleri kapandı. Sonraki tura bahis yapabilirsiniz.`,
  'too late': msg`Geç kaldınız: uçak sizden önce gitti.`,
  'no autoplay': msg`Otomatik alma bulunduğunuz ülkede kullanılamıyor. Kazancınızı kendiniz alabilirsiniz.`,
  'slot taken': msg`Bu bahsi başka bir sekmede yapmışsınız.`,
}

export function BetOutcome({ bet, refusal }: { bet: OwnBet | undefined; refusal: AskRefusal | null }) {
  const { i18n } = useLingui()
  const isBad = refusal !== null || bet?.state === 'refused'
  // A return that is not above the stake is no win (UK RTS 14F).
  const isWin = bet?.state === 'cashed' && (bet.won ?? 0) > bet.stake
  return (
    <output className={classes(styles.outcome, isBad && styles.bad, isWin && styles.good)}>
      {refusal === null
        ? bet && <Outcome bet={bet} />
        : i18n._(asked[refusal] ?? msg`Bu şimdi yapılamadı. Lütfen yeniden deneyin.`)}
    </output>
  )
}

function Outcome({ bet: { state, auto, cashedAt, won, why } }: { bet: OwnBet }) {
  const { i18n } = useLingui()
  if (state === 'placed')
    return auto === null ? (
      <Trans>Bahsiniz alındı.</Trans>
    ) : (
      <Trans>Bahsiniz alındı; {sayMultiplier(auto, i18n.locale)} çarpanda kazancınız alınır.</Trans>
    )
  if (state === 'cashed')
    return (
      <Trans>
        {sayMultiplier(cashedAt ?? 0, i18n.locale)} çarpanda aldınız: <Money amount={won ?? 0} />
      </Trans>
    )
  if (state === 'refused')
    return i18n._(refusals[why === 'session ended' ? 'not seated' : (why ?? 'refused')])
  const outcome = outcomes[state]
  return outcome && i18n._(outcome)
}
