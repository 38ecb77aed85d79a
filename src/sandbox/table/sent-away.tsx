import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TableRefusal } from '#contract/sandbox/table.ts'
import { ErrorState } from '../../ui/state.tsx'

/** Why nothing was played, and what the player can do. */
export function refusalText(why: TableRefusal): ReactNode {
  switch (why) {
    case 'insufficient funds':
      return <Trans>Bakiyeniz bu bahse yetmiyor. Daha küçük bir bahis seçebilirsiniz.</Trans>
    case 'stake out of limits':
      return <Trans>Bu bahis sınırların dışında. Toplam bahis ₺1 ile ₺5.000 arasında olabilir.</Trans>
    case 'round open':
      return <Trans>Bu oyunda başka bir sekmede açık bir turunuz var. Önce onu bitirin.</Trans>
    case 'elsewhere':
    case 'not now':
    case 'no such round':
      return <Trans>Bu tur başka bir sekmede ilerledi. Oyunu yeniden yükleyince son hâlini görürsünüz.</Trans>
    case 'no answer':
      return <Trans>Cüzdandan yanıt gelmedi: bahsiniz oynanmadı ve hiçbir şey kaybetmediniz.</Trans>
    case 'not seated':
      return <Trans>Oturumunuz sona ermiş. Oyunu yeniden açınca oynayabilirsiniz.</Trans>
    default:
      return <Trans>Bu bahis kabul edilmedi. Bakiyeniz değişmedi.</Trans>
  }
}

interface SentAwayProps {
  why: TableRefusal | 'unreachable'
  onRetry: () => void
}

/** The game cannot be played now. */
export function SentAway({ why, onRetry }: SentAwayProps) {
  if (why === 'no such game')
    return (
      <ErrorState
        page
        title={<Trans>Böyle bir oyun yok</Trans>}
        text={<Trans>Bağlantı eksik ya da yanlış olabilir. Oyunu listeden açabilirsiniz.</Trans>}
      />
    )
  if (why === 'not seated')
    return (
      <ErrorState
        page
        title={<Trans>Oyun oturumunuz sona ermiş</Trans>}
        text={<Trans>Bakiyeniz güvende. Oyunu kapatıp yeniden açınca kaldığınız yerden sürer.</Trans>}
        onRetry={onRetry}
      />
    )
  return (
    <ErrorState
      page
      title={<Trans>Bağlantı kesildi</Trans>}
      text={
        <Trans>
          Bahsiniz alındıysa sonucunu yeniden bağlanınca görürsünüz; hiçbir bahis iki kez alınmaz.
        </Trans>
      }
      onRetry={onRetry}
    />
  )
}
