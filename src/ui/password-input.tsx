import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** Needs `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={shown ? t`Şifreyi gizle` : t`Şifreyi göster`} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  )
}
