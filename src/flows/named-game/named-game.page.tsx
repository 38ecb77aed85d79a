import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { useSite } from '../site/site.ts'
import { provideNamedGame } from './named-game.provide.ts'

export function NamedGamePage({ name }: { name: string }) {
  const router = useRouter()
  const site = useSite()
  const [provided] = useState(() => provideNamedGame(router, site, '/casino/games'))
  const actor = useActorRef(provided, { input: { name } })
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const missing = useSelector(actor, (now) => now.matches('not found'))
  const failure = useSelector(actor, (now) => (now.matches('unavailable') ? now.context.failure : null))
  return (
    <>
      <PageHead title={name} back="/" />
      {busy && (
        <output>
          <EmptyState icon={<Spinner />} text={<Trans>{name} açılıyor…</Trans>} />
        </output>
      )}
      {missing && (
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          text={<Trans>{name} şu anda oyunlarımız arasında yok. Diğer oyunlara göz atabilirsiniz.</Trans>}
          action={
            <ButtonLink kind="plain" to="/casino/games">
              <Trans>Oyunlara git</Trans>
            </ButtonLink>
          }
        />
      )}
      {failure && (
        <ErrorState
          title={<Trans>{name} açılamadı</Trans>}
          text={sayFailure(failure)}
          onRetry={() => actor.send({ type: 'try again' })}
        />
      )}
    </>
  )
}
