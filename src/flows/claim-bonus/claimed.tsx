import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ClaimBonusActor } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'
import styles from './claim-bonus.module.css'

export function Claimed({ flow }: { flow: ClaimBonusActor }) {
  const message = useSelector(flow, (now) => now.context.message)
  return (
    <EmptyState
      icon={<SuccessMark />}
      title={message || <Trans>Bonus talebiniz alındı.</Trans>}
      text={<Trans>Bonusun durumunu bonus geçmişinizden izleyebilirsiniz.</Trans>}
      action={
        <div className={styles.ways}>
          <ButtonLink to="/dashboard/bonus-history" kind="action">
            <Trans>Bonus geçmişine bak</Trans>
          </ButtonLink>
          <Button kind="quiet" onClick={() => flow.send({ type: 'claim another' })}>
            <Trans>Başka bir bonus talep et</Trans>
          </Button>
        </div>
      }
    />
  )
}
