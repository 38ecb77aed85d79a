import type { Said } from './said.ts'

/** How a tester gets to the start of a case. */
export const home: Said = {
  tr: 'Ana sayfayı açın; açılış görseli gelirse “Kapat” düğmesine basın',
  en: 'Open the home page; if the popup comes, press “Close”',
}

export const loggedIn: readonly Said[] = [
  home,
  { tr: 'Üst bölümdeki “Giriş Yap” düğmesine basın', en: 'Press “Login” in the header' },
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
