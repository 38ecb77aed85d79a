import { Link } from '@tanstack/react-router'
import type { Promotion } from '#contract/cms.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotion.module.css'

/** Follows the widths of the grid. */
const sizes = '(width < 600px) 100vw, (width < 900px) 46vw, 20rem'

interface PromotionCardsProps {
  promotions: readonly Promotion[]
  /** On the promotions' page a click replaces the address; elsewhere it navigates there. */
  onTheirPage?: boolean
  heading: 'h2' | 'h3'
}

export function PromotionCards({ promotions, onTheirPage = false, heading: Heading }: PromotionCardsProps) {
  return (
    <ul className={styles.cards}>
      {promotions.map(({ id, title, images: [first] }, place) => (
        <li key={id}>
          <Link
            to="/promotions"
            search={{ promotion: id }}
            replace={onTheirPage}
            resetScroll={!onTheirPage}
            className={styles.offer}
            data-opens="promotion"
          >
            <PromotionPicture url={first?.url} sizes={sizes} shape="card" eager={onTheirPage && place < 2} />
            <Heading className={styles.title}>{title}</Heading>
          </Link>
        </li>
      ))}
    </ul>
  )
}
