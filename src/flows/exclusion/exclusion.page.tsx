import { Trans } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PageForm } from '../site/page-form.tsx'
import { usePlayer } from '../site/use-player.ts'
import styles from '../time-out/time-out.module.css'
import { Exclusion } from './exclusion.view.tsx'
import { LengthsComing } from '../time-out/lengths-coming.tsx'

export function ExclusionPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Oyundan Uzak Kal</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard/break"
      />
      <Card className={styles.page} tabIndex={-1}>
        {player && (
          <PageForm key={player.token} form="exclusion" coming={<LengthsComing />}>
            {(exclusion) => <Exclusion exclusion={exclusion} username={player.username} />}
          </PageForm>
        )}
      </Card>
    </>
  )
}
