import { expect } from '@playwright/test'
import { otherThan, Player } from '#tests/browser/player.ts'
import type { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/paths/browser/account.ts'
import { isWrong, openAtHome, stopTheClock, submit, submitNothing, visit } from '#tests/browser/gestures.ts'
import type { FlowScreens } from './screen.ts'

const home: FlowScreens = {
  flow: 'home',
  who: 'visitor',
  screens: [
    { name: 'the page', reach: visit('/') },
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

const login: FlowScreens = {
  flow: 'login',
  who: 'visitor',
  screens: [
    { name: 'the form', reach: openAtHome('Giriş Yap') },
    { name: 'its errors', reach: submitNothing },
    {
      name: 'refused, with the toast',
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
    { name: 'an error of the username', reach: submitNothing },
    {
      name: 'the code',
      reach: async (site) => {
        await site.fill('Kullanıcı adı', site.person.username)
        await submit(site)
        await expect(site.field(code)).toBeVisible()
      },
    },
    { name: 'an error of the code', reach: submitNothing },
    {
      name: 'a wrong code',
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

export const ofVisitors: FlowScreens[] = [home, login, recovery]
