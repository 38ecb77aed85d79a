import { Trans, useLingui } from '@lingui/react/macro'
import { combined as combinedOdds } from '#sandbox/contract/odds.ts'
import { limits, type Acceptance, type Fixture } from '#sandbox/contract/sports.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberStepper } from '#src/ui/number-stepper.tsx'
import { Select } from '#src/ui/select.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { PlacingNote } from './placing-note.tsx'
import { SlipLeg } from './slip-leg.tsx'
import { hasMoved, isCombined, oddsNow, sumsOf, type SlipIntent, type SlipState } from './slip-state.ts'
import styles from './slip.module.css'
import { tellSite } from './tell-site.ts'
import type { Placing } from './use-placing.ts'
import { useWords } from './use-words.ts'

/** Minor units. */
const stakeStep = 10_00

type SlipPanelProps = {
  slip: SlipState
  fixtures: readonly Fixture[]
  placing: Placing
  /** Minor units; null for a visitor. */
  balance: number | null
  player: boolean
  send: (intent: SlipIntent) => void
  onPlace: () => void
}

export function SlipPanel({ slip, fixtures, placing, balance, player, send, onPlace }: SlipPanelProps) {
  const { t } = useLingui()
  const { sayOdds, sayAmount } = useWords()
  const { picked, accept, stake } = slip
  const asCombined = isCombined(slip)
  const sums = sumsOf(slip, fixtures)
  const legs = picked.map((pick) => ({ pick, now: oddsNow(pick, fixtures) }))
  const closed = legs.some(({ now }) => now.odds === null)
  const begun = legs.some(({ pick, now }) => hasMoved(pick, now) && now.live !== pick.live)
  const moved = begun || (accept === 'never' && legs.some(({ pick, now }) => hasMoved(pick, now)))
  const short = balance !== null && sums.stake > balance
  const busy = placing.at === 'placing'
  // A retry must send the same content: its id is refused with another one.
  const unanswered = placing.at === 'unanswered'
  if (picked.length === 0)
    return (
      <>
        <PlacingNote placing={placing} />
        <EmptyState text={<Trans>Kuponunuz boş. Bir orana dokunarak seçim ekleyin.</Trans>} />
      </>
    )
  const faults = placing.at === 'refused' ? placing.faults : null
  return (
    <div className="stack-12">
      {picked.length > 1 && (
        <fieldset aria-label={t`Kupon türü`} className={styles.kinds}>
          {[true, false].map((combined) => (
            <button
              key={String(combined)}
              type="button"
              className={styles.kind}
              aria-pressed={asCombined === combined}
              onClick={() => send({ type: 'combine', combined })}
            >
              {combined ? <Trans>Kombine</Trans> : <Trans>Tekli</Trans>}
            </button>
          ))}
        </fieldset>
      )}
      <ul className="stack-8">
        {legs.map(({ pick, now }) => (
          <SlipLeg
            key={pick.fixture}
            pick={pick}
            now={now}
            fault={faults?.get(pick.fixture)}
            onDrop={() => send({ type: 'drop', fixture: pick.fixture })}
          />
        ))}
      </ul>
      <Select
        label={t`Oran değişirse`}
        value={accept}
        options={
          [
            { value: 'never', label: t`Bana sor` },
            { value: 'higher', label: t`Yükselirse kabul et` },
            { value: 'any', label: t`Her değişikliği kabul et` },
          ] satisfies { value: Acceptance; label: string }[]
        }
        onChange={({ currentTarget: { value } }) => {
          if (value === 'never' || value === 'higher' || value === 'any')
            send({ type: 'accept', accept: value })
        }}
      />
      <div className={styles.foot}>
        <NumberStepper
          label={asCombined || picked.length === 1 ? t`Bahis tutarı` : t`Her seçime bahis tutarı`}
          prefix="₺"
          min={limits.leastStake}
          max={limits.mostStake}
          step={stakeStep}
          value={stake}
          onValue={(units) => send({ type: 'stake', stake: units })}
        />
        <dl className={styles.sums}>
          {asCombined && (
            <>
              <dt>
                <Trans>Toplam oran</Trans>
              </dt>
              <dd>{sayOdds(combinedOdds(legs.map(({ pick, now }) => now.odds ?? pick.odds)))}</dd>
            </>
          )}
          <dt>
            <Trans>Toplam bahis</Trans>
          </dt>
          <dd>{sayAmount(sums.stake)}</dd>
          <dt>
            <Trans>Olası kazanç</Trans>
          </dt>
          <dd className={styles.win}>{sayAmount(sums.win)}</dd>
        </dl>
        <PlacingNote placing={placing} />
        {!player ? (
          <Button kind="action" wide onClick={() => tellSite('login')}>
            <Trans>Bahis için giriş yapın</Trans>
          </Button>
        ) : unanswered ? (
          <Button kind="action" wide onClick={onPlace}>
            <Trans>Yeniden gönder</Trans>
          </Button>
        ) : moved ? (
          <Button kind="action" wide onClick={() => send({ type: 'see', fixtures })}>
            <Trans>Yeni oranları kabul et</Trans>
          </Button>
        ) : short ? (
          <Button kind="action" wide onClick={() => tellSite('deposit')}>
            <Trans>Para yatır</Trans>
          </Button>
        ) : (
          <Button kind="action" wide busy={busy} disabled={stake === null || closed} onClick={onPlace}>
            <Trans>Bahis yap</Trans>
          </Button>
        )}
        {player && short && !unanswered && (
          <p className={styles.fault}>
            <Trans>Bakiyeniz bu bahis için yeterli değil.</Trans>
          </p>
        )}
      </div>
      <Button kind="quiet" onClick={() => send({ type: 'clear' })}>
        <Trans>Kuponu temizle</Trans>
      </Button>
    </div>
  )
}
