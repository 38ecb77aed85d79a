import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { GameFront, ToCasino } from './game-front.tsx'
import { decodeGame } from './read-game-link.ts'
import { GamePage } from './game.page.tsx'

export function PlayPage({ encoded }: { encoded: string }) {
  const game = useMemo(() => decodeGame(encoded), [encoded])
  const site = useSite()
  const isPlaying = useSelector(site, (now) => now.matches({ 'game page': 'playing' }))
  const isClosed = useSelector(site, (now) => now.matches({ 'game page': 'none' }))
  useEffect(() => {
    if (game === null) return undefined
    site.send({ type: 'game page.opened', game })
    return () => site.send({ type: 'game page.left' })
  }, [site, game])
  if (game === null) return <GameMissing />
  if (isPlaying) return <GamePage game={game} />
  return (
    <GameFront
      game={game}
      onPlay={isClosed ? () => site.send({ type: 'game page.opened', game }) : undefined}
    />
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
