import type { SyntheticEvent } from 'react'
import { gamePicture } from '#contract/picture.ts'
import { classes } from './classes.ts'
import styles from './game-art.module.css'

interface GameArtProps {
  gameCode: string
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string
  /** What it shows, where no name stands beside it. */
  alt?: string
  className?: string | undefined
}

/** The picture of a game, 3:4, as wide as what it stands in. Also on the first screen it leaves the line to the hero. */
export function GameArt({ gameCode, sizes, alt = '', className }: GameArtProps) {
  const fallback = gamePicture.webp[0]
  return (
    <img
      srcSet={srcSetOf(gameCode)}
      sizes={sizes}
      src={addressOf(gameCode, fallback, 'webp')}
      width={fallback}
      height={(fallback * 4) / 3}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classes(styles.art, className)}
      ref={lookWhetherItFailed}
      onError={leaveAvif}
    />
  )
}

/** One element where `picture` would need three: a lobby draws hundreds. A browser that reads no AVIF is left with the other. */
const leaveAvif = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('srcset')

/** It may have failed before anybody could hear it: it came with the document. */
const lookWhetherItFailed = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.removeAttribute('srcset')
}

const addressOf = (gameCode: string, width: number, format: keyof typeof gamePicture) =>
  `/games/${encodeURIComponent(gameCode)}-${width}.${format}`

const srcSetOf = (gameCode: string) =>
  gamePicture.avif.map((width) => `${addressOf(gameCode, width, 'avif')} ${width}w`).join(', ')
