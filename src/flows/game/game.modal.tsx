import { useSelector } from '@xstate/react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { Playable } from '../../shell/playable.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { RegisterPlace } from '../register/register-place.tsx'
import { SessionBarPlace } from '../session-bar/session-bar-place.tsx'
import { useSite } from '../site/site.ts'
import { useStanding } from '../site/use-player.ts'
import { GameActions } from './game-actions.tsx'
import { GameStage } from './game-stage.tsx'
import styles from './game.module.css'

export { providedGame } from './game.provide.ts'

export default function GameModal({ flow }: { flow: GameActor }) {
  const site = useSite()
  const ref = useModal(true, () => site.send({ type: 'close' }))
  const name = useSelector(flow, (now) => now.context.game.name)
  const standing = useStanding()
  return (
    <dialog ref={ref} className={styles.modal} aria-label={name}>
      <div className={styles.sheet}>
        <div className={styles.bar} data-head>
          <div className={styles.title}>
            <h2>{name}</h2>
            {standing && (
              <div className={styles.balance}>
                <Playable {...standing} />
              </div>
            )}
          </div>
          <SessionBarPlace />
          <GameActions actor={flow} />
        </div>
        <RegisterPlace />
        <GameStage actor={flow} />
      </div>
    </dialog>
  )
}
