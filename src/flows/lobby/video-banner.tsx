import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Video } from '#contract/cms.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './video-banner.module.css'

/** With reduced motion, and on the server, the poster is shown until the person starts the film. */
const wantsNothingToMove = '(prefers-reduced-motion: reduce)'

/** Section 2: three title lines over a silent film that starts by itself and loops. */
export function VideoBanner({ video: { url, poster, title1, title2, title3 } }: { video: Video }) {
  const { t } = useLingui()
  const film = useRef<HTMLVideoElement>(null)
  const hydrated = useHydrated()
  const still = useMedia(wantsNothingToMove) || !hydrated
  const [turned, setPlays] = useState<boolean | null>(null)
  const plays = turned ?? !still
  const turn = () => {
    if (plays) film.current?.pause()
    else void film.current?.play().catch(() => setPlays(false))
  }
  return (
    <section className={styles.banner} aria-label={title1}>
      <video
        ref={film}
        className={styles.film}
        src={url}
        {...(poster && { poster })}
        muted
        loop
        playsInline
        autoPlay={!still}
        preload={still ? 'none' : 'auto'}
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
      />
      <div className={styles.words}>
        <p className={styles.first}>{title1}</p>
        {title2 && <p className={styles.second}>{title2}</p>}
        {title3 && <p className={styles.third}>{title3}</p>}
      </div>
      <div className={styles.turn}>
        <IconButton label={plays ? t`Videoyu durdur` : t`Videoyu oynat`} onClick={turn}>
          {plays ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
      </div>
    </section>
  )
}
