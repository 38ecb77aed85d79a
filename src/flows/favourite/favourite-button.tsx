import { useLingui } from '@lingui/react/macro'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSite } from '../site/site.ts'
import styles from './favourite-button.module.css'
import { useFavourite, useFavourites, type Favourites } from './use-favourite.ts'

interface Props {
  game: { gameCode: string; mainProviderId: number; name: string }
}

/** A heart outside a list: it finds the flow itself. */
export function FavouriteButton(props: Props) {
  return <Heart {...props} favourites={useFavourites()} />
}

/** Filled while the game is a favourite; for a visitor it opens the login. */
export function Heart({
  game: { gameCode, mainProviderId, name },
  favourites,
  className,
}: Props & { favourites: Favourites | undefined; className?: string | undefined }) {
  const { t } = useLingui()
  const site = useSite()
  const { marked, busy } = useFavourite(favourites, gameCode)
  const toggle = () =>
    site.send({
      type: 'toggle the favourite',
      game: { code: gameCode, providerId: mainProviderId },
      wanted: !marked,
    })
  return (
    <IconButton
      label={t`Favori: ${name}`}
      aria-pressed={marked}
      aria-busy={busy}
      data-opens={favourites ? undefined : 'login'}
      className={classes(styles.heart, className)}
      onClick={toggle}
    />
  )
}
