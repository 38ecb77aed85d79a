import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts'
import { locales } from '#contract/locale.ts'
import { expectNothingLost } from '#tests/browser/reflow.ts'
import { isWhole } from '#tests/browser/whole.ts'
import type { Screen } from './screen.ts'
import { allScreens } from './screens.ts'
import { test } from './stand.ts'

const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
}

/** The size in which a screen is reached comes first. */
const sizesOf = ({ only }: Screen) => (only ? [sizes[only]] : [sizes.desktop, sizes.phone])

// No trace: the message of axe says what it has found.
test.use({ trace: 'off' })

/** `npm test` looks at the last screen of each flow where it is pictured. */
for (const { flow, who, screens } of isWhole ? allScreens : []) {
  for (const language of locales) {
    test(`Scenario: axe finds nothing on a screen of ${flow}, ${language}`, async ({ page, enter }) => {
      const site = await enter(who, language)
      for (const screen of screens) {
        const [first, ...others] = sizesOf(screen)
        await test.step(screen.name, async () => {
          await page.setViewportSize(first ?? sizes.desktop)
          await screen.reach(site)
          await expectAccessibleInBothThemes(page, screen)
        })
        for (const size of others) {
          await test.step(`${screen.name}, ${size.width} px wide`, async () => {
            await page.setViewportSize(size)
            await expectAccessibleInBothThemes(page, screen)
          })
        }
        if (!screen.repeats)
          await test.step(`${screen.name}, enlarged`, () => expectNothingLost(page, screen.light === true))
      }
    })
  }
}
