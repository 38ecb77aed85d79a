import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { timeOutForm, type BreakStanding } from '#contract/protection-breaks.ts'
import type { TimeOutActor } from '#machines/time-out/time-out.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { sayHours } from '../../words/hours.ts'
import { timeOutHours } from './lengths.ts'

interface Props {
  timeOut: TimeOutActor
  standing: BreakStanding
}

export function TimeOutForm({ timeOut, standing }: Props) {
  const { t } = useLingui()
  const busy = useSelector(timeOut, (now) => now.hasTag('busy'))
  const failure = useSelector(timeOut, (now) => now.context.failure)
  const chosen = useSelector(timeOut, (now) => now.context.hours)
  const [form, fields] = useContractForm({
    schema: timeOutForm,
    failure,
    send: (value) => timeOut.send({ type: 'begin the break', form: value }),
  })
  const lengths = timeOutHours(standing)
  const options = lengths.map((hours) => ({ value: String(hours), label: sayHours(hours) }))
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy}>
        <Select
          {...wireField(fields.hours)}
          label={t`Süre`}
          options={options}
          defaultValue={String(lengths.find((hours) => hours === chosen) ?? standing.panicHours)}
        />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Arayı Başlat</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
