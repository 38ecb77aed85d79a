import type { Said } from './said.ts'

/** How a tester gets to the start of a case. */
export const home: Said = {
  tr: '“/?lang=tr” adresini açın, Tab tuşuna basın ve açılan görseli “Kapat” düğmesiyle kapatın',
  en: 'Open the address “/?lang=en”, press the Tab key and close the popup with “Close”',
}

const openLogin: Said = { tr: 'Üst bölümdeki “Giriş Yap” düğmesine basın', en: 'Press “Login” in the header' }

export const atTheLogin: readonly Said[] = [home, openLogin]

export const loggedIn: readonly Said[] = [
  ...atTheLogin,
  {
    tr: 'Oyuncunun kullanıcı adını ve şifresini yazın, “Giriş Yap” düğmesine basın',
    en: 'Enter the username and the password of the player and press “Login”',
  },
]

export const asWideAsAPhone: Said = {
  tr: 'Pencereyi telefon genişliğine, 360 piksele getirin',
  en: 'Make the window as wide as a phone, 360 pixels',
}

export const address = (path: string): Said => ({
  tr: `“${path}” adresini açın`,
  en: `Open the address “${path}”`,
})

/** Data of a step that the tester reads at the sandbox. */
export const codeInTheMail: Said = {
  tr: '/sandbox/outbox sayfasında e-posta adresine giden kod',
  en: 'the code at /sandbox/outbox sent to the email address',
}

export const waitForAnotherCode: Said = {
  tr: 'son kodun gönderilmesinden sonra 60 saniye bekleyin',
  en: 'wait until 60 seconds have passed since the last code was sent',
}
