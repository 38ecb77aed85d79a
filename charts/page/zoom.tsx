import { Maximize, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Camera } from './camera.ts'
import { useWords } from './language.ts'
import type { Word } from './words.ts'

export function Zoom({ camera }: { camera: Camera | null }) {
  return (
    <>
      <ZoomButton word="zoomIn" sign="+" onPress={() => camera?.zoomIn()}>
        <Plus size={18} aria-hidden />
      </ZoomButton>
      <ZoomButton word="zoomOut" sign="−" onPress={() => camera?.zoomOut()}>
        <Minus size={18} aria-hidden />
      </ZoomButton>
      <ZoomButton word="fit" sign="0" onPress={() => camera?.fit()}>
        <Maximize size={18} aria-hidden />
      </ZoomButton>
    </>
  )
}

interface ZoomButtonProps {
  word: Word
  /** The shortcut. */
  sign: string
  onPress: () => void
  children: ReactNode
}

function ZoomButton({ word, sign, onPress, children }: ZoomButtonProps) {
  const said = useWords()(word)
  return (
    <button type="button" aria-label={said} title={`${said} (${sign})`} onClick={onPress}>
      {children}
    </button>
  )
}
