import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useCallback, useState, type MouseEvent } from 'react'
import type { Popup as Shown } from '#contract/cms.ts'
import type { PopupActor } from '#machines/popup/popup.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useSite } from '../site/site.ts'
import styles from './popup.module.css'
import { providePopup } from './popup.provide.ts'

/** The picture is fetched when it is shown; pressing it closes the popup and follows its link. */
export function Popup() {
  const site = useSite()
  const router = useRouter()
  const [provided] = useState(() => providePopup(site, router))
  const actor = useActorRef(provided)
  const shown = useSelector(actor, (now) => now.matches('shown'))
  const popup = useSelector(actor, (now) => now.context.popup)
  return shown && popup ? <PopupDialog actor={actor} popup={popup} /> : null
}

function PopupDialog({ actor, popup }: { actor: PopupActor; popup: Shown }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const close = useCallback(() => actor.send({ type: 'close' }), [actor])
  const ref = useModal(true, close)
  const { title = t`Öne çıkan`, text } = popup
  const here = history.location.href
  const url = popup.url && popup.url !== '#' ? popup.url : here
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    actor.send({ type: 'follow the link' })
    if (!url.startsWith('/')) return
    event.preventDefault()
    if (url !== here) history.push(url)
  }
  return (
    <dialog ref={ref} className={styles.popup} aria-label={title}>
      <a href={url} className={styles.link} onClick={follow}>
        <PopupPicture images={popup.images.map((image) => image.url)} />
        {popup.title !== undefined && (
          <span className={styles.words}>
            <strong className={styles.title}>{title}</strong>
            {text !== undefined && <span>{text}</span>}
          </span>
        )}
        {popup.title === undefined && <span className="only-heard">{title}</span>}
      </a>
      <IconButton label={t`Kapat`} className={styles.close} onClick={close}>
        <X size={20} aria-hidden />
      </IconButton>
    </dialog>
  )
}

/** Section 3: the default, a wide and a medium one; a missing one is replaced by the one before. */
function PopupPicture({ images }: { images: string[] }) {
  const [normal, wide = normal, medium = wide] = images
  return (
    <picture>
      <source media="(width >= 1200px)" srcSet={wide} />
      <source media="(width >= 600px)" srcSet={medium} />
      <img className={styles.picture} src={normal} alt="" decoding="async" />
    </picture>
  )
}
