import type { LinkedGame } from '#contract/casino.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { RegisterPlace } from '../register/register-place.tsx'
import { SessionBarPlace } from '../session-bar/session-bar-place.tsx'
import { useFlow } from '../site/use-flow.ts'
import { GameActions } from './game-actions.tsx'
import { GameStage, Opening } from './game-stage.tsx'
import styles from './game.module.css'

/** For desktops: a game that is played on a page of its own. */
export function GamePage({ game }: { game: LinkedGame }) {
  const actor = useFlow('game of the page')
  return (
    <section className={styles.page} aria-label={game.name}>
      <PageHead
        low
        title={game.name}
        note={game.providerName}
        actions={
          <>
            <SessionBarPlace />
            {actor && <GameActions actor={actor} />}
          </>
        }
      />
      <RegisterPlace />
      {actor ? (
        <GameStage actor={actor} />
      ) : (
        <div className={styles.stage} aria-busy>
          <Opening gameCode={game.gameCode} />
        </div>
      )}
    </section>
  )
}
