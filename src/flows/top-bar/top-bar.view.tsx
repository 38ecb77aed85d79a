import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSite } from '../site/site.ts'
import { provideTopBar } from './top-bar.provide.ts'
import { wasRead } from './top-bar.store.ts'
import styles from './top-bar.module.css'
import { useTopNotify } from './use-top-notify.ts'

/** Scrolls by in 20 s, again and again, until it is closed or the person navigates. */
export default function TopBar() {
  const { t } = useLingui()
  const site = useSite()
  const { history } = useRouter()
  const [provided] = useState(() => provideTopBar({ site, history }))
  const actor = useActorRef(provided, {
    input: { home: history.location.pathname === '/', read: wasRead() },
  })
  const shown = useSelector(actor, (now) => now.hasTag('shown'))
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const collapsing = useSelector(actor, (now) => now.matches('collapsing'))
  const domains = useSelector(actor, (now) => now.context.domains)
  const message = useTopNotify(domains)
  if (!shown) return null
  return (
    <section
      className={classes(styles.bar, collapsing && styles.collapsing)}
      aria-label={t`Duyuru`}
      aria-busy={busy}
    >
      {!busy && (
        <>
          <div className={styles.window}>
            <p className={styles.strip}>
              <span>{message}</span>
              <span className={styles.again} aria-hidden>
                {message}
              </span>
            </p>
          </div>
          <IconButton
            label={t`Duyuruyu kapat`}
            className={styles.close}
            onClick={() => actor.send({ type: 'close' })}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </section>
  )
}
