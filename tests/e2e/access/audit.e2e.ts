import { expectAccessible, expectAccessibleInBothThemes } from '#tests/browser/axe.ts'
import { languages } from '#tests/browser/words.ts'
import { expectNothingLost } from '#tests/browser/reflow.ts'
import type { Screen } from './screen.ts'
import { allScreens } from './screens.ts'
import { test } from './stand.ts'

const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
}

/** The size in which a screen is reached comes first. */
const sizesOf = ({ only }: Screen) => (only ? [sizes[only]] : [sizes.desktop, sizes.phone])

/** Only at night: English, which finds its own labels missing or too long, and both themes at the second size. */
const isWhole = process.env['AUDIT'] === 'whole'
const spoken = isWhole ? languages : languages.slice(0, 1)
const atOtherSize = isWhole ? expectAccessibleInBothThemes : expectAccessible

// No trace: the message of axe says what it has found.
test.use({ trace: 'off' })

for (const { flow, who, screens } of allScreens) {
  for (const language of spoken) {
    test(`Scenario: axe finds nothing on any screen of ${flow}, ${language}`, async ({ page, enter }) => {
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
            await atOtherSize(page, screen)
          })
        }
        if (!screen.repeats)
          await test.step(`${screen.name}, enlarged`, () => expectNothingLost(page, screen.light === true))
      }
    })
  }
}
