import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import type { BreakStanding, ExclusionLength } from '#contract/protection-breaks.ts'
import type { ExclusionActor } from '#machines/exclusion/exclusion.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { sayMonths } from '../time-out/lengths.ts'
import styles from '../time-out/time-out.module.css'
import { HelpLine, WhatItMeans } from '../time-out/what-it-means.tsx'

/** As a text: a list of options holds no numbers. */
const schema = z.object({ length: z.string() })
const lengthOf = (text: string): ExclusionLength => (text === 'permanent' ? text : Number(text))

interface Props {
  exclusion: ExclusionActor
  standing: BreakStanding
}

export function ExclusionForm({ exclusion, standing }: Props) {
  const { t } = useLingui()
  const chosen = useSelector(exclusion, (now) => String(now.context.length))
  const [form, fields] = useContractForm({
    schema,
    failure: null,
    send: ({ length }) => exclusion.send({ type: 'choose the length', length: lengthOf(length) }),
  })
  const options = standing.exclusions.map((length) => ({ value: String(length), label: sayMonths(length) }))
  return (
    <div className={styles.steps}>
      <p>
        <Trans>Oyun hemen kapanır. Süre dolmadan kimse yeniden açamaz.</Trans>
      </p>
      <WhatItMeans signIn={standing.signIn} />
      <p>
        <Trans>Bu süre içinde size ait bilgilerle yeni bir hesap da açılamaz.</Trans>
      </p>
      <form id={form.id} onSubmit={form.onSubmit} noValidate>
        <fieldset>
          <Select
            {...wireField(fields.length)}
            label={t`Ne kadar süreyle`}
            options={options}
            defaultValue={(options.find(({ value }) => value === chosen) ?? options[0])?.value}
          />
          <Button type="submit" wide>
            <Trans>Onaya geç</Trans>
          </Button>
        </fieldset>
      </form>
      <HelpLine />
    </div>
  )
}
