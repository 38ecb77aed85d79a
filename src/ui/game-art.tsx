import type { SyntheticEvent } from 'react'
import { gamePicture } from '#contract/picture.ts'
import { classes } from './classes.ts'
import styles from './game-art.module.css'

interface GameArtProps {
  gameCode: string
  sizes: string
  /** Needed where no name is beside it. */
  alt?: string
  className?: string | undefined
}

/** 3:4, as wide as its container. Lazy on the first screen too: the hero's picture loads first. */
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

/** One element where `picture` would need three: a lobby renders hundreds. A browser without AVIF falls back to `src`. */
const leaveAvif = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('srcset')

/** It may have failed before hydration, when nothing listened yet. */
const lookWhetherItFailed = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.removeAttribute('srcset')
}

const addressOf = (gameCode: string, width: number, format: keyof typeof gamePicture) =>
  `/games/${encodeURIComponent(gameCode)}-${width}.${format}`

const srcSetOf = (gameCode: string) =>
  gamePicture.avif.map((width) => `${addressOf(gameCode, width, 'avif')} ${width}w`).join(', ')
