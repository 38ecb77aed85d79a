import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { receiveToasts, type ToastKind, type ToastRequest } from './toast.ts'
import styles from './toast-list.module.css'
import { raiseStage, toastStage } from './top-stage.ts'

/** Section 9, milliseconds. */
const DURATION = 4000
const LOADING_DURATION = 30_000
const VISIBLE = 5
const GAP = 8

/** Keeps the head of the page visible, with the balance. */
const UNDER_THE_HEAD = { top: '4rem', left: '0.75rem', right: '0.75rem' }

const ICONS: Record<ToastKind, ReactNode> = {
  blank: null,
  error: <CircleAlert size={20} aria-hidden />,
  success: <CircleCheck size={20} aria-hidden />,
  loading: <Spinner />,
  warning: <TriangleAlert size={20} aria-hidden />,
  info: <Info size={20} aria-hidden />,
}

type ToastProps = Pick<ToastRequest, 'kind' | 'text' | 'way'> & { onClose: () => void }

function Toast({ kind, text, way, onClose }: ToastProps) {
  const { t } = useLingui()
  return (
    <output className={styles.toast} data-kind={kind} aria-live="polite">
      <span className={styles.icon}>{ICONS[kind]}</span>
      <p className={styles.text}>{text}</p>
      <IconButton label={t`Bildirimi kapat`} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
      {way && (
        <div className={styles.way}>
          <Button
            kind="plain"
            size="small"
            onClick={() => {
              onClose()
              way.go()
            }}
          >
            {way.name}
          </Button>
        </div>
      )}
    </output>
  )
}

function show({ kind, text, way, id, duration }: ToastRequest) {
  raiseStage()
  const draw = (shown: string | number) => (
    <Toast kind={kind} text={text} {...(way && { way })} onClose={() => toast.dismiss(shown)} />
  )
  toast.custom(draw, {
    duration: duration ?? (kind === 'loading' ? LOADING_DURATION : DURATION),
    ...(id !== undefined && { id }),
  })
}

/** A phone has no room for five in a row over a form: there they are stacked, the newest in front. */
const room = matchMedia('(width >= 600px)')
const hasRoom = () => room.matches
function onRoom(change: () => void): () => void {
  room.addEventListener('change', change)
  return () => room.removeEventListener('change', change)
}

export default function ToastList() {
  const { t } = useLingui()
  const roomy = useSyncExternalStore(onRoom, hasRoom)
  useEffect(() => receiveToasts({ show, hide: (id) => toast.dismiss(id) }), [])
  return createPortal(
    <Toaster
      className={styles.list ?? ''}
      containerAriaLabel={t`Mesajlar`}
      // Without it sonner reads the computed style of the page each time.
      dir="ltr"
      position="top-center"
      visibleToasts={VISIBLE}
      expand={roomy}
      gap={GAP}
      offset={16}
      mobileOffset={UNDER_THE_HEAD}
    />,
    toastStage(),
  )
}
