import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSite } from '../site/site.ts'
import styles from './favourite-button.module.css'
import { useFavourite } from './use-favourite.ts'

interface Props {
  game: { gameCode: string; mainProviderId: number; name: string }
}

/** The heart of a game: filled while it is a favourite. A visitor's opens the login first. */
export function FavouriteButton({ game: { gameCode, mainProviderId, name } }: Props) {
  const { t } = useLingui()
  const site = useSite()
  const { marked, busy } = useFavourite(gameCode)
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
      className={styles.heart}
      onClick={toggle}
    >
      <Heart size={24} aria-hidden />
    </IconButton>
  )
}
