import { expect } from '@playwright/test'
import { answers, cutOff, isWrong, reconnect, submit, submitNothing, visit } from '#tests/browser/gestures.ts'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { takePlainDocuments } from '#tests/browser/plain-documents.ts'
import { shownPopup } from '#charts/flows/given.ts'
import type { FlowScreens } from './screen.ts'

const panels: FlowScreens = {
  flow: 'panels',
  who: 'player',
  screens: [
    { name: 'home of a player', light: true, reach: visit('/') },
    {
      name: 'header menu',
      only: 'desktop',
      reach: async (site) => {
        await site.banner.getByRole('button', { name: site.person.username }).click()
        await expect(site.banner.getByRole('link', { name: site.say('Hesabım') })).toBeVisible()
      },
    },
    {
      name: 'profile panel',
      only: 'phone',
      reach: async (site) => {
        await site.press('Profil')
        await expect(site.dialog.getByRole('link').first()).toBeVisible()
      },
    },
    {
      name: 'side menu',
      only: 'phone',
      reach: async (site) => {
        await site.press('Kapat', site.dialog)
        await site.press('Menüyü aç')
        await expect(site.dialog.getByRole('link').first()).toBeVisible()
      },
    },
    {
      name: 'call request',
      only: 'phone',
      reach: async (site) => {
        await site.press('Beni Arayın', site.dialog)
        await expect(site.field('Mesaj')).toBeVisible()
      },
    },
  ],
}

const notifications: FlowScreens = {
  flow: 'notifications',
  who: 'player',
  screens: [
    {
      name: 'the list',
      light: true,
      reach: async (site) => {
        await visit('/dashboard')(site)
        await site.banner.getByRole('button', { name: site.say('Bildirimler') }).click()
        await expect(site.dialog.getByRole('listitem').first()).toBeVisible()
      },
    },
    {
      name: 'the detail',
      reach: async (site) => {
        await site.dialog.getByRole('listitem').first().getByRole('button').click()
        await expect(site.button('Listeye dön')).toBeVisible()
      },
    },
  ],
}

const noNotifications: FlowScreens = {
  flow: 'notifications of a newcomer',
  who: 'newcomer',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'customer/notification')
        await visit('/dashboard')(site)
        await site.banner.getByRole('button', { name: site.say('Bildirimler') }).click()
        await expect(site.dialog.getByRole('alert')).toBeVisible()
        await reconnect(site, 'customer/notification')
      },
    },
    {
      name: 'none',
      reach: async (site) => {
        await site.press('Yeniden dene')
        await site.sees('Yeni bir bildiriminiz olduğunda burada göreceksiniz.')
      },
    },
  ],
}

const callRequest: FlowScreens = {
  flow: 'call request',
  who: 'player',
  screens: [
    {
      name: 'the form',
      reach: async (site) => {
        await visit('/dashboard')(site)
        await site.press('Beni Arayın', site.main)
        await expect(site.field('Mesaj')).toBeVisible()
      },
    },
    { name: 'its errors', repeats: true, reach: submitNothing },
    {
      name: 'without a network, with the toast',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'cms/callme')
        await site.fill('Mesaj', 'Akşam altıda arayın.')
        await submit(site)
        await expect(site.toasts.first()).toBeVisible()
      },
    },
    {
      name: 'an error of the phone',
      repeats: true,
      reach: async (site) => {
        await site.fill('Telefon', '12')
        await submit(site)
        await isWrong(site, 'Telefon')
      },
    },
  ],
}

const chrome: FlowScreens = {
  flow: 'what surrounds the pages',
  who: 'visitor',
  screens: [
    {
      name: 'the popup',
      reach: async (site) => {
        const next = { currentDomain: 'lale1.example', nextDomain: 'lale2.example' }
        await answers(site, 'cms/popup', shownPopup)
        await answers(site, 'cms/domainstatus', next)
        await visit('/')(site)
        await site.page.mouse.wheel(0, 1)
        await expect(site.dialog.getByRole('link')).toBeVisible()
      },
    },
    {
      name: 'the top bar, and the next domain in the header',
      reach: async (site) => {
        await site.press('Kapat', site.dialog)
        await expect(site.page.getByRole('region', { name: site.say('Duyuru') })).toContainText('lale1')
        await expect(site.banner.getByText('lale2.example')).toBeVisible()
      },
    },
    {
      name: 'the live chat',
      only: 'phone',
      reach: async (site) => {
        const chaturl = new URL('/chat/', site.page.url()).href
        const settings = Object.entries({ chaturl, chatid: 'lale' })
        await answers(
          site,
          'cms/siteoptionlist',
          settings.map(([key, value]) => ({ key, value, status: true })),
        )
        await site.page.route('**/chat/lale*', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<html lang="tr"><title>Lale</title><body style="background: #153a2b; color: #fff">Merhaba',
          }),
        )
        // The settings that come with the document are those of the server.
        await takePlainDocuments(site.page.context())
        await visit('/')(site)
        // Before the settings are there, support is a call request.
        await expect(site.page.locator('iframe[src*="/chat/"]')).toBeAttached()
        await site.press('Destek')
        await expect(site.dialog.frameLocator('iframe').getByText('Merhaba')).toBeVisible()
      },
    },
  ],
}

const nowhere: FlowScreens = {
  flow: 'pages that do not come',
  who: 'visitor',
  screens: [
    { name: 'not found', reach: visit('/no/such/page') },
    {
      name: 'out of service',
      reach: async (site) => {
        await site.page.route('**/api/cms/siteoptionlist', (route) =>
          route.fulfill({ json: { success: false, message: '', data: null } }),
        )
        await site.page.goto('/')
        await site.sees('Şu anda hizmet veremiyoruz')
      },
    },
  ],
}

const pageFailed: FlowScreens = {
  flow: 'a page whose code does not come',
  who: 'player',
  screens: [
    {
      name: 'failed',
      reach: async (site) => {
        await site.page.route('**/assets/promotions-*.js', (route) => route.abort('internetdisconnected'))
        await visit('/')(site)
        await expect(
          site.banner.getByRole('button', { name: /, \d+ / }),
          'unread notifications',
        ).toBeVisible()
        await expect(site.page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
        await losesTheNetwork(site.page)
        await site.sees(
          'İnternet bağlantınız yok. Bağlantı gelince bildirimleriniz kendiliğinden güncellenir.',
        )
        await site.banner.getByRole('link', { name: site.say('Promosyonlar') }).click()
        await site.sees('Sayfa açılamadı')
      },
    },
  ],
}

export const ofTheFrame: FlowScreens[] = [
  panels,
  notifications,
  noNotifications,
  callRequest,
  chrome,
  nowhere,
  pageFailed,
]
