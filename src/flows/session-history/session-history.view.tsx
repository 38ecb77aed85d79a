import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { SessionHistoryActor } from '#machines/session-history/session-history.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { usePlayer } from '../site/use-player.ts'
import { SessionItem } from './session-item.tsx'
import { providedSessionHistory } from './session-history.provide.ts'
import styles from './session-history.module.css'
import { SessionsComing } from './sessions-coming.tsx'

export function SessionHistoryPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Oturum Geçmişi</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard"
      />
      <p className={styles.advice}>
        <Trans>
          Tanımadığınız bir oturum görürseniz sonlandırın ve{' '}
          <Link to="/dashboard/change-password" className={styles.link}>
            şifrenizi değiştirin
          </Link>
          .
        </Trans>
      </p>
      {player && <OwnSessions key={player.token} />}
    </>
  )
}

function OwnSessions() {
  return <SessionHistory history={useActorRef(providedSessionHistory)} />
}

export function SessionHistory({ history }: { history: SessionHistoryActor }) {
  const view = useSelector(history, (now) => {
    if (now.hasTag('busy')) return 'loading'
    return now.matches({ list: 'unavailable' }) ? 'unavailable' : 'list'
  })
  const failure = useSelector(history, (now) => now.context.failure)
  switch (view) {
    case 'loading':
      return <SessionsComing />
    case 'unavailable':
      return (
        <ErrorState
          title={<Trans>Oturumlar yüklenemedi</Trans>}
          text={failure && sayFailure(failure)}
          onRetry={() => history.send({ type: 'try again' })}
        />
      )
    default:
      return <Sessions history={history} />
  }
}

function Sessions({ history }: { history: SessionHistoryActor }) {
  const { t } = useLingui()
  const list = useSelector(history, (now) => now.context.list)
  const total = useSelector(history, (now) => now.context.total)
  const more = useSelector(history, (now) => now.context.read < now.context.total)
  const ending = useSelector(history, (now) => now.context.ending)
  const loading = useSelector(history, (now) => now.matches({ list: 'loading more' }))
  return (
    <>
      <Card flush>
        <ul className={styles.list} aria-label={t`Oturumlar`}>
          {list.map((each) => (
            <SessionItem
              key={each.id}
              session={each}
              ending={ending.includes(each.id)}
              onEnd={() => history.send({ type: 'end the session', id: each.id })}
            />
          ))}
        </ul>
      </Card>
      {total === 1 && (
        <p className={styles.alone}>
          <Trans>Başka bir oturum kaydı yok.</Trans>
        </p>
      )}
      {more && <ShowMore busy={loading} onMore={() => history.send({ type: 'show more' })} />}
    </>
  )
}
