import { expect, type Page } from '@playwright/test'
import 'statechart-replay'

/**
 * As a person does: without a reload, so that every flow stays where it is.
 * @returns whether the page speaks the language then
 */
export async function chooseLanguage(page: Page, language: string): Promise<boolean> {
  const spoken = page.locator('html')
  if ((await spoken.getAttribute('lang')) === language) return true
  await page.evaluate((chosen) => {
    const flow = [...placesOfFlows.values()].find(({ machine }) => machine === 'language')
    flow?.actor.send({ type: 'choose the language', language: chosen })
  }, language)
  return expect(spoken)
    .toHaveAttribute('lang', language, { timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )
}
