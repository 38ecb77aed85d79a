import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import type { Fixture, Market, SelectionId } from '#sandbox/contract/sports.ts'
import styles from './fixture.module.css'
import { MatchClock } from './match-clock.tsx'
import { OddsButton } from './odds-button.tsx'
import type { Picked } from './slip-state.ts'
import { useWords } from './use-words.ts'

const briefly: Partial<Record<SelectionId, string>> = { home: '1', draw: 'X', away: '2' }

interface Choosing {
  chosen: Picked | undefined
  onPick: (pick: Picked) => void
}

export const FixtureRow = memo(function FixtureRow({
  fixture,
  ...choosing
}: Choosing & { fixture: Fixture }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const more = useId()
  const { home, away, score, state, markets } = fixture
  const [first, ...others] = markets.filter(({ prices }) => prices.some(({ odds }) => odds !== null))
  const left = others.length
  return (
    <li className={styles.fixture}>
      <div className={styles.row}>
        <div className={styles.match}>
          <MatchClock fixture={fixture} />
          <p className={styles.sides}>
            <span className={styles.side}>{home}</span>
            {state !== 'upcoming' && <span className={styles.score}>{score[0]}</span>}
            <span className={styles.side}>{away}</span>
            {state !== 'upcoming' && <span className={styles.score}>{score[1]}</span>}
          </p>
        </div>
        {first ? (
          <Prices fixture={fixture} market={first} brief {...choosing} />
        ) : (
          <p className="quiet small">{t`Bahse kapalı`}</p>
        )}
        <button
          type="button"
          className={styles.more}
          aria-expanded={open && left > 0}
          aria-controls={more}
          aria-label={t`${home} - ${away}: ${left} bahis daha`}
          disabled={left === 0}
          onClick={() => setOpen(!open)}
        >
          +{left}
          <ChevronDown className={styles.arrow} size={16} aria-hidden />
        </button>
      </div>
      <div id={more} hidden={!open || left === 0} className={styles.others}>
        {open &&
          others.map((market) => (
            <Question key={market.id} fixture={fixture} market={market} {...choosing} />
          ))}
      </div>
    </li>
  )
})

function Question({ fixture, market, ...choosing }: Choosing & { fixture: Fixture; market: Market }) {
  const { sayMarket } = useWords()
  return (
    <div className="stack-4">
      <p className="quiet tiny">{sayMarket(market.id, fixture.sport)}</p>
      <Prices fixture={fixture} market={market} {...choosing} />
    </div>
  )
}

type PricesProps = Choosing & { fixture: Fixture; market: Market; brief?: boolean }

function Prices({ fixture, market, brief = false, chosen, onPick }: PricesProps) {
  const { sayMarket, saySelection } = useWords()
  const { id, home, away, sport, suspended, state } = fixture
  const short = brief && (market.id === 'result' || market.id === 'winner')
  const name = sayMarket(market.id, sport)
  return (
    <fieldset className={styles.prices} aria-label={`${home} - ${away}: ${name}`}>
      {market.prices.map(({ selection, odds }) => {
        const pick = { fixture: id, sport, home, away, market: market.id, line: market.line, selection }
        const said = saySelection(pick)
        return (
          <OddsButton
            key={selection}
            label={short ? (briefly[selection] ?? said) : said}
            name={`${name}: ${said}`}
            odds={odds}
            stopped={suspended}
            chosen={chosen?.market === market.id && chosen.selection === selection}
            onChoose={() => {
              const seen = odds ?? chosen?.odds
              if (seen !== undefined) onPick({ ...pick, odds: seen, live: state === 'live' })
            }}
          />
        )
      })}
    </fieldset>
  )
}
