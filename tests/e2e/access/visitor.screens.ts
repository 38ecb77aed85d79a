import { expect } from '@playwright/test'
import { closedPage } from '#server/site/plain/pages.ts'
import { otherThan, Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import {
  cutOff,
  isWrong,
  openAtHome,
  reconnect,
  stopTheClock,
  submit,
  submitNothing,
  visit,
} from '#tests/browser/gestures.ts'
import type { FlowScreens } from './screen.ts'

const home: FlowScreens = {
  flow: 'home',
  who: 'visitor',
  screens: [
    { name: 'the page', light: true, reach: visit('/') },
    {
      name: 'side menu',
      only: 'phone',
      reach: async (site) => {
        await site.press('Menüyü aç')
        await expect(site.dialog.getByRole('link').first()).toBeVisible()
      },
    },
  ],
}

const instead: FlowScreens = {
  flow: 'what stands in the place of a page',
  who: 'visitor',
  screens: [
    { name: 'no network', reach: (site) => site.visits('/offline') },
    {
      name: 'maintenance',
      light: true,
      reach: async (site) => {
        const body = closedPage(site.language)
        await site.page.route('/', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }))
        await site.visits('/')
      },
    },
  ],
}

const login: FlowScreens = {
  flow: 'login',
  who: 'visitor',
  screens: [
    { name: 'the form', light: true, reach: openAtHome('Giriş Yap') },
    { name: 'its errors', reach: submitNothing },
    {
      name: 'refused, with the toast',
      repeats: true,
      reach: async (site) => {
        await site.fill('Kullanıcı adı', 'nobody')
        await site.fill('Şifre', 'nothing')
        await submit(site)
        await expect(site.toasts.first()).toBeVisible()
      },
    },
  ],
}

const newPassword = 'yepyeni-bahce'
const code = 'Şifre yenileme kodu'
const codeFromMail = (site: Site) => new Player(site.page, site.person).codeFromMail()
const enter = async (site: Site, typed: string) => {
  await site.fill(code, typed)
  await submit(site)
}

const recovery: FlowScreens = {
  flow: 'recovery',
  who: 'visitor',
  screens: [
    {
      name: 'the username',
      reach: async (site) => {
        await Account.of(site.page, site.person)
        await openAtHome('Giriş Yap')(site)
        await site.press('Şifremi Unuttum')
        await site.shows('Şifremi Unuttum')
      },
    },
    { name: 'an error of the username', repeats: true, reach: submitNothing },
    {
      name: 'the code',
      reach: async (site) => {
        await site.fill('Kullanıcı adı', site.person.username)
        await submit(site)
        await expect(site.field(code)).toBeVisible()
      },
    },
    { name: 'an error of the code', repeats: true, reach: submitNothing },
    {
      name: 'a wrong code',
      repeats: true,
      reach: async (site) => {
        await enter(site, otherThan(await codeFromMail(site)))
        await expect(site.toasts.first()).toBeVisible()
      },
    },
    {
      name: 'the new password',
      reach: async (site) => {
        await enter(site, await codeFromMail(site))
        await expect(site.field('Şifre')).toBeVisible()
      },
    },
    {
      name: 'errors of the new password',
      repeats: true,
      reach: async (site) => {
        await site.fill('Şifre', newPassword)
        await site.fill('Şifreyi tekrar yazın', 'another')
        await submit(site)
        await isWrong(site, 'Şifreyi tekrar yazın')
      },
    },
    {
      name: 'done',
      stopped: true,
      reach: async (site) => {
        await site.page.clock.install()
        await site.fill('Şifreyi tekrar yazın', newPassword)
        await stopTheClock(site)
        await submit(site)
        await site.sees('Şifreniz başarıyla değiştirildi. Şimdi giriş sayfasına yönlendiriliyorsunuz.')
      },
    },
  ],
}

const readable: FlowScreens = {
  flow: 'promotions and pages',
  who: 'visitor',
  screens: [
    {
      name: 'a promotion',
      light: true,
      reach: async (site) => {
        await visit('/promotions?promotion=1')(site)
        await expect(site.button('Üye Ol', site.dialog)).toBeVisible()
      },
    },
    {
      name: 'one that is no longer offered',
      reach: async (site) => {
        await visit('/promotions?promotion=99')(site)
        await expect(site.button('Promosyonları gör', site.dialog)).toBeVisible()
      },
    },
    {
      name: 'the promotions',
      light: true,
      reach: async (site) => {
        await site.press('Promosyonları gör', site.dialog)
        await expect(site.dialog).toBeHidden()
      },
    },
    { name: 'a page', light: true, reach: visit('/pages/1') },
    {
      name: 'a page that did not come',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'cms/content')
        await visit('/pages/2')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
        await reconnect(site, 'cms/content')
      },
    },
    { name: 'a page that is not there', repeats: true, reach: visit('/pages/999') },
  ],
}

export const ofVisitors: FlowScreens[] = [home, instead, login, recovery, readable]
