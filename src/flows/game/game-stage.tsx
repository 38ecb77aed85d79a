import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { Button } from '../../ui/button.tsx'
import { GameArt } from '../../ui/game-art.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { SlotSessionPlace } from '../slot-session/slot-session-place.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './game.module.css'
import { wantsSlotSession } from './wants-slot-session.ts'

export function GameStage({ actor }: { actor: GameActor }) {
  const { name, system } = useSelector(actor, (now) => now.context.game)
  const launched = useSelector(actor, (now) => now.context.launched)
  const framed = useSelector(actor, (now) => now.matches('in the frame'))
  const refused = useSelector(actor, (now) => now.matches('refused'))
  const interrupted = useSelector(actor, (now) => now.matches('interrupted'))
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  return (
    <div className={styles.stage} aria-busy={busy}>
      {framed && launched && <GameFrame actor={actor} name={name} system={system} launched={launched} />}
      <Waiting actor={actor} />
      {refused && <Refused actor={actor} />}
      {interrupted && <Interrupted actor={actor} />}
    </div>
  )
}

function Waiting({ actor }: { actor: GameActor }) {
  const { gameCode } = useSelector(actor, (now) => now.context.game)
  const asking = useSelector(actor, (now) => now.matches({ launching: 'asking for the address' }))
  const reloading = useSelector(actor, (now) => now.matches({ launching: 'reloading' }))
  const coming = useSelector(actor, (now) => now.matches({ 'in the frame': 'coming' }))
  const late = useSelector(actor, (now) => now.matches({ 'in the frame': 'late' }))
  if (asking || coming) return <Opening gameCode={gameCode} />
  if (reloading)
    return <Wait gameCode={gameCode} text={<Trans>Oyun yeniden yüklenecek. Lütfen bekleyin…</Trans>} />
  if (!late) return null
  return (
    <Wait
      gameCode={gameCode}
      text={<Trans>Oyunun açılması uzun sürüyor. Bekleyebilir ya da oyunu yeniden yükleyebilirsiniz.</Trans>}
    >
      <Button onClick={() => actor.send({ type: 'reload' })}>
        <Trans>Oyunu yeniden yükle</Trans>
      </Button>
    </Wait>
  )
}

export const Opening = ({ gameCode }: { gameCode: string }) => (
  <Wait gameCode={gameCode} text={<Trans>Oyun açılıyor…</Trans>} />
)

function Wait({ gameCode, text, children }: { gameCode: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <div className={styles.art}>
        <GameArt gameCode={gameCode} sizes="8rem" />
      </div>
      <Spinner className={styles.spinner} />
      <output className={styles.words}>{text}</output>
      {children}
    </div>
  )
}

function Refused({ actor }: { actor: GameActor }) {
  const failure = useSelector(actor, (now) => now.context.failure)
  if (wantsSlotSession(failure))
    return (
      <div className={styles.waiting}>
        <SlotSessionPlace game={actor} />
      </div>
    )
  return (
    <NotPlaying actor={actor} title={<Trans>Oyun açılamadı</Trans>} text={failure && sayFailure(failure)} />
  )
}

function Interrupted({ actor }: { actor: GameActor }) {
  return (
    <NotPlaying
      actor={actor}
      title={<Trans>Oyun durdu</Trans>}
      text={
        <Trans>
          Oyun bir sorun bildirdi. Bahisleriniz ve bakiyeniz kayıtlı; oyunu yeniden açabilirsiniz.
        </Trans>
      }
    />
  )
}

interface NotPlayingProps {
  actor: GameActor
  title: ReactNode
  text: ReactNode
}

function NotPlaying({ actor, title, text }: NotPlayingProps) {
  return (
    <div className={styles.waiting}>
      <ErrorState
        icon={<CircleAlert size={32} aria-hidden />}
        title={title}
        text={text}
        onRetry={() => actor.send({ type: 'try again' })}
      />
    </div>
  )
}
