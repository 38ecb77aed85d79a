import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOwn, type LobbyName } from '#machines/lobby/lobby.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { isStill } from '../carousel/carousel.provide.ts'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { isDrawnAhead } from '../../first-screen/brought.ts'
import { filterOf, type LobbyAddress } from './lobby-address.ts'
import { LobbyCategories } from './lobby-categories.tsx'
import { LobbyCount } from './lobby-count.tsx'
import { LobbyFilter } from './lobby-filter.tsx'
import { LobbyGames } from './lobby-games.tsx'
import type { LobbyDrawn } from './lobby.load.ts'
import { LobbyTop } from './lobby-top.tsx'
import { recall, rememberOnLeaving } from './seen-games.ts'
import styles from './lobby.module.css'
import { provideLobby } from './lobby.provide.ts'

interface LobbyProps {
  lobby: LobbyName
  title: string
  address: LobbyAddress
  drawn: LobbyDrawn | null
}

/** A part of the casino; its filter is in the address. */
export function LobbyPage(props: LobbyProps) {
  const { i18n } = useLingui()
  const player = usePlayer()
  if (!isOwn(props.address.category) || player !== null) return <Lobby key={i18n.locale} {...props} />
  return (
    <>
      <PageHead title={props.title} back="/" />
      <OwnGames />
    </>
  )
}

function Lobby({ lobby, title, address, drawn }: LobbyProps) {
  const router = useRouter()
  const [provided] = useState(() => provideLobby(router, `/casino/${lobby}`))
  const [still] = useState(isStill)
  const [begin] = useState(() => (isDrawnAhead() ? drawn : null))
  const actor = useActorRef(provided, {
    input: { lobby, filter: filterOf(address), still, seen: recall(router), ...begin },
  })
  useEffect(() => rememberOnLeaving(router, actor), [router, actor])
  const filter = { actor, searching: address.search === '' }
  return (
    <>
      <PageHead
        low
        title={title}
        note={<LobbyCount actor={actor} />}
        back="/"
        actions={<LobbyFilter {...filter} wide />}
      />
      <div className={styles.lobby}>
        <LobbyTop actor={actor} />
        <LobbyFilter {...filter} />
        <LobbyCategories actor={actor} />
        <LobbyGames actor={actor} title={title} />
      </div>
    </>
  )
}

/** For a visitor with such an address, or after the session ended. */
function OwnGames() {
  const site = useSite()
  return (
    <EmptyState
      text={<Trans>Favorileriniz ve son oynadığınız oyunlar giriş yaptığınızda burada görünür.</Trans>}
      action={
        <Button kind="action" data-opens="login" onClick={() => site.send({ type: 'log in' })}>
          <Trans>Giriş Yap</Trans>
        </Button>
      }
    />
  )
}
