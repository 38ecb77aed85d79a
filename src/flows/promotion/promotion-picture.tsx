import { offerPicture } from '#contract/picture.ts'
import styles from './promotion.module.css'

/** Names of our own pictures. */
const own = /^(\/offers\/[a-z0-9-]+)-\d+\.[a-z]+$/

interface PromotionPictureProps {
  url: string | undefined
  sizes: string
  shape: 'card' | 'banner'
  eager?: boolean
}

/** Decorative: the title is beside it. Our own pictures come in several widths. */
export function PromotionPicture({ url, sizes, shape, eager = false }: PromotionPictureProps) {
  if (url === undefined) return <span className={styles[shape]} />
  const name = own.exec(url)?.[1]
  return (
    <picture className={styles[shape]}>
      {name !== undefined &&
        offerPicture.formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSetOf(name, format)} sizes={sizes} />
        ))}
      <img src={url} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  )
}

const srcSetOf = (name: string, format: string) =>
  offerPicture.widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', ')
