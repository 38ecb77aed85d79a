import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneCall } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import { ListRowButton, ListRowLink } from '../ui/list-row.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ACCOUNT_PLACES } from './account-places.tsx'
import styles from './dashboard-home.module.css'

/** The account's entry: every place of it, and a call from the operator. */
export function DashboardHome({ onCallRequest }: { onCallRequest: () => void }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageHead title={<Trans>Hesap</Trans>} />
      <Card flush>
        <ul className={styles.places}>
          {ACCOUNT_PLACES.map(({ to, name, icon }) => (
            <li key={to}>
              <ListRowLink to={to} icon={icon} title={i18n._(name)} />
            </li>
          ))}
          <li>
            <ListRowButton
              icon={<PhoneCall size={20} aria-hidden />}
              title={<Trans>Beni Arayın</Trans>}
              onClick={onCallRequest}
            />
          </li>
        </ul>
      </Card>
    </>
  )
}
