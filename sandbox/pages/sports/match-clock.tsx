import { Trans, useLingui } from '@lingui/react/macro'
import type { Fixture } from '#sandbox/contract/sports.ts'
import styles from './fixture.module.css'
import { useWords } from './use-words.ts'

export function MatchClock({ fixture }: { fixture: Fixture }) {
  const { t } = useLingui()
  const { sayTime } = useWords()
  const { state, minute, period, startsAt, sets, suspended, sport } = fixture
  if (state === 'upcoming')
    return (
      <p className="quiet tiny figures row-8 wrap level">
        <time dateTime={startsAt}>{sayTime(startsAt)}</time>
      </p>
    )
  if (state === 'ended') return <p className="quiet tiny figures row-8 wrap level">{t`Bitti`}</p>
  if (state === 'abandoned') return <p className="quiet tiny figures row-8 wrap level">{t`Yarıda kaldı`}</p>
  const [here = 0, there = 0] = sets.at(-1) ?? []
  const inMaps = sport === 'shooter' || sport === 'arena'
  const ofSet = inMaps ? t`${period}. harita · ${here}-${there}` : t`${period}. set · ${here}-${there}`
  return (
    <p className="quiet tiny figures row-8 wrap level">
      <span className={styles.live}>
        <Trans>Canlı</Trans>
      </span>
      {minute === null ? ofSet : t`${minute}. dk`}
      {suspended && (
        <span className="caution strong">
          <Trans>Durduruldu</Trans>
        </span>
      )}
    </p>
  )
}
