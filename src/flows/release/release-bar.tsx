import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Sparkles } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../site/site.ts'
import styles from './release-bar.module.css'

/** Reloads only when the person says so: they may be writing something. */
export function ReleaseBar() {
  const { t } = useLingui()
  const site = useSite()
  const release = useSelector(site, (now) => now.value.release)
  if (release === 'current') return null
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
          busy={release === 'loading'}
          onClick={() => site.send({ type: 'begin the new release' })}
        >
          <Trans>Yenile</Trans>
        </Button>
        {release === 'offered' && (
          <Button size="small" onClick={() => site.send({ type: 'keep the old release' })}>
            <Trans>Sonra</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}
