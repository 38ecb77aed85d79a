import { Trans } from '@lingui/react/macro'
import { PageHead } from '../../ui/page-head.tsx'
import { usePlayer } from '../site/use-player.ts'
import { UnlessOnABreak } from '../time-out/unless-on-a-break.tsx'
import { ClaimBonus } from './claim-bonus.view.tsx'

/** Section 2: the bonus request, and where the call request leads when it is opened as a page. */
export function ClaimBonusPage({ chosen }: { chosen: number | null }) {
  const player = usePlayer()
  return (
    <>
      <PageHead title={<Trans>Bonus Talep</Trans>} back="/dashboard" />
      {player && (
        <UnlessOnABreak>
          <ClaimBonus key={`${player.token} ${chosen}`} chosen={chosen} />
        </UnlessOnABreak>
      )}
    </>
  )
}
