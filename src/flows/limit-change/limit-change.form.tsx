import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { limitUnit } from '#contract/protection.ts'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Button } from '../../ui/button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { sayHours } from '../../words/hours.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { LimitAmount } from '../limits/limit-amount.tsx'
import { amountSchema } from './amount-schema.ts'
import styles from './limit-change.module.css'

export function LimitChangeForm({ change }: { change: LimitChangeActor }) {
  const { t, i18n } = useLingui()
  const busy = useSelector(change, (now) => now.hasTag('sent'))
  const failure = useSelector(change, (now) => now.context.failure)
  const limit = useSelector(change, (now) => now.context.limit)
  const name = useSelector(change, (now) => now.context.name)
  const wait = sayHours(useSelector(change, (now) => now.context.raiseWait))
  const [form, fields] = useContractForm({
    schema: amountSchema(name, i18n.locale),
    readsText: true,
    failure,
    send: (value) => change.send({ type: 'set the limit', form: value }),
  })
  const isMoney = limitUnit(name.kind) === 'money'
  const now = limit && <LimitAmount kind={limit.kind} amount={limit.amount} />
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.fields}>
        <p>{limit ? <Trans>Şu anki limit: {now}</Trans> : <Trans>Şu anda böyle bir limitiniz yok.</Trans>}</p>
        <NumberInput
          {...wireField(fields.amount)}
          label={isMoney ? t`Yeni limit` : t`Yeni limit (dakika)`}
          {...(isMoney && { prefix: '₺' })}
          inputMode={isMoney ? 'decimal' : 'numeric'}
        />
        {limit?.request && (
          <p className={styles.quiet}>
            <Trans>Yeni bir limit kaydederseniz bekleyen talebiniz iptal olur.</Trans>
          </p>
        )}
        {limit && (
          <p className={styles.quiet}>
            <Trans>
              Daha düşük bir limit hemen geçerli olur. Daha yükseğini en az {wait} sonra onaylamanız gerekir.
            </Trans>
          </p>
        )}
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Limiti kaydet</Trans>
        </Button>
        {limit && (
          <Button kind="quiet" wide onClick={() => change.send({ type: 'remove the limit' })}>
            <Trans>Limiti kaldır</Trans>
          </Button>
        )}
      </fieldset>
    </form>
  )
}
