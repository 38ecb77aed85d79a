import { Trans, useLingui } from '@lingui/react/macro'
import type { Phase } from './crash.state.ts'
import { sayMultiplier } from './say-multiplier.ts'

/** Said once a round, when the plane is gone; what is in between is seen, or asked of the buttons. */
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
