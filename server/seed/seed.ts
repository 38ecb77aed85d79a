import { transaction } from '../database/transaction.ts'
import type { Pool } from '../database/pool.ts'
import { seedBonusOffers } from './bonus-offers.seed.ts'
import { seedCatalogue } from './catalogue.seed.ts'
import { seedContent } from './content.seed.ts'
import { seedPaymentMethods } from './payment-methods.seed.ts'
import { seedPopups } from './popups.seed.ts'
import { seedSlides } from './slides.seed.ts'
import { seedPromotions } from './promotions.seed.ts'
import { seedSettings } from './settings.seed.ts'

/** Content of an empty platform. Runs at every start: adds what is missing and changes nothing that is there. */
export async function seed(pool: Pool, now: Date): Promise<void> {
  await transaction(pool, async (tx) => {
    await seedPaymentMethods(tx)
    await seedBonusOffers(tx)
    await seedSettings(tx)
    await seedContent(tx)
    await seedCatalogue(tx, now)
    await seedSlides(tx)
    await seedPromotions(tx)
    await seedPopups(tx)
  })
}
