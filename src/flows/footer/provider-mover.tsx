import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CarouselActor } from '#machines/carousel/carousel.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { isStill } from '../carousel/carousel.provide.ts'
import { useSight, useSlider } from '../carousel/use-slider.ts'
import { providedProviders } from './providers.provide.ts'

interface ProviderMoverProps {
  viewport: HTMLElement
  onStart: (actor: CarouselActor) => void
}

/** Moves on by one provider at a time, in a loop; stops under the mouse, out of view and for reduced motion. */
export default function ProviderMover({ viewport, onStart }: ProviderMoverProps) {
  const { t } = useLingui()
  const [still] = useState(isStill)
  const actor = useActorRef(providedProviders, { input: { slug: 'providers', still } })
  const slide = useSlider(actor, { loop: true, align: 'start' })
  const watch = useSight(actor)
  const paused = useSelector(actor, (now) => now.matches({ 'slide show': 'paused' }))
  useEffect(() => {
    slide(viewport)
    return watch(viewport)
  }, [slide, viewport, watch])
  useEffect(() => onStart(actor), [actor, onStart])
  return (
    <IconButton
      label={paused ? t`Sağlayıcıları kaydır` : t`Sağlayıcıları durdur`}
      onClick={() => actor.send({ type: paused ? 'go on' : 'pause' })}
    >
      {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
    </IconButton>
  )
}
