import { Trans, useLingui } from '@lingui/react/macro'
import type { Bonus } from '#contract/bonus.ts'
import { Button } from '../../ui/button.tsx'
import { BonusCard } from '../bonuses/bonus-card.tsx'
import bonuses from '../bonuses/bonuses.module.css'

interface Props {
  offers: readonly Bonus[]
  onChoose: (id: number) => void
}

export function Offers({ offers, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <section className={bonuses.group}>
      <h2>
        <Trans>Talep etmek istediğiniz bonusu seçin.</Trans>
      </h2>
      <ul className={bonuses.bonuses} aria-label={t`Talep edebileceğiniz bonuslar`}>
        {offers.map((bonus) => {
          const { id, title } = bonus
          const choose = (
            <Button size="small" aria-label={t`Seç: ${title}`} onClick={() => onChoose(id)}>
              <Trans>Seç</Trans>
            </Button>
          )
          return (
            <li key={id}>
              <BonusCard bonus={bonus} action={choose} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
