import { Trans, useLingui } from '@lingui/react/macro'
import type { Slip } from '#sandbox/contract/sports.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import styles from './own-slips.module.css'
import { slipStatusNames } from './sport-words.ts'
import { tellSite } from './tell-site.ts'
import type { OwnSlipsState } from './use-own-slips.ts'
import { useWords } from './use-words.ts'

export function OwnSlipsView({ state, onRetry }: { state: OwnSlipsState; onRetry: () => void }) {
  const { t } = useLingui()
  if (state.at === 'visitor')
    return (
      <EmptyState
        text={<Trans>Bahislerinizi görmek için giriş yapın.</Trans>}
        action={
          <Button kind="action" onClick={() => tellSite('login')}>
            <Trans>Giriş yap</Trans>
          </Button>
        }
      />
    )
  if (state.at === 'loading')
    return (
      <div aria-busy="true" className="stack-12">
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="6rem" />
      </div>
    )
  if (state.at === 'failed')
    return (
      <ErrorState
        title={<Trans>Bahisleriniz yüklenemedi</Trans>}
        text={<Trans>Verdiğiniz bahisler geçerliliğini korur. Lütfen yeniden deneyin.</Trans>}
        onRetry={onRetry}
      />
    )
  const { open, settled } = state.own
  if (open.length === 0 && settled.length === 0)
    return <EmptyState text={<Trans>Henüz bahsiniz yok. İlk kuponunuz burada görünecek.</Trans>} />
  return (
    <div className={styles.own}>
      <Slips title={t`Açık bahisler`} slips={open} none={t`Açık bahsiniz yok.`} />
      <Slips title={t`Sonuçlananlar`} slips={settled} none={t`Henüz sonuçlanan bahsiniz yok.`} />
    </div>
  )
}

function Slips({ title, slips, none }: { title: string; slips: readonly Slip[]; none: string }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {slips.length === 0 && <p className="quiet tiny">{none}</p>}
      <ul className="stack-12" aria-label={title}>
        {slips.map((slip) => (
          <SlipCard key={slip.id} slip={slip} />
        ))}
      </ul>
    </section>
  )
}

function SlipCard({ slip }: { slip: Slip }) {
  const { i18n } = useLingui()
  const { sayAmount, sayMarket, sayOdds, saySelection } = useWords()
  const { status, stake, odds, mayWin, won, legs } = slip
  const name = (of: typeof status) => i18n._(slipStatusNames[of])
  return (
    <li className={styles.slip} data-status={status}>
      <p className={styles.head}>
        <span>
          {legs.length > 1 ? <Trans>Kombine ({legs.length})</Trans> : <Trans>Tekli</Trans>} · {sayOdds(odds)}
        </span>
        <span className={styles.status}>{name(status)}</span>
      </p>
      <ul>
        {legs.map((leg) => (
          <li key={leg.fixture} className={styles.leg}>
            <p className="bright small strong">
              {saySelection(leg)} · {sayOdds(leg.odds)}
            </p>
            <p className="quiet tiny">
              {sayMarket(leg.market, leg.sport)} · {leg.home} - {leg.away}
              {leg.score && ` ${leg.score[0]}-${leg.score[1]}`}
              {leg.status !== 'open' && legs.length > 1 && ` · ${name(leg.status)}`}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.sums}>
        <span>
          <Trans>Bahis: {sayAmount(stake)}</Trans>
        </span>
        <span className={styles.won}>
          {status === 'open' ? (
            <Trans>Olası kazanç: {sayAmount(mayWin)}</Trans>
          ) : (
            <Trans>Ödenen: {sayAmount(won)}</Trans>
          )}
        </span>
      </p>
    </li>
  )
}
