import { gamePicture } from '#contract/casino.ts'
import styles from './game-art.module.css'

interface GameArtProps {
  gameCode: string
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string
  /** On the first screen: fetched at once. */
  eager?: boolean
  /** What it shows, where no name stands beside it. */
  alt?: string
}

/** The picture of a game, 3:4, as wide as what it stands in. */
export function GameArt({ gameCode, sizes, eager = false, alt = '' }: GameArtProps) {
  const fallback = gamePicture.webp[0]
  return (
    <picture className={styles.art}>
      <source type="image/avif" srcSet={srcSetOf(gameCode, 'avif')} sizes={sizes} />
      <img
        src={addressOf(gameCode, fallback, 'webp')}
        width={fallback}
        height={(fallback * 4) / 3}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

type Format = keyof typeof gamePicture

const addressOf = (gameCode: string, width: number, format: Format) =>
  `/games/${encodeURIComponent(gameCode)}-${width}.${format}`

const srcSetOf = (gameCode: string, format: Format) =>
  gamePicture[format].map((width) => `${addressOf(gameCode, width, format)} ${width}w`).join(', ')
