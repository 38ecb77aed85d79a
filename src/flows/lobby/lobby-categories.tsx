import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Clock, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { own, type LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWhose } from '../site/use-player.ts'
import styles from './lobby.module.css'

const coming = ['first', 'second', 'third', 'fourth']

export function LobbyCategories({ actor }: { actor: LobbyActor }) {
  const { t } = useLingui()
  const { forPlayers } = useWhose()
  const lobby = useSelector(actor, (now) => now.context.lobby)
  const categories = useSelector(actor, (now) => now.context.categories)
  const loading = useSelector(actor, (now) => now.matches({ choices: 'loading' }))
  const missing = useSelector(actor, (now) => now.matches({ choices: 'missing' }))
  return (
    <fieldset aria-label={t`Kategoriler`} aria-busy={loading} className={styles.categories}>
      {forPlayers && (
        <>
          <Category actor={actor} category={own.favourites} {...forPlayers}>
            <Heart size={18} aria-hidden />
            <Trans>Favorilerim</Trans>
          </Category>
          <Category actor={actor} category={own.recent} {...forPlayers}>
            <Clock size={18} aria-hidden />
            <Trans>Son oynadıklarım</Trans>
          </Category>
        </>
      )}
      {loading && coming.map((each) => <Skeleton key={each} width="6.5rem" height="2.75rem" shape="block" />)}
      {missing && (
        <p className={styles.missing}>
          <Trans>Kategoriler yüklenemedi.</Trans>
          <Button size="small" kind="quiet" onClick={() => actor.send({ type: 'try again' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
        </p>
      )}
      {categories.map(({ slug, name }) => (
        <Category key={slug} actor={actor} category={slug === lobby ? null : slug}>
          {name}
        </Category>
      ))}
    </fieldset>
  )
}

interface CategoryProps {
  actor: LobbyActor
  category: string | null
  className?: string
  children: ReactNode
}

function Category({ actor, category, className, children }: CategoryProps) {
  const chosen = useSelector(actor, (now) => now.context.filter.category === category)
  return (
    <button
      type="button"
      className={classes(styles.category, className)}
      aria-pressed={chosen}
      onClick={() => actor.send({ type: 'choose the category', category })}
    >
      {children}
    </button>
  )
}
