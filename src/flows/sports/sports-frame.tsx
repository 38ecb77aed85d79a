import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { frameMessages } from '#contract/frame.ts'
import { ErrorState } from '../../ui/state.tsx'
import { useFrameLook, withLook } from '../play/frame-look.ts'
import { useFrameMessages } from '../play/frame-messages.ts'
import { frameFeatures, providerSandbox } from '../play/frame-policy.ts'
import { useSite } from '../site/site.ts'
import { useFlow } from '../site/use-flow.ts'
import { SportsComing } from './sports-coming.tsx'
import styles from './sports.module.css'

/** Milliseconds until a page that does not load counts as late, as for a game. */
const patience = 10_000

function readMessage(data: unknown) {
  const parsed = frameMessages.sports.safeParse(data)
  return parsed.success ? parsed.data.command : null
}

/** The sportsbook's page may request a login, a deposit and a refresh of the balance. */
export function SportsFrame({ address, onRetry }: { address: string; onRetry: () => void }) {
  const { t } = useLingui()
  const site = useSite()
  const balance = useFlow('balance')
  const frame = useRef<HTMLIFrameElement>(null)
  const [source] = useState(() => withLook(address))
  const { origin } = new URL(address)
  const tellLook = useFrameLook({ frame, origin })
  const [state, setState] = useState<'loading' | 'shown' | 'late'>('loading')

  useEffect(() => {
    if (state !== 'loading') return undefined
    const late = setTimeout(() => setState('late'), patience)
    return () => clearTimeout(late)
  }, [state])

  useFrameMessages({
    frame,
    origin,
    read: readMessage,
    onMessage(command) {
      if (command === 'login') site.send({ type: 'log in' })
      else if (command === 'deposit') site.send({ type: 'deposit' })
      else balance?.send({ type: 'hub.balance changed' })
    },
  })

  return (
    <div className={styles.stage} aria-busy={state === 'loading'}>
      <iframe
        ref={frame}
        src={source}
        title={t`Spor bahisleri`}
        className={styles.frame}
        sandbox={providerSandbox}
        allow={frameFeatures}
        referrerPolicy="strict-origin"
        onLoad={() => {
          setState('shown')
          tellLook()
        }}
      />
      {state === 'loading' && <SportsComing />}
      {state === 'late' && (
        <div className={styles.waiting}>
          <ErrorState
            title={<Trans>Spor bahisleri yanıt vermiyor</Trans>}
            text={
              <Trans>Verdiğiniz bahisler ve bakiyeniz olduğu gibi duruyor. Lütfen yeniden deneyin.</Trans>
            }
            onRetry={onRetry}
          />
        </div>
      )}
    </div>
  )
}
