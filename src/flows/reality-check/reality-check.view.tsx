import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Play } from '#contract/protection-play.ts'
import type { RealityCheckActor } from '#machines/reality-check/reality-check.machine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Moment } from '../history/moment.tsx'
import { PlayFigures } from './play-figures.tsx'
import styles from './reality-check.module.css'
import { WaysOn } from './ways-on.tsx'

/** Over any page, game and dialog. */
export function RealityCheck({ check, open = true }: { check: RealityCheckActor; open?: boolean }) {
  const shown = useSelector(check, (now) => now.hasTag('shown'))
  const play = useSelector(check, (now) => now.context.play)
  return shown && play ? <Summary check={check} play={play} open={open} /> : null
}

interface SummaryProps {
  check: RealityCheckActor
  play: Play
  open: boolean
}

function Summary({ check, play, open }: SummaryProps) {
  const closable = useSelector(check, (now) => now.matches('looking'))
  return (
    <Dialog
      open={open}
      title={<Trans>Oyun Özeti</Trans>}
      onClose={closable ? () => check.send({ type: 'close' }) : null}
    >
      <div className={styles.summary}>
        {play.check.stops && (
          <p>
            <Trans>Devam etmeden önce oyununuza bir göz atın.</Trans>{' '}
            <Trans>Siz yanıtlayana kadar yeni tur başlamaz.</Trans>
          </p>
        )}
        {play.session?.pause && play.session.pause.begins <= play.now && (
          <p>
            <Trans>
              Aralıksız oynayabileceğiniz en uzun süre doldu; şimdi mola zamanı.{' '}
              <Moment utc={play.session.pause.ends} /> itibarıyla yeni tura başlayabilirsiniz.
            </Trans>
          </p>
        )}
        <PlayFigures play={play} />
        <WaysOn check={check} interval={play.check} />
      </div>
    </Dialog>
  )
}
