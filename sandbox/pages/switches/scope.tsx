import { useLingui } from '@lingui/react/macro'
import type { FaultSwitch } from '#sandbox/contract/fault.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './switches.module.css'

export type Scope = Omit<FaultSwitch, 'fault'>

interface ScopeFieldsProps {
  scope: Scope
  onChange: (scope: Scope) => void
}

const given = (text: string) => {
  const name = text.trim()
  return name === '' ? null : name
}

export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.scope}>
      <TextInput
        label={t`Üye kodu`}
        hint={t`Boş bırakırsanız bütün oyuncular`}
        value={scope.usercode ?? ''}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...scope, usercode: given(target.value) })}
      />
      <TextInput
        label={t`Sağlayıcı ya da oyun kodu`}
        hint={t`Boş bırakırsanız bütün oyunlar`}
        value={scope.target ?? ''}
        autoComplete="off"
        spellCheck={false}
        list="providers"
        onChange={({ target }) => onChange({ ...scope, target: given(target.value) })}
      />
      <datalist id="providers">
        {['dt', 'pragmatic', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'].map((provider) => (
          <option key={provider} value={provider}>
            {provider}
          </option>
        ))}
      </datalist>
    </div>
  )
}
