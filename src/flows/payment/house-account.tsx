import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import type { HouseAccount as Account } from '#contract/payment.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './payment.module.css'

const fours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

export function HouseAccount({ account, reference }: { account: Account; reference: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.account}>
      <p>
        <Trans>Tutarı aşağıdaki hesaba gönderin ve açıklamaya referansı yazın.</Trans>
      </p>
      <dl>
        <Line name={t`Banka`} value={account.bank} />
        <Line name={t`Hesap sahibi`} value={account.holder} copies />
        <Line name={t`IBAN`} value={fours(account.iban)} copies />
        <Line name={t`Açıklama`} value={reference} copies />
      </dl>
    </div>
  )
}

function Line({ name, value, copies = false }: { name: string; value: string; copies?: boolean }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast({ kind: 'success', text: t`${name} kopyalandı` })
    } catch {
      showToast({ kind: 'error', text: t`Panoya erişilemedi. Metni seçip kopyalayabilirsiniz.` })
    }
  }
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        {value}
        {copies && (
          <IconButton label={t`${name}: kopyala`} onClick={() => void copy()}>
            <Copy size={20} aria-hidden />
          </IconButton>
        )}
      </dd>
    </div>
  )
}
