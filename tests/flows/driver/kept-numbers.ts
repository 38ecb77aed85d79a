import { expect, type Page } from '@playwright/test'
import { numbered } from '#charts/flows/given.ts'
import type { Account } from '#tests/browser/account.ts'
import type { Stage } from './replay.ts'

/** Keys of forms that were sent and have no answer yet; they survive a reload. */
const keptNumbers = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sent ')))

/** @param form 'deposit 3', 'claim 5' */
export const asKept = ({ session }: Account, form: string): [key: string, number: string] => [
  `sent ${session.usercode} ${form}`,
  JSON.stringify(numbered),
]

export const numberEffects = {
  'keep the number beyond a reload': async ({ page }: Stage) => {
    await expect.poll(() => keptNumbers(page)).toHaveLength(1)
  },
  'drop the kept number': async ({ page }: Stage) => {
    await expect.poll(() => keptNumbers(page)).toEqual([])
  },
}
