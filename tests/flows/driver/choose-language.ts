import { expect, type Page } from '@playwright/test'
import 'statechart-replay'

/** As a person does: without a reload, so that every flow stays where it is. @throws if the page goes on in its old one */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.evaluate((chosen) => {
    const flow = [...placesOfFlows.values()].find(({ machine }) => machine === 'language')
    flow?.actor.send({ type: 'choose the language', language: chosen })
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 10_000 })
}
