import { expect } from '@playwright/test'
import { newPerson } from '#tests/browser/person.ts'
import { givenTo } from '../site.given.ts'
import { bannerButton, inDialog, isStarting, on, untilOpen, wide } from '../site.hands.ts'
import type { Form } from './form.ts'

export const registration: Form = {
  call: 'auth/register',
  code: 'registration.view',
  button: 'Üye Ol',
  async fillsIn(stage) {
    const given = givenTo(stage)
    given.newcomer = newPerson()
    await stage.player.fillsInSignUp(given.newcomer)
    await inDialog(stage, 'Üye Ol').click()
  },
  opens: {
    'sign up': async (stage) => {
      if (!stage.model?.matches({ dialog: 'none' }))
        await inDialog(stage, 'Üye değil misiniz? Hemen üye olun!').click()
      else await on(wide, (at) => bannerButton(at, 'Üye Ol').click())(stage)
      if (isStarting(stage)) await untilOpen(stage)
    },
  },
  async ends(stage, { output }) {
    const { player } = stage
    const { next } = output as { next: string }
    await player.entersTheCode(await player.codeFromSms(givenTo(stage).newcomer.phone))
    await expect(stage.page.locator('canvas.confetti')).toBeAttached()
    const answer = { nothing: 'Evet', deposit: 'Para Yatır', 'live chat': 'Canlı Destek' }[next] ?? next
    await inDialog(stage, answer).click()
  },
}
