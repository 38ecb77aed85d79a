import { Trans, useLingui } from '@lingui/react/macro'
import type { Placing } from './use-placing.ts'
import styles from './slip.module.css'
import { slipRefusals } from './sport-words.ts'
import { useWords } from './use-words.ts'

export function PlacingNote({ placing }: { placing: Placing }) {
  const { i18n } = useLingui()
  const { sayAmount } = useWords()
  const won = placing.at === 'placed' ? placing.slips.reduce((sum, { mayWin }) => sum + mayWin, 0) : 0
  return (
    <output className={styles.note}>
      {placing.at === 'placed' && (
        <p className="good small">
          <Trans>Bahsiniz alındı. Olası kazanç: {sayAmount(won)}</Trans>
        </p>
      )}
      {placing.at === 'refused' && (
        <p className={styles.fault}>
          {placing.why === 'legs' ? (
            <Trans>Kupon alınmadı: seçimlerden biri değişti. Bakiyenizden bir şey düşülmedi.</Trans>
          ) : (
            i18n._(slipRefusals[placing.why])
          )}
        </p>
      )}
      {placing.at === 'unanswered' && (
        <p className={styles.fault}>
          <Trans>Yanıt gelmedi. Yeniden gönderin: aynı kupon yalnızca bir kez alınır.</Trans>
        </p>
      )}
    </output>
  )
}
