import { useLingui } from '@lingui/react/macro'
import styles from './balls.module.css'

/** Milliseconds from one ball to the next. */
export const ballEvery = 100

export const later = (index: number) => ({ animationDelay: `${index * ballEvery}ms` })

export function Balls({ balls, places }: { balls: readonly number[]; places: number }) {
  const { t } = useLingui()
  return (
    <ol className={styles.balls} aria-label={t`Çekilen toplar`}>
      {Array.from({ length: places }, (_, index) => {
        const ball = balls[index]
        return (
          <li key={index} className={styles.place} aria-hidden={ball === undefined}>
            {ball !== undefined && (
              <span className={styles.ball} data-tone={Math.floor((ball - 1) / 15)} style={later(index)}>
                {ball}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
