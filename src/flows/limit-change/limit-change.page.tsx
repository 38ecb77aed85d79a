import { Trans, useLingui } from '@lingui/react/macro'
import type { LimitName } from '#contract/protection.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { sayLimit } from '../limits/limit-words.ts'
import { usePlayer } from '../site/use-player.ts'
import { providedLimitChange } from './limit-change.provide.ts'
import { LimitChange } from './limit-change.view.tsx'

export function LimitChangePage({ name }: { name: LimitName }) {
  const { i18n } = useLingui()
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={sayLimit(name, i18n)}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard/limits"
      />
      {player && <OwnChange key={`${player.token} ${name.kind} ${name.period}`} name={name} />}
    </>
  )
}

function OwnChange({ name }: { name: LimitName }) {
  return <LimitChange change={useActorRef(providedLimitChange, { input: { name } })} />
}
