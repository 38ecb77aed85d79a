import { Trans } from '@lingui/react/macro'
import type { SlotSessionActor } from '#machines/slot-session/slot-session.machine.ts'
import { Card } from '../../ui/card.tsx'
import { SlotSessionForm } from './slot-session.form.tsx'
import styles from './slot-session.module.css'

interface Props {
  session: SlotSessionActor
  /** What the server said of the launch. */
  why: string
}

/** In the place of the game. */
export function SlotSession({ session, why }: Props) {
  return (
    <Card className={styles.session}>
      <h2>
        <Trans>Slot oturumunuz</Trans>
      </h2>
      <p>{why}</p>
      <SlotSessionForm session={session} />
    </Card>
  )
}
