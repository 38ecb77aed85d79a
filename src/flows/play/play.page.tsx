import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { LinkedGame } from '#contract/casino.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import styles from './play.module.css'
import { decodeGame } from './game-link.ts'

/** The game that the address holds. */
export function PlayPage({ encoded }: { encoded: string }) {
  const game = useMemo(() => decodeGame(encoded), [encoded])
  return game === null ? <GameMissing /> : <Game game={game} />
}

function Game({ game }: { game: LinkedGame }) {
  const site = useSite()
  const player = usePlayer()
  return (
    <>
      <PageHead title={game.name} note={game.providerName} back="/casino/slot" />
      <EmptyState
        text={
          player ? (
            <Trans>Favorilerinize eklerseniz bu oyunu her cihazınızda kolayca bulursunuz.</Trans>
          ) : (
            <Trans>Oynamak için giriş yapmanız yeterli; oyun girişten sonra kendiliğinden açılır.</Trans>
          )
        }
        action={
          <div className={styles.actions}>
            <Button kind="action" onClick={() => site.send({ type: 'play', gameCode: game.gameCode })}>
              <Trans>Oyna</Trans>
            </Button>
            <FavouriteButton game={game} />
            <ToCasino />
          </div>
        }
      />
    </>
  )
}

function GameMissing() {
  return (
    <>
      <PageHead title={<Trans>Oyun bulunamadı</Trans>} back="/casino/slot" />
      <EmptyState
        text={
          <Trans>
            Bağlantı eksik ya da yanlış yazılmış olabilir. Hesabınızda hiçbir şey değişmedi; oyunu listeden
            açabilirsiniz.
          </Trans>
        }
        action={<ToCasino />}
      />
    </>
  )
}

function ToCasino() {
  return (
    <ButtonLink kind="plain" to="/casino/slot">
      <Trans>Casinoya dön</Trans>
    </ButtonLink>
  )
}
