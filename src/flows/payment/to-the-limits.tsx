import { Trans } from '@lingui/react/macro'
import { Gauge } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { ListRowLink } from '../../ui/list-row.tsx'
import { useSite } from '../site/site.ts'
import { uncover } from '../site/uncover.ts'
import styles from './method-list.module.css'

/** Offered before each deposit; nobody has to look at it. */
export function ToTheLimits() {
  const site = useSite()
  return (
    <Card flush className={styles.offer}>
      <ListRowLink
        to="/dashboard/limits"
        onClick={() => uncover(site)}
        icon={<Gauge size={20} aria-hidden />}
        title={<Trans>Limitler</Trans>}
        note={<Trans>Ne kadar yatıracağınıza önceden karar verebilirsiniz.</Trans>}
      />
    </Card>
  )
}
