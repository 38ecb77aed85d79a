import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnData } from '../../first-screen/own-data.ts'
import { ACCOUNT_PLACES } from '../../shell/account-places.tsx'
import { Card } from '../../ui/card.tsx'
import { ListRowButton, ListRowLink } from '../../ui/list-row.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { OwnPart } from '../site/own-part.tsx'
import { useSite } from '../site/site.ts'
import { LastMovements } from './last-movements.tsx'
import type { Overview as Loaded } from './overview.load.ts'
import styles from './overview.module.css'
import { LastSignIn, PhoneRow } from './standing.tsx'

/** Null when the overview failed to load. */
export function Overview({ data }: { data: OwnData<Loaded | null> }) {
  return (
    <OverviewPage
      signIns={
        <OwnPart data={data} coming={signInsComing}>
          {(overview) => (
            <>
              {overview && <LastSignIn session={overview.lastSignIn} />}
              <Call />
            </>
          )}
        </OwnPart>
      }
    >
      <OwnPart data={data} coming={movementsComing}>
        {(overview) => (overview ? <LastMovements list={overview.movements} /> : <OverviewMissing />)}
      </OwnPart>
    </OverviewPage>
  )
}

const comingOf = (className: string | undefined) => (
  <div aria-busy="true" className={className}>
    <Skeleton shape="block" />
  </div>
)
const signInsComing = comingOf(styles.signIns)
const movementsComing = comingOf(styles.movements)

export const OverviewComing = () => <OverviewPage signIns={signInsComing}>{movementsComing}</OverviewPage>

function OverviewPage({ signIns, children }: { signIns: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={<Trans>Hesap</Trans>} />
      <div className={styles.overview}>
        <Places />
        <Card flush>
          <div className={styles.rows}>
            <PhoneRow />
            {signIns}
          </div>
        </Card>
        {children}
      </div>
    </>
  )
}

/** The account menu, where it is not beside the page. */
function Places() {
  const { i18n } = useLingui()
  return (
    <Card flush className={styles.places}>
      <ul className={styles.rows}>
        {ACCOUNT_PLACES.map(({ to, name, icon }) => (
          <li key={to}>
            <ListRowLink to={to} icon={icon} title={i18n._(name)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Call() {
  const site = useSite()
  return (
    <ListRowButton
      icon={<PhoneCall size={20} aria-hidden />}
      title={<Trans>Beni Arayın</Trans>}
      data-opens="call request"
      onClick={() => site.send({ type: 'request a call' })}
    />
  )
}

function OverviewMissing() {
  const router = useRouter()
  return (
    <ErrorState
      title={<Trans>Hesabınızın özeti yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Hesabınızda bir değişiklik olmadı.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
