import { expect } from '@playwright/test'
import { cutOff, isWrong, reconnect, submit, visit } from '#tests/browser/gestures.ts'
import { mostNoteLetters } from '#contract/bonus.ts'
import { Account } from '#tests/browser/account.ts'
import type { FlowScreens } from './screen.ts'

const list = 'bonus/list'
const claim = 'bonus/claim'
const note = 'Notunuz (isteğe bağlı)'

const bonuses: FlowScreens = {
  flow: 'claim bonus, bonuses and bonus history',
  who: 'visitor',
  screens: [
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await (await Account.of(site.page, site.person)).comesBack()
        await cutOff(site, list)
        await visit('/dashboard/claim-bonus')(site)
        await expect(site.main.getByRole('alert')).toBeVisible()
        await reconnect(site, list)
      },
    },
    {
      name: 'choosing',
      repeats: true,
      reach: async (site) => {
        await site.press('Yeniden dene')
        await site.sees('Talep etmek istediğiniz bonusu seçin.')
      },
    },
    {
      name: 'noting',
      reach: async (site) => {
        const choice = site.say('Seç: {title}').replace('{title}', '')
        await site.main.getByRole('button', { name: choice }).nth(1).click()
        await expect(site.field(note)).toBeVisible()
      },
    },
    {
      name: 'an error of the note',
      repeats: true,
      reach: async (site) => {
        await site.fill(note, 'x'.repeat(mostNoteLetters + 1))
        await submit(site)
        await isWrong(site, note)
      },
    },
    {
      name: 'a claim that was not answered',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, claim)
        await site.fill(note, 'Dün')
        await submit(site)
        await expect(site.page.getByRole('status').first()).toBeVisible()
        await reconnect(site, claim)
      },
    },
    {
      name: 'claimed',
      reach: async (site) => {
        await submit(site)
        await site.sees('Bonusun durumunu bonus geçmişinizden izleyebilirsiniz.')
      },
    },
    {
      name: 'what goes on above what is on offer',
      reach: async (site) => {
        await visit('/dashboard/bonuses')(site)
        await site.sees('Devam edenler')
      },
    },
    {
      name: 'the history',
      reach: async (site) => {
        await visit('/dashboard/bonus-history')(site)
        await expect(site.main.getByRole('table')).toBeVisible()
      },
    },
    {
      name: 'nothing found',
      repeats: true,
      reach: async (site) => {
        await site.field('Durum').selectOption(site.say('Süresi doldu'))
        await site.sees('Burada gösterilecek bir bonus yok.')
      },
    },
  ],
}

export const ofBonuses: FlowScreens[] = [bonuses]
