import { Trans } from '@lingui/react/macro'
import type { KnownBreak } from '#contract/auth.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OnABreak } from './on-a-break.tsx'
import styles from './time-out.module.css'

/** In the place of a game, a bet slip, a deposit or a bonus. */
export default function BreakNotice({ running }: { running: KnownBreak }) {
  return (
    <section className={styles.notice}>
      <OnABreak running={running} />
      <ButtonLink
        to={running.kind === 'exclusion' ? '/dashboard/exclusion' : '/dashboard/break'}
        kind="quiet"
      >
        {running.kind === 'exclusion' ? <Trans>Ayrıntılar</Trans> : <Trans>Aranızın ayrıntıları</Trans>}
      </ButtonLink>
    </section>
  )
}
