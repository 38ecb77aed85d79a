import { Trans } from '@lingui/react/macro'
import type { SlotSetup } from '#sandbox/contract/slot.ts'
import { Times } from '../times.tsx'
import { SymbolCell } from './reel.tsx'
import styles from './slot.module.css'

export function Pays({ setup }: { setup: SlotSetup }) {
  return (
    <details className={styles.pays}>
      <summary className={styles.summary}>
        <Trans>Kazanç tablosu</Trans>
      </summary>
      <p>
        <Trans>
          Soldan başlayan aynı semboller, her hatta düşen bahsin (toplam bahsin onda biri) katını kazandırır.
          Yıldız her sembolün yerine geçer.
        </Trans>
      </p>
      <ul className={styles.payList}>
        {setup.pays.map((pays, symbol) => (
          <li key={symbol} className={styles.pay}>
            <SymbolCell symbol={symbol} setup={setup} />
            <span>
              {pays.map((times, index) => (
                <span key={index} className={styles.times}>
                  {index + 3} · <Times of={times} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
