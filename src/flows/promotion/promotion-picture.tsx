import { offerPicture } from '#contract/picture.ts'
import styles from './promotion.module.css'

/** As the house names its own. */
const own = /^(\/offers\/[a-z0-9-]+)-\d+\.[a-z]+$/

interface PromotionPictureProps {
  url: string | undefined
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string
  shape: 'card' | 'banner'
  eager?: boolean
}

/** A picture of a promotion; its title stands beside it. One of the house's own comes as small as will do. */
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
