import { Trans, useLingui } from '@lingui/react/macro'
import type { FaultSwitch } from '#sandbox/contract/fault.ts'
import { Button } from '#src/ui/button.tsx'
import { faultWords } from './fault-words.tsx'
import styles from './switches.module.css'

interface OnListProps {
  on: readonly FaultSwitch[]
  onOff: (fault: FaultSwitch) => void
}

export function OnList({ on, onOff }: OnListProps) {
  const { t, i18n } = useLingui()
  if (on.length === 0)
    return (
      <p className="quiet">
        <Trans>Açık bir arıza yok: her şey olması gerektiği gibi çalışıyor.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {on.map((each) => {
        const { fault, usercode, target } = each
        const name = i18n._(faultWords[fault].name)
        return (
          <li key={`${fault} ${usercode} ${target}`} className={styles.row}>
            <div>
              <strong>{name}</strong>
              <p className="quiet small">
                {usercode ?? <Trans>Bütün oyuncular</Trans>} · {target ?? <Trans>Bütün oyunlar</Trans>}
              </p>
            </div>
            <Button size="small" aria-label={t`${name}: kapat`} onClick={() => onOff(each)}>
              <Trans>Arızayı kapat</Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
