import { expect } from '@playwright/test'
import { inDialog } from '../site.hands.ts'
import type { Form } from './form.ts'

const newPassword = 'yepyeni-bahce'

export const recovery: Form = {
  call: 'auth/sendresetpassword',
  code: 'recovery.view',
  button: 'Devam Et',
  async fillsIn(stage) {
    await stage.player.dialog.getByLabel('Kullanıcı adı').fill(stage.player.person.username)
    await inDialog(stage, 'Devam Et').click()
  },
  opens: { 'recover the password': (stage) => inDialog(stage, 'Şifremi Unuttum').click() },
  async ends(stage) {
    const { player } = stage
    const field = (label: string) => player.dialog.getByLabel(label, { exact: true })
    await recovery.fillsIn(stage)
    await field('Şifre yenileme kodu').fill(await player.codeFromMail())
    await inDialog(stage, 'Devam Et').click()
    await field('Şifre').fill(newPassword)
    await field('Şifreyi tekrar yazın').fill(newPassword)
    await inDialog(stage, 'Şifreyi Değiştir').click()
    player.person.password = newPassword
    await expect(player.dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  },
}
