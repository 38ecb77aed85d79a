import { bonuses } from '../acts/bonuses.ts'
import { rule } from '../grammar.ts'
import { isThere, type Sight } from './looks.ts'

const cannotBeClaimed = /Şu anda talep edilemez|Cannot be claimed now/

export const sightsOfBonuses: readonly Sight[] = [
  rule(
    'beside each bonus that can be claimed now there is a button @',
    'şu anda talep edilebilen her bonusun yanında @ düğmesi vardır',
    async ({ page }, [text = '']) => {
      const all = await bonuses(page).filter({ hasNotText: cannotBeClaimed }).all()
      const are = await Promise.all(all.map((each) => isThere(each.getByText(text, { exact: true }))))
      return all.length > 0 && are.every(Boolean)
    },
  ),
]
