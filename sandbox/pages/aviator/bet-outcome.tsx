import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AskRefusal, OwnBet } from '#sandbox/contract/aviator.ts'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import styles from './bet-panel.module.css'
import { sayMultiplier } from './say-multiplier.ts'

export function BetOutcome({ bet, refusal }: { bet: OwnBet | undefined; refusal: AskRefusal | null }) {
  const { i18n } = useLingui()
  const isBad = refusal !== null || bet?.state === 'refused'
  return (
    <output className={classes(styles.outcome, isBad && styles.bad, bet?.state === 'cashed' && styles.good)}>
      {refusal === null ? bet && outcomeOf(bet, i18n.locale) : refusalText(refusal)}
    </output>
  )
}

function outcomeOf(bet: OwnBet, locale: string): ReactNode {
  switch (bet.state) {
    case 'placed':
      return bet.auto === null ? (
        <Trans>Bahsiniz alındı.</Trans>
      ) : (
        <Trans>Bahsiniz alındı; {sayMultiplier(bet.auto, locale)} katında para alınır.</Trans>
      )
    case 'cashed':
      return (
        <Trans>
          {sayMultiplier(bet.cashedAt ?? 0, locale)} katında aldınız: <Money amount={bet.won ?? 0} />
        </Trans>
      )
    case 'lost':
      return <Trans>Uçak gitti, bu bahis kazanmadı.</Trans>
    case 'cancelled':
      return <Trans>Bahsinizi geri aldınız; tutar bakiyenize döndü.</Trans>
    case 'late':
      return <Trans>Cüzdanın yanıtı geç kaldı: bahis oynanmadı, tutar bakiyenize döner.</Trans>
    case 'annulled':
      return <Trans>Tur yarıda kaldı: tutar bakiyenize döner.</Trans>
    case 'refused':
      return whyOf(bet.why)
    default:
      return null
  }
}

function whyOf(why: OwnBet['why']): ReactNode {
  if (why === 'insufficient funds')
    return <Trans>Bakiyeniz bu bahse yetmiyor. Daha küçük bir bahis seçebilirsiniz.</Trans>
  if (why === 'session ended')
    return <Trans>Oturumunuz sona ermiş. Oyunu yeniden açınca oynayabilirsiniz.</Trans>
  if (why === 'no answer')
    return <Trans>Cüzdandan yanıt gelmedi: bahsiniz oynanmadı ve hiçbir şey kaybetmediniz.</Trans>
  return <Trans>Bu bahis kabul edilmedi. Bakiyeniz değişmedi.</Trans>
}

function refusalText(why: AskRefusal): ReactNode {
  switch (why) {
    case 'betting closed':
      return <Trans>Bu turun bahisleri kapandı. Sonraki tura bahis yapabilirsiniz.</Trans>
    case 'too late':
      return <Trans>Geç kaldınız: uçak sizden önce gitti.</Trans>
    case 'slot taken':
      return <Trans>Bu bahsi başka bir sekmede yapmışsınız.</Trans>
    default:
      return <Trans>Bu şimdi yapılamadı. Lütfen yeniden deneyin.</Trans>
  }
}
