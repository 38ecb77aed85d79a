import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { GameFront, ToCasino } from './game-front.tsx'
import { decodeGame } from './read-game-link.ts'
import { GamePage } from './game.page.tsx'

export function PlayPage({ encoded }: { encoded: string }) {
  const game = useMemo(() => decodeGame(encoded), [encoded])
  const player = usePlayer()
  const site = useSite()
  const playsHere = usePlaysHere()
  useEffect(() => {
    // For a visitor the login opens first, then the game.
    if (game !== null && site.getSnapshot().context.session === null) site.send({ type: 'play', game })
  }, [site, game])
  if (game === null) return <GameMissing />
  if (player === null || !playsHere) return <GameFront game={game} />
  return <GamePage key={`${player.token} ${encoded}`} game={game} />
}

/** On a desktop. Once the game runs, a narrower window does not end it. */
function usePlaysHere(): boolean {
  const fits = useSelector(
    useSite(),
    (now) => now.context.screen === 'desktop' && now.matches({ game: 'none' }),
  )
  const [plays, setPlays] = useState(fits)
  if (fits && !plays) setPlays(true)
  return plays || fits
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
