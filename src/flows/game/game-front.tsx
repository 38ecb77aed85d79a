import { Trans } from '@lingui/react/macro'
import type { LinkedGame } from '#contract/casino.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { GameArt } from '../../ui/game-art.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { UnlessOnABreak } from '../time-out/unless-on-a-break.tsx'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import styles from './game.module.css'

interface GameFrontProps {
  game: LinkedGame
  /** Plays the game on this page; without it the site opens the game. */
  onPlay?: (() => void) | undefined
}

/** A game that is not running: for visitors, on a phone, and after it was left. */
export function GameFront({ game, onPlay }: GameFrontProps) {
  const site = useSite()
  const player = usePlayer()
  const play = onPlay ?? (() => site.send({ type: 'play', game }))
  return (
    <>
      <PageHead title={game.name} note={game.providerName} back="/casino/slot" />
      <UnlessOnABreak>
        <div className={styles.front}>
          <div className={styles.art}>
            <GameArt gameCode={game.gameCode} sizes="8rem" />
          </div>
          <EmptyState
            text={
              player ? (
                <Trans>Favorilerinize eklerseniz bu oyunu her cihazınızda kolayca bulursunuz.</Trans>
              ) : (
                <Trans>Oynamak için giriş yapmanız yeterli; oyun girişten sonra kendiliğinden açılır.</Trans>
              )
            }
            action={
              <div className={styles.ways}>
                <Button kind="action" data-opens="game" onClick={play}>
                  <Trans>Oyna</Trans>
                </Button>
                <FavouriteButton game={game} />
                <ToCasino />
              </div>
            }
          />
        </div>
      </UnlessOnABreak>
    </>
  )
}

export function ToCasino() {
  return (
    <ButtonLink kind="plain" to="/casino/slot">
      <Trans>Casinoya dön</Trans>
    </ButtonLink>
  )
}
