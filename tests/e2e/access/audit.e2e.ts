import { expectAccessible } from '#tests/browser/axe.ts'
import { languages } from '#tests/browser/words.ts'
import { ofAccounts } from './account.screens.ts'
import { ofBonuses } from './bonus.screens.ts'
import { ofTheFrame } from './frame.screens.ts'
import { ofLobbies } from './lobby.screens.ts'
import { ofTheBalance } from './movements.screens.ts'
import { ofPayments } from './payment.screens.ts'
import { ofPlay } from './play.screens.ts'
import { ofRegistration } from './registration.screens.ts'
import type { Screen } from './screen.ts'
import { test } from './stand.ts'
import { ofVisitors } from './visitor.screens.ts'

const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
}

/** Where it is reached, first; then the other. */
const sizesOf = ({ only }: Screen) => (only ? [sizes[only]] : [sizes.desktop, sizes.phone])

// A flow is looked at screen by screen; what axe finds is in its message.
test.use({ trace: 'off' })
test.setTimeout(180_000)

for (const { flow, who, screens } of [
  ...ofVisitors,
  ...ofRegistration,
  ...ofAccounts,
  ...ofBonuses,
  ...ofLobbies,
  ...ofPayments,
  ...ofPlay,
  ...ofTheBalance,
  ...ofTheFrame,
]) {
  for (const language of languages) {
    test(`Scenario: axe finds nothing on any screen of ${flow}, ${language}`, async ({ page, enter }) => {
      const site = await enter(who, language)
      for (const screen of screens) {
        const [first, ...others] = sizesOf(screen)
        await test.step(screen.name, async () => {
          await page.setViewportSize(first ?? sizes.desktop)
          await screen.reach(site)
          await expectAccessible(page, screen)
        })
        for (const size of others) {
          await test.step(`${screen.name}, ${size.width} px wide`, async () => {
            await page.setViewportSize(size)
            await expectAccessible(page, screen)
          })
        }
      }
    })
  }
}
