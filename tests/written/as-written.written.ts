import { test } from '@playwright/test'
import { Account } from '#tests/browser/account.ts'
import { newPerson } from '#tests/browser/person.ts'
import { dataName } from '#charts/words/data.ts'
import type { Language } from '#charts/words/said.ts'
import { chosenFlows } from './chosen.ts'
import { followCase } from './follow-case.ts'
import { casesOf, type ReadCase } from './read.ts'
import { Tester } from './tester.ts'

const languages: readonly Language[] = ['tr', 'en']

/** The player whom the case describes. */
function personOf({ account }: ReadCase, language: Language) {
  const value = (key: string) => account.find(({ name }) => name === dataName(key, language))?.value
  const person = newPerson()
  return {
    ...person,
    username: value('username') ?? person.username,
    password: value('password') ?? person.password,
    email: value('email') ?? person.email,
    phone: value('phone') ?? person.phone,
    personalNo: value('PersonalNo') ?? person.personalNo,
  }
}

for (const flow of chosenFlows())
  for (const language of languages)
    test.describe(`${flow}, ${language}`, () => {
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-GB' })
      for (const written of casesOf(flow, language))
        test(`${written.id}: ${written.title}`, async ({ page }) => {
          const person = personOf(written, language)
          const account = written.account.length > 0 ? await Account.of(page, person) : null
          await followCase(await Tester.at(page, language, person, account), written)
        })
    })
