import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Heart, SearchX } from 'lucide-react'
import { own, sought, type LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { GameTile } from './game-tile.tsx'
import { MoreMissing, useFollowing, useShowMore } from './lobby-more.tsx'
import { useFavourites } from '../favourite/use-favourite.ts'
import styles from './lobby.module.css'
import { TilesComing } from './tiles-coming.tsx'
import { useTilesInView } from './use-tiles-in-view.ts'

/** Tiles of the first screen: rendered at once. */
const firstTiles = 8

interface LobbyGamesProps {
  actor: LobbyActor
  title: string
}

export function LobbyGames({ actor, title }: LobbyGamesProps) {
  const shown = useSelector(actor, (now) => now.context.list.length)
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const unavailable = useSelector(actor, (now) => now.matches({ games: 'unavailable' }))
  const empty = useSelector(actor, (now) => now.matches({ games: 'nothing found' }))
  return (
    <section aria-label={title} aria-busy={busy} className={styles.games}>
      {unavailable && <Unavailable actor={actor} />}
      {empty && <NothingFound actor={actor} />}
      {busy && shown === 0 && <TilesComing />}
      {!unavailable && shown > 0 && <Tiles actor={actor} title={title} />}
    </section>
  )
}

function Tiles({ actor, title }: LobbyGamesProps) {
  const list = useSelector(actor, (now) => now.context.list)
  const loading = useSelector(actor, (now) => now.matches({ games: 'loading more' }))
  const favourites = useFavourites()
  const all = list.length + useFollowing(actor)
  const { measure, list: tiles, room, from, to, placeOf, passed } = useTilesInView(all)
  useShowMore(actor, { drawn: to, passed })
  return (
    <>
      <div className={styles.columns} aria-hidden>
        <div ref={measure} />
      </div>
      <ul
        ref={tiles}
        className={classes(styles.tiles, !room && styles.columns, !room && all > to && styles.followed)}
        style={room}
        aria-label={title}
        aria-busy={loading}
      >
        {Array.from({ length: to - from }, (_, at) => from + at).map((index) => {
          const game = list[index]
          const place = placeOf(index)
          if (!game) return <li key={index} aria-hidden className={styles.place} style={place} />
          return (
            <li
              key={game.gameCode}
              className={styles.place}
              style={place}
              aria-posinset={index + 1}
              aria-setsize={all}
            >
              <GameTile game={game} atOnce={index < firstTiles} favourites={favourites} />
            </li>
          )
        })}
      </ul>
      <MoreMissing actor={actor} />
    </>
  )
}

function Unavailable({ actor }: { actor: LobbyActor }) {
  const failure = useSelector(actor, (now) => now.context.failure)
  return (
    <ErrorState
      title={<Trans>Oyunlar yüklenemedi</Trans>}
      text={failure && sayFailure(failure)}
      onRetry={() => actor.send({ type: 'try again' })}
    />
  )
}

function NothingFound({ actor }: { actor: LobbyActor }) {
  const filter = useSelector(actor, (now) => now.context.filter)
  const whole = filter.provider === null && sought(filter) === '' ? filter.category : null
  return (
    <EmptyState
      icon={whole === own.favourites ? <Heart size={32} aria-hidden /> : <SearchX size={32} aria-hidden />}
      text={wordsOf(whole)}
      action={
        <Button onClick={() => actor.send({ type: 'clear the filter' })}>
          <Trans>Tüm oyunları göster</Trans>
        </Button>
      }
    />
  )
}

function wordsOf(category: string | null) {
  if (category === own.recent) return <Trans>Burada henüz bir oyun oynamadınız.</Trans>
  if (category === own.favourites)
    return <Trans>Burada henüz favori oyununuz yok. Bir oyunun kalbine dokunarak ekleyin.</Trans>
  return <Trans>Aradığınıza uyan bir oyun yok. Başka bir sözcük ya da kategori deneyebilirsiniz.</Trans>
}
