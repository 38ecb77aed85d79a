import { expect } from '@playwright/test'
import { newPerson } from '#tests/browser/person.ts'
import { otherThan, Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'
import {
  cutOff,
  fillsInSignUp,
  isWrong,
  openAtHome,
  reconnect,
  stopTheClock,
  submit,
  submitNothing,
} from '#tests/browser/gestures.ts'
import type { FlowScreens } from './screen.ts'

const countries = 'auth/form'
const claim = 'bonus/definetrialbonus'

const codeFromSms = (site: Site, phone = site.person.phone) =>
  new Player(site.page, site.person).codeFromSms(phone)
const enter = async (site: Site, typed: string) => {
  await site.fill('SMS kodu', typed)
  await site.press('Doğrula')
}

const signUp = async (site: Site) => {
  await fillsInSignUp(site)
  await submit(site)
  await expect(site.field('SMS kodu')).toBeVisible()
}

const untilTheWelcome: FlowScreens = {
  flow: 'registration',
  who: 'visitor',
  screens: [
    {
      name: 'without countries',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, countries)
        await openAtHome('Üye Ol')(site)
        await site.sees('Ülke listesi yüklenemedi.')
        await reconnect(site, countries)
      },
    },
    {
      name: 'the form',
      light: true,
      reach: async (site) => {
        await site.press('Yeniden dene', site.dialog)
        await expect(site.field('Ülke')).toBeEnabled()
      },
    },
    { name: 'its errors', reach: submitNothing },
    {
      name: 'the code of the phone',
      reach: signUp,
    },
    {
      name: 'a wrong code',
      repeats: true,
      reach: async (site) => {
        await enter(site, otherThan(await codeFromSms(site)))
        await isWrong(site, 'SMS kodu')
      },
    },
    {
      name: 'another phone',
      reach: async (site) => {
        await site.press('Telefon Numarasını Değiştir')
        await expect(site.field('Telefon')).toBeVisible()
      },
    },
    {
      name: 'an error of the phone',
      repeats: true,
      reach: async (site) => {
        await site.fill('Telefon', '5')
        await submit(site)
        await isWrong(site, 'Telefon')
      },
    },
    {
      name: 'the trial bonus is offered',
      reach: async (site) => {
        const { phone } = newPerson()
        await site.fill('Telefon', phone)
        await submit(site)
        await expect(site.field('SMS kodu')).toBeVisible()
        await enter(site, await codeFromSms(site, phone))
        await expect(site.button('Evet')).toBeVisible()
      },
    },
    {
      name: 'the trial bonus did not come',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, claim)
        await site.press('Evet')
        await expect(site.button('Bonussuz devam et')).toBeVisible()
      },
    },
    {
      name: 'welcome',
      reach: async (site) => {
        await site.press('Bonussuz devam et')
        await expect(site.button('Canlı Destek', site.dialog)).toBeVisible()
      },
    },
  ],
}

const theTrialBonus: FlowScreens = {
  flow: 'registration with the trial bonus',
  who: 'visitor',
  screens: [
    {
      name: 'the trial bonus is claimed',
      stopped: true,
      reach: async (site) => {
        await site.page.clock.install()
        await openAtHome('Üye Ol')(site)
        await expect(site.field('Ülke')).toBeEnabled()
        await signUp(site)
        await enter(site, await codeFromSms(site))
        await expect(site.button('Evet')).toBeVisible()
        await stopTheClock(site)
        await site.press('Evet')
        await expect(site.button('Evet')).toHaveCount(0)
      },
    },
  ],
}

export const ofRegistration: FlowScreens[] = [untilTheWelcome, theTrialBonus]
