import { Trans } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PageForm } from '../site/page-form.tsx'
import { usePlayer } from '../site/use-player.ts'
import styles from './time-out.module.css'
import { TimeOut } from './time-out.view.tsx'
import { LengthsComing } from './lengths-coming.tsx'

export function TimeOutPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Ara Ver</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard"
      />
      <Card className={styles.page} tabIndex={-1}>
        {player && (
          <PageForm key={player.token} form="time-out" coming={<LengthsComing />}>
            {(timeOut) => <TimeOut timeOut={timeOut} />}
          </PageForm>
        )}
      </Card>
    </>
  )
}
