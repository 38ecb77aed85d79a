import { Trans } from '@lingui/react/macro'
import { PhoneCall } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { ListRowButton } from '../../ui/list-row.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { ClaimBonus } from './claim-bonus.view.tsx'
import styles from './claim-bonus.module.css'

/** Section 2: the bonus request, and where the call request leads when it is opened as a page. */
export function ClaimBonusPage({ chosen }: { chosen: number | null }) {
  const player = usePlayer()
  const site = useSite()
  return (
    <>
      <PageHead title={<Trans>Bonus Talep</Trans>} back="/dashboard" />
      {player && <ClaimBonus key={`${player.token} ${chosen}`} chosen={chosen} />}
      <Card flush className={styles.call}>
        <div>
          <ListRowButton
            icon={<PhoneCall size={20} aria-hidden />}
            title={<Trans>Beni Arayın</Trans>}
            note={<Trans>Bonuslarla ilgili bir sorunuz varsa sizi arayalım.</Trans>}
            data-opens="call request"
            onClick={() => site.send({ type: 'request a call' })}
          />
        </div>
      </Card>
    </>
  )
}
