import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TableRefusal } from '#sandbox/contract/table.ts'

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
      return (
        <Trans>
          Bu tur başka bir sekmede ilerledi ya da siz yokken sona erdi. Oyunu yeniden yükleyince son hâlini
          görürsünüz.
        </Trans>
      )
    case 'no answer':
      return <Trans>Cüzdandan yanıt gelmedi: bahsiniz oynanmadı ve hiçbir şey kaybetmediniz.</Trans>
    case 'not seated':
      return <Trans>Oturumunuz sona ermiş. Oyunu yeniden açınca oynayabilirsiniz.</Trans>
    default:
      return <Trans>Bu bahis kabul edilmedi. Bakiyeniz değişmedi.</Trans>
  }
}
