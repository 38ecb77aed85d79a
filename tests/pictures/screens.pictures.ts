import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts'
import { answers } from '#tests/browser/gestures.ts'
import { takePlainDocuments } from '#tests/browser/plain-documents.ts'
import { expectNothingLost } from '#tests/browser/reflow.ts'
import { entersAs, makes } from '#tests/e2e/access/stand.ts'
import { allLooks, looks, placeOf, seenBy, sizesOf } from './kept-pictures.ts'
import { stillOf } from './still.ts'
import { winners } from './winners.ts'

/** The server under test has another port each time. */
const domains = { currentDomain: 'lale.example', nextDomain: 'lale.example' }

for (const look of allLooks)
  for (const { flow, who, screens } of seenBy(look))
    test(`Scenario: ${flow} looks as it did, ${look}`, async ({ page }) => {
      const made = who === 'visitor' ? null : await makes(page, who)
      const site = await entersAs(page, made, looks[look])
      await takePlainDocuments(page.context())
      await answers(site, 'transaction/topwinners', winners)
      await answers(site, 'cms/domainstatus', domains)
      for (const screen of screens)
        await test.step(screen.name, async () => {
          const [first, ...others] = sizesOf(screen, look)
          await page.setViewportSize(first)
          await screen.reach(site)
          if (!screen.kept) return
          for (const size of [first, ...others]) {
            await page.setViewportSize(size)
            await stillOf(page, screen, () =>
              expect.soft(page).toHaveScreenshot(placeOf(flow, screen, look, size)),
            )
          }
        })
      const last = screens.at(-1)
      // The night checks the others.
      if (look === 'dark' && last)
        await test.step(`axe finds nothing, and nothing is lost: ${last.name}`, async () => {
          await page.setViewportSize(sizesOf(last, look)[0])
          await expectAccessibleInBothThemes(page, last)
          if (!last.repeats) await expectNothingLost(page, last.light === true)
        })
    })
