import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { sports, type Fixture, type Part, type Programme, type SportId } from '#sandbox/contract/sports.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { FixtureRow } from './fixture-row.tsx'
import styles from './programme.module.css'
import type { Picked } from './slip-state.ts'
import { sportNames } from './sport-words.ts'

interface Choosing {
  picked: readonly Picked[]
  onPick: (pick: Picked) => void
}

type ProgrammeProps = Choosing & {
  part: Part
  programme: Programme | null
  failed: boolean
  onRetry: () => void
}

export function ProgrammeView({ part, programme, failed, onRetry, ...choosing }: ProgrammeProps) {
  const [chosen, setChosen] = useState<SportId | null>(null)
  if (!programme) {
    if (!failed) return <ProgrammeComing />
    return (
      <ErrorState
        title={<Trans>Bülten yüklenemedi</Trans>}
        text={
          <Trans>
            Kuponunuz ve bakiyeniz olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin.
          </Trans>
        }
        onRetry={onRetry}
      />
    )
  }
  const bySport = countBySport(programme.fixtures)
  const sport = chosen !== null && bySport.has(chosen) ? chosen : null
  return (
    <div className={styles.programme}>
      <SportFilter bySport={bySport} sport={sport} onChoose={setChosen} />
      <Leagues key={part} part={part} programme={programme} sport={sport} {...choosing} />
    </div>
  )
}

function countBySport(fixtures: readonly Fixture[]): Map<SportId, number> {
  const counts = new Map<SportId, number>()
  for (const { sport } of fixtures) counts.set(sport, (counts.get(sport) ?? 0) + 1)
  return counts
}

interface FilterProps {
  bySport: ReadonlyMap<SportId, number>
  sport: SportId | null
  onChoose: (sport: SportId | null) => void
}

function SportFilter({ bySport, sport, onChoose }: FilterProps) {
  const { t, i18n } = useLingui()
  const all = [...bySport.values()].reduce((sum, count) => sum + count, 0)
  const choices = [
    { id: null, name: t`Tümü`, count: all },
    ...sports.flatMap((id) => {
      const count = bySport.get(id)
      return count === undefined ? [] : [{ id, name: i18n._(sportNames[id]), count }]
    }),
  ]
  return (
    <fieldset aria-label={t`Spor dalları`} className={styles.sports}>
      {choices.map(({ id, name, count }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={styles.sport}
          aria-pressed={sport === id}
          onClick={() => onChoose(id)}
        >
          {name}
          <span className="quiet tiny figures">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

type LeaguesProps = Choosing & { part: Part; programme: Programme; sport: SportId | null }

function Leagues({ part, programme, sport, picked, onPick }: LeaguesProps) {
  const { t, i18n } = useLingui()
  const shown = useMemo(() => groupsOf(programme, sport, part), [programme, sport, part])
  if (shown.length === 0)
    return (
      <EmptyState text={<Trans>Şu anda bu bölümde maç yok. Kısa süre içinde yenileri başlayacak.</Trans>} />
    )
  return (
    <section className="stack-16" aria-label={t`Maçlar`}>
      {shown.map(({ id, name, sport: of, live, fixtures }) => (
        <section key={`${id}-${live}`} className={styles.league}>
          <h2 className={styles.name}>
            {name}
            <span className={styles.of}>
              {i18n._(sportNames[of])} · {live ? t`Canlı` : t`Yaklaşan`}
            </span>
          </h2>
          <ul>
            {fixtures.map((fixture) => (
              <FixtureRow
                key={fixture.id}
                fixture={fixture}
                chosen={picked.find((each) => each.fixture === fixture.id)}
                onPick={onPick}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface Group {
  id: string
  name: string
  sport: SportId
  live: boolean
  fixtures: Fixture[]
}

/** So many of a league's next matches are shown at once. */
const nextOfLeague = 12

function groupsOf({ leagues, fixtures }: Programme, sport: SportId | null, part: Part): Group[] {
  const groups: Group[] = []
  for (const live of [true, false]) {
    for (const league of leagues) {
      if (sport !== null && league.sport !== sport) continue
      const own = fixtures.filter((each) => each.league === league.id && (each.state !== 'upcoming') === live)
      const most = live || part === 'live' ? own.length : nextOfLeague
      if (own.length > 0) groups.push({ ...league, live, fixtures: own.slice(0, most) })
    }
  }
  return groups
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function ProgrammeComing() {
  return (
    <div className={styles.programme} aria-busy="true">
      <Skeleton shape="block" height="2.75rem" />
      <div className={styles.league}>
        {rows.map((row) => (
          <div key={row} className={styles.coming}>
            <Skeleton width="60%" />
            <Skeleton shape="block" height="2.75rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
