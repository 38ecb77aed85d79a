import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { sportsMessage, type SportsMessage } from '#contract/frame.ts'
import type { SportsbookActor, SportsbookEvent } from '#machines/sportsbook/sportsbook.machine.ts'
import { ErrorState } from '../../ui/state.tsx'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { useFrameLook, withLook } from '../game/frame-look.ts'
import { useFrameMessages } from '../game/frame-messages.ts'
import { frameFeatures, providerSandbox } from '../game/frame-policy.ts'
import { useSite } from '../site/site.ts'
import { SportsComing } from './sports-coming.tsx'
import { provideSportsbook } from './sportsbook.provide.ts'
import styles from './sports.module.css'

const saying = {
  login: 'book.login asked',
  deposit: 'book.deposit asked',
  balance: 'book.balance changed',
} as const satisfies Record<SportsMessage['command'], SportsbookEvent['type']>

function readMessage(data: unknown) {
  const parsed = sportsMessage.safeParse(data)
  return parsed.success ? saying[parsed.data.command] : null
}

export function SportsFrame({ address }: { address: string }) {
  const site = useSite()
  const [provided] = useState(() =>
    provideSportsbook({
      openLogin: () => site.send({ type: 'log in' }),
      openDeposit: () => site.send({ type: 'deposit' }),
      renewBalance: () => site.getSnapshot().children.balance?.send({ type: 'hub.balance changed' }),
    }),
  )
  const actor = useActorRef(provided)
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const late = useSelector(actor, (now) => now.matches('late'))
  const attempt = useSelector(actor, (now) => now.context.attempt)
  return (
    <div className={styles.stage} aria-busy={busy}>
      <Frame key={attempt} actor={actor} address={address} />
      {busy && <SportsComing />}
      {late && (
        <div className={styles.waiting}>
          <ErrorState
            title={<Trans>Spor bahisleri yanıt vermiyor</Trans>}
            text={
              <Trans>Yaptığınız bahisler ve bakiyeniz olduğu gibi duruyor. Lütfen yeniden deneyin.</Trans>
            }
            onRetry={() => actor.send({ type: 'try again' })}
          />
        </div>
      )}
    </div>
  )
}

function Frame({ actor, address }: { actor: SportsbookActor; address: string }) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [source] = useState(() => withLook(address))
  const { origin } = new URL(address)
  const tellLook = useFrameLook({ frame, origin })
  useFrameMessages({ frame, origin, read: readMessage, onMessage: (type) => actor.send({ type }) })
  return (
    <iframe
      ref={frame}
      src={source}
      title={t`Spor bahisleri`}
      className={styles.frame}
      sandbox={providerSandbox}
      allow={frameFeatures}
      referrerPolicy="strict-origin"
      onLoad={() => {
        actor.send({ type: 'book.loaded' })
        tellLook()
      }}
    />
  )
}
