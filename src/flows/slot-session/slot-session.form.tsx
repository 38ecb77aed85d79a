import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SlotSessionActor } from '#machines/slot-session/slot-session.machine.ts'
import { Button } from '../../ui/button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { sayPlayTime } from '../../words/play-time.ts'
import { sayFailure } from '../../words/say-failure.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { sessionSchema } from './session-schema.ts'
import styles from './slot-session.module.css'

/** Minutes. The shortest comes first, and is chosen until the player chooses. */
const offered = [15, 30, 60, 120, 240]

export function SlotSessionForm({ session }: { session: SlotSessionActor }) {
  const { t, i18n } = useLingui()
  const busy = useSelector(session, (now) => now.hasTag('busy'))
  const failure = useSelector(session, (now) => now.context.failure)
  const [form, fields] = useContractForm({
    schema: sessionSchema(i18n.locale),
    readsText: true,
    failure: null,
    send: (value) => session.send({ type: 'begin the session', form: value }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.fields}>
        <Select
          {...wireField(fields.minutes)}
          label={t`Süre`}
          options={offered.map((minutes) => ({ value: String(minutes), label: sayPlayTime(minutes) }))}
        />
        <NumberInput
          {...wireField(fields.amount)}
          label={t`En yüksek kayıp tutarı`}
          prefix="₺"
          inputMode="decimal"
        />
        {failure && !busy && <p role="alert">{sayFailure(failure)}</p>}
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Oturumu başlat</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
