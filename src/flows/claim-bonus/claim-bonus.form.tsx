import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { bonusClaimForm, type Bonus } from '#contract/bonus.ts'
import type { ClaimBonusActor } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BonusCard } from '../bonuses/bonus-card.tsx'
import bonuses from '../bonuses/bonuses.module.css'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import styles from './claim-bonus.module.css'

const noteRows = 3

interface Props {
  flow: ClaimBonusActor
  bonus: Bonus
}

export function ClaimBonusForm({ flow, bonus }: Props) {
  const { t } = useLingui()
  const busy = useSelector(flow, (now) => now.hasTag('busy'))
  const failure = useSelector(flow, (now) => now.context.failure)
  const entered = useSelector(flow, (now) => now.context.form)
  const [form, fields] = useContractForm({
    schema: bonusClaimForm,
    failure,
    send: (value) => flow.send({ type: 'claim the bonus', form: value }),
  })
  /** The trial bonus is granted at once: nobody would read a note. */
  const isAnswered = bonus.kind !== 'trial'
  return (
    <div className={styles.form}>
      <section className={bonuses.group}>
        <h2>
          <Trans>Seçtiğiniz bonus</Trans>
        </h2>
        <BonusCard bonus={bonus} />
      </section>
      <Card>
        <form id={form.id} onSubmit={form.onSubmit} noValidate>
          <fieldset disabled={busy}>
            {isAnswered && (
              <TextArea
                {...wireField(fields.note)}
                defaultValue={entered.note}
                required={false}
                label={t`Notunuz (isteğe bağlı)`}
                rows={noteRows}
                placeholder={t`Örneğin: yatırımı hangi gün ve hangi yöntemle yaptınız?`}
              />
            )}
            <div className={styles.actions}>
              <Button type="submit" kind="action" busy={busy}>
                <Trans>Bonusu talep et</Trans>
              </Button>
              <Button kind="quiet" onClick={() => flow.send({ type: 'choose another' })}>
                <Trans>Başka bir bonus seç</Trans>
              </Button>
            </div>
          </fieldset>
        </form>
      </Card>
    </div>
  )
}
