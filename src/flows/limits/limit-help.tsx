import { Trans } from '@lingui/react/macro'
import { BookOpen, DoorClosed, History, MessagesSquare } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { ListRowButton, ListRowLink } from '../../ui/list-row.tsx'
import { useSite } from '../site/site.ts'
import styles from './limits.module.css'

/** Id of the page about responsible gambling. */
const advice = '3'
const size = 20

export function LimitHelp() {
  const site = useSite()
  return (
    <Card flush className={styles.help}>
      <ListRowLink
        to="/dashboard/limit-history"
        icon={<History size={size} aria-hidden />}
        title={<Trans>Limit Geçmişi</Trans>}
      />
      <ListRowLink
        to="/dashboard/exclusion"
        icon={<DoorClosed size={size} aria-hidden />}
        title={<Trans>Oyundan Uzak Kal</Trans>}
      />
      <ListRowLink
        to="/pages/$id"
        params={{ id: advice }}
        icon={<BookOpen size={size} aria-hidden />}
        title={<Trans>Sorumlu oyun ve destek</Trans>}
      />
      <ListRowButton
        icon={<MessagesSquare size={size} aria-hidden />}
        title={<Trans>Bize Yazın</Trans>}
        onClick={() => site.send({ type: 'open the live chat' })}
      />
    </Card>
  )
}
