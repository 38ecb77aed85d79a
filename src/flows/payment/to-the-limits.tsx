import { Trans } from '@lingui/react/macro'
import { Gauge } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { ListRowLink } from '../../ui/list-row.tsx'
import styles from './method-list.module.css'

/** Offered before each deposit; nobody has to look at it. */
export function ToTheLimits() {
  return (
    <Card flush className={styles.offer}>
      <ListRowLink
        to="/dashboard/limits"
        icon={<Gauge size={20} aria-hidden />}
        title={<Trans>Limitler</Trans>}
        note={<Trans>Ne kadar yatıracağınıza önceden karar verebilirsiniz.</Trans>}
      />
    </Card>
  )
}
