import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sandboxFaults, type FaultSwitch } from '#sandbox/contract/fault.ts'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { faultWords } from './fault-words.tsx'
import { OnList } from './on-list.tsx'
import { ScopeFields, type Scope } from './scope.tsx'
import styles from './switches.module.css'
import { useSwitches } from './use-switches.ts'

export default function SwitchesPage() {
  const { known, read, set } = useSwitches()
  const [scope, setScope] = useState<Scope>({ usercode: null, target: null })
  return (
    <main className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <Trans>Arıza anahtarları</Trans>
        </h1>
        <p className={styles.note}>
          <Trans>Deneme sağlayıcılarında nelerin ters gideceğini buradan seçin.</Trans>
        </p>
      </header>
      {known === 'not known yet' && <Spinner />}
      {known === 'not reached' && (
        <ErrorState
          title={<Trans>Anahtarlara ulaşılamıyor</Trans>}
          text={<Trans>Deneme sunucusunun çalıştığından emin olup yeniden deneyin.</Trans>}
          onRetry={read}
        />
      )}
      {typeof known === 'object' && (
        <div className={styles.parts}>
          <Card>
            <h2 className={styles.head}>
              <Trans>Yeni arıza</Trans>
            </h2>
            <ScopeFields scope={scope} onChange={setScope} />
            <Faults on={known} scope={scope} onSet={set} />
          </Card>
          <Card>
            <h2 className={styles.head}>
              <Trans>Açık olanlar</Trans>
            </h2>
            <OnList on={known} onOff={(fault) => set(fault, false)} />
          </Card>
        </div>
      )}
    </main>
  )
}

interface FaultsProps {
  on: readonly FaultSwitch[]
  scope: Scope
  onSet: (fault: FaultSwitch, on: boolean) => void
}

function Faults({ on, scope, onSet }: FaultsProps) {
  const { i18n } = useLingui()
  const isOn = (name: string) =>
    on.some(
      ({ fault, usercode, target }) =>
        fault === name && usercode === scope.usercode && target === scope.target,
    )
  return (
    <div className={styles.faults}>
      {sandboxFaults.map((fault) => (
        <Checkbox
          key={fault}
          label={i18n._(faultWords[fault].name)}
          hint={i18n._(faultWords[fault].text)}
          checked={isOn(fault)}
          onChange={({ target: { checked } }) => onSet({ ...scope, fault }, checked)}
        />
      ))}
    </div>
  )
}
