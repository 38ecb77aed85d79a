import { bannerButton, inDialog, on, phone } from '../site.hands.ts'
import { isPatient, type Form } from './form.ts'

export const callRequest: Form = {
  call: 'cms/callme',
  code: 'call-request.view',
  button: 'Talebi Kaydet',
  async fillsIn(stage) {
    await stage.player.dialog.getByLabel('Mesaj', { exact: true }).fill('Yarın saat üçte arayın.')
    await inDialog(stage, 'Talebi Kaydet').click()
  },
  opens: {
    'request a call': on(phone, async (stage) => {
      await bannerButton(stage, 'Menüyü aç').click()
      await inDialog(stage, 'Beni Arayın').click()
    }),
  },
  async ends(stage) {
    if (stage.model?.matches({ forms: { 'call request': { running: 'idle' } } }))
      await callRequest.fillsIn(stage)
    if (isPatient(stage)) await stage.server.agree('cms/callme')
  },
}
