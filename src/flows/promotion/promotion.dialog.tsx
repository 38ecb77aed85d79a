import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Promotion } from '#contract/cms.ts'
import type { PromotionActor } from '#machines/promotion/promotion.machine.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotion.module.css'

export { providedPromotion } from './promotion.provide.ts'

/** Follows the width of the dialog. */
const sizes = '(width < 990px) 100vw, 942px'

/** Section 2: the second picture of a promotion, its title and its words. */
export default function PromotionDialog({ flow, open }: { flow: PromotionActor; open: boolean }) {
  const site = useSite()
  const promotion = useSelector(flow, (now) => now.context.promotion)
  const busy = useSelector(flow, (now) => now.hasTag('busy'))
  const gone = useSelector(flow, (now) => now.matches('no longer offered'))
  const missing = useSelector(flow, (now) => now.matches('missing'))
  const close = () => site.send({ type: 'close' })
  return (
    <Dialog
      open={open}
      size="wide"
      title={promotion ? promotion.title : <Trans>Promosyon</Trans>}
      onClose={close}
      {...(promotion && { foot: <WayOn /> })}
    >
      {busy && <PromotionComing />}
      {promotion && <Words promotion={promotion} />}
      {gone && <NoLongerOffered onClose={close} />}
      {missing && <PromotionMissing actor={flow} />}
    </Dialog>
  )
}

function Words({ promotion: { images, description } }: { promotion: Promotion }) {
  const [first, second = first] = images
  return (
    <div className={styles.words}>
      <PromotionPicture url={second?.url} sizes={sizes} shape="banner" eager />
      <Prose html={description} />
    </div>
  )
}

function PromotionComing() {
  return (
    <div className={styles.words} aria-busy="true">
      <span className={styles.banner}>
        <Skeleton shape="block" />
      </span>
      <Skeleton width="90%" />
      <Skeleton width="72%" />
    </div>
  )
}

function WayOn() {
  const site = useSite()
  const player = usePlayer()
  if (player) {
    return (
      <ButtonLink kind="action" to="/dashboard/claim-bonus" wide>
        <Trans>Bonus Talep</Trans>
      </ButtonLink>
    )
  }
  return (
    <Button kind="action" wide data-opens="registration" onClick={() => site.send({ type: 'sign up' })}>
      <Trans>Üye Ol</Trans>
    </Button>
  )
}

function NoLongerOffered({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      text={<Trans>Bu promosyon artık sunulmuyor.</Trans>}
      action={
        <Button onClick={onClose}>
          <Trans>Promosyonları gör</Trans>
        </Button>
      }
    />
  )
}

function PromotionMissing({ actor }: { actor: PromotionActor }) {
  const failure = useSelector(actor, (now) => now.context.failure)
  return (
    <ErrorState
      title={<Trans>Promosyon yüklenemedi</Trans>}
      text={failure && sayFailure(failure)}
      onRetry={() => actor.send({ type: 'try again' })}
    />
  )
}
