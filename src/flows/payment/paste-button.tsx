import { useLingui } from '@lingui/react/macro'
import { ClipboardPaste } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { typeInto } from '../../ui/type-into.ts'

/** Types the clipboard's text into the field. */
export function PasteButton({ field, label }: { field: string; label: string }) {
  const { t } = useLingui()
  const paste = async (button: HTMLButtonElement) => {
    const input = document.getElementById(field)
    if (!(input instanceof HTMLInputElement)) return
    try {
      typeInto(input, (await navigator.clipboard.readText()).trim(), 'insertFromPaste')
      if (document.activeElement === button) input.focus()
    } catch {
      showToast({ kind: 'error', text: t`Panoya erişilemedi. Alanı basılı tutarak yapıştırabilirsiniz.` })
    }
  }
  return (
    <IconButton label={t`${label}: panodan yapıştır`} onClick={(event) => void paste(event.currentTarget)}>
      <ClipboardPaste size={20} aria-hidden />
    </IconButton>
  )
}
