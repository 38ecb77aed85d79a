import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { gameRow, type GameRow } from '#contract/game-providers.ts'
import type { GameActor, Launched } from '#machines/game/game.machine.ts'
import { useFrameLook } from './frame-look.ts'
import { useFrameMessages } from './frame-messages.ts'
import { frameFeatures, providerSandbox, strangerSandbox } from './frame-policy.ts'
import { factOf } from './game-words.ts'
import styles from './game.module.css'

interface GameFrameProps {
  actor: GameActor
  name: string
  system: string
  launched: Launched
}

export function GameFrame({ actor, name, system, launched: { address, html } }: GameFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const handed = useRef(false)
  const row = gameRow(system)
  useFrameMessages({
    frame,
    origin: row ? originOf(row, address) : '',
    read: (message) => row && factOf(row, message),
    onMessage: (fact) => actor.send(fact),
  })
  // Handed HTML has an opaque origin, which no message can be addressed to.
  const tellLook = useFrameLook({ frame, origin: html === null ? new URL(address).origin : null })
  const arrive = () => {
    tellLook()
    if (html !== null && !handed.current) {
      handed.current = true
      // '*' because the origin is opaque; the window is our frame's, and this is its first page.
      frame.current?.contentWindow?.postMessage({ html }, '*')
    }
    if (frame.current && waitsForThe(frame.current)) frame.current.focus({ preventScroll: true })
    actor.send({ type: 'game.loaded' })
  }
  return (
    <iframe
      ref={frame}
      src={address}
      title={t`Oyun: ${name}`}
      className={styles.frame}
      sandbox={html === null ? providerSandbox : strangerSandbox}
      allow={frameFeatures}
      referrerPolicy="strict-origin"
      onLoad={arrive}
    />
  )
}

/** The origin whose messages count: the launched page's, or our own for games that exit to our lobby page. */
function originOf({ opens, leavesToLobby }: GameRow, address: string): string {
  if (opens === 'html') return 'null'
  return leavesToLobby ? location.origin : new URL(address).origin
}

/** Nothing outside the frame has the focus. */
const waitsForThe = (frame: HTMLIFrameElement) => document.activeElement?.contains(frame) ?? true
