import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './release-bar.module.css'
import { offeredRelease, offerRelease, onRelease } from './release.ts'

/** The page never reloads by itself: the person may be writing something. */
export function ReleaseBar() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const begin = useSyncExternalStore(onRelease, offeredRelease)
  if (begin === null) return null
  return (
    <section className={styles.bar} aria-label={t`Yeni sürüm`}>
      <Sparkles className={styles.icon} size={20} aria-hidden />
      <output className={styles.words}>
        <Trans>Sitenin yeni sürümü hazır. Yazmakta olduğunuz bir şey varsa önce onu bitirin.</Trans>
      </output>
      <div className={styles.actions}>
        <Button
          size="small"
          kind="action"
          busy={busy}
          onClick={() => {
            setBusy(true)
            begin()
          }}
        >
          <Trans>Yenile</Trans>
        </Button>
        <Button size="small" onClick={() => offerRelease(null)}>
          <Trans>Sonra</Trans>
        </Button>
      </div>
    </section>
  )
}
