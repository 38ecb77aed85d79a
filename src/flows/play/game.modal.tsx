import { useSelector } from '@xstate/react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { Money } from '../../ui/money.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useSite } from '../site/site.ts'
import { useBalance } from '../site/use-player.ts'
import { GameActions } from './game-actions.tsx'
import { GameStage } from './game-stage.tsx'
import styles from './play.module.css'

/** A game over the whole screen of a phone. */
export default function GameModal({ game }: { game: GameActor }) {
  const site = useSite()
  const ref = useModal(true, () => site.send({ type: 'close' }))
  const name = useSelector(game, (now) => now.context.game.name)
  const balance = useBalance()
  return (
    <dialog ref={ref} className={styles.modal} aria-label={name}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <div className={styles.title}>
            <h2>{name}</h2>
            {balance !== null && <Money amount={balance} className={styles.balance} />}
          </div>
          <GameActions actor={game} />
        </div>
        <GameStage actor={game} />
      </div>
    </dialog>
  )
}
