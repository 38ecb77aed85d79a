import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './lobby.module.css'

/** Whoever has scrolled past the end has seen it. */
const past = '100000px'
/** Games of a lobby are asked for one screen before they are needed; a search goes on where its end is seen. */
const ahead = { browsing: '100%', searching: '0px' }

interface LobbyMoreProps {
  actor: LobbyActor
  /** How many stand above it by now. */
  shown: number
}

/** The end of what is there: seen, it brings what follows. */
export function LobbyMore({ actor, shown }: LobbyMoreProps) {
  const { t } = useLingui()
  const isEnd = useSelector(actor, (now) => now.context.list.length === shown)
  const searched = useSelector(actor, (now) => now.context.filter.phrase.trim() !== '')
  const failure = useSelector(actor, (now) =>
    now.matches({ games: 'more missing' }) ? now.context.failure : null,
  )
  const loading = useSelector(actor, (now) => now.matches({ games: 'loading more' }))
  const canGoOn = useSelector(actor, (now) => now.matches({ games: 'browsing' }) && now.context.next !== null)
  if (failure) {
    return (
      <div role="alert" className={styles.more}>
        <p>{sayFailure(failure)}</p>
        <Button onClick={() => actor.send({ type: 'try again' })}>
          <Trans>Yeniden dene</Trans>
        </Button>
      </div>
    )
  }
  const watch = (end: HTMLElement) => {
    const margin = searched ? ahead.searching : ahead.browsing
    const eye = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) actor.send({ type: 'show more' })
      },
      { rootMargin: `${past} 0px ${margin}` },
    )
    eye.observe(end)
    return () => eye.disconnect()
  }
  return (
    <div className={classes(styles.more, (loading || canGoOn) && styles.room)} aria-busy={loading}>
      {loading && <Spinner label={t`Devamı yükleniyor`} />}
      {isEnd && canGoOn && <span key={shown} ref={watch} className={styles.end} />}
    </div>
  )
}
