import { Trans, useLingui } from '@lingui/react/macro'
import type { Phase } from './crash.state.ts'
import { sayMultiplier } from './say-multiplier.ts'

/** A live region that speaks once a round: the running multiplier would never stop speaking. */
export function RoundEnd({ phase }: { phase: Phase }) {
  const { i18n } = useLingui()
  return (
    <output className="only-heard">
      {phase.name === 'crashed' && (
        <Trans>Uçak {sayMultiplier(phase.point, i18n.locale)} çarpanda uçup gitti.</Trans>
      )}
    </output>
  )
}
