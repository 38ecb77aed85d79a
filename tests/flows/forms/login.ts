import { expect } from '@playwright/test'
import { givenTo, modelSessionAfter } from '../site.given.ts'
import { bannerButton, inDialog, on, wide } from '../site.hands.ts'
import { isPatient, type Form } from './form.ts'

export const login: Form = {
  call: 'auth/login',
  code: 'login.view',
  button: 'Giriş Yap',
  async fillsIn(stage) {
    const { dialog, person } = stage.player
    await dialog.getByLabel('Kullanıcı adı').fill(person.username)
    await dialog.getByLabel('Şifre', { exact: true }).fill(person.password)
    await inDialog(stage, 'Giriş Yap').click()
  },
  opens: {
    'log in': async (stage) => {
      if (stage.model?.matches({ dialog: 'registration' }))
        await inDialog(stage, 'Zaten üye misiniz? Hemen giriş yapın!').click()
      else await on(wide, (at) => bannerButton(at, 'Giriş Yap').click())(stage)
    },
  },
  async ends(stage) {
    if (stage.model?.matches({ forms: { login: { running: 'idle' } } })) await login.fillsIn(stage)
    if (isPatient(stage)) await stage.server.agree('auth/login')
    await expect(stage.player.dialog.getByLabel('Kullanıcı adı')).toHaveCount(0)
    await givenTo(stage).learn(modelSessionAfter(stage))
  },
}
