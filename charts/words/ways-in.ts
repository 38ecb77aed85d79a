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

export const asWideAsADesktop: Said = {
  tr: 'Pencereyi masaüstü genişliğine, 1280 piksele getirin',
  en: 'Make the window as wide as a desktop, 1280 pixels',
}

export const atBonusRequest: Said = {
  tr: 'Üst bölümdeki “Bonus Talep” düğmesine basın',
  en: 'Press “Bonus Request” in the header',
}

const openBonusRequestAgain: Said = {
  tr: 'başka bir sekmede “/dashboard/claim-bonus” adresini açın, deneme bonusu olmayan ilk bonusun yanındaki “Seç” düğmesine basın',
  en: 'in another tab open the address “/dashboard/claim-bonus”, press “Choose” beside the first bonus that is not the trial bonus',
}

export const claimThatGotLost: Said = {
  tr: `${openBonusRequestAgain.tr}, geliştirici araçlarında “/api/bonus/claim” adresini engelleyin, “Bonusu talep et” düğmesine basın ve mesajdan sonra sekmeyi kapatın`,
  en: `${openBonusRequestAgain.en}, block the address “/api/bonus/claim” in the developer tools, press “Claim the bonus” and close the tab after the message`,
}

export const claimWhoseAnswerGotLost: Said = {
  tr: `${openBonusRequestAgain.tr}, bir vekil sunucuda “/api/bonus/claim” isteğinin yanıtını bekletin, “Bonusu talep et” düğmesine basın ve sekmeyi kapatın`,
  en: `${openBonusRequestAgain.en}, hold back the answer to “/api/bonus/claim” with a proxy, press “Claim the bonus” and close the tab`,
}

/** A page of the account, by its menu: everything else of the page has come by then. */
export const placeOfTheAccount = (tr: string, en: string): readonly Said[] => [
  address('/dashboard/account'),
  { tr: `“${tr}” bağlantısına basın`, en: `Press the link “${en}”` },
]

export const claimedABonus: readonly Said[] = [
  atBonusRequest,
  {
    tr: 'Deneme bonusu olmayan ilk bonusun yanındaki “Seç” düğmesine basın',
    en: 'Press “Choose” beside the first bonus that is not the trial bonus',
  },
  {
    tr: '“Bonusu talep et” düğmesine basın ve “Bonus talebiniz alındı.” mesajını bekleyin',
    en: 'Press “Claim the bonus” and wait for the message “We have received your bonus request.”',
  },
]

export const signedUp: readonly Said[] = [
  home,
  {
    tr: 'Üst bölümdeki “Üye Ol” düğmesine basın, formu kendi verilerinizle doldurun, “Üye Ol” düğmesine basın ve “Üyeliğiniz oluşturuldu. Hoş geldiniz.” mesajını bekleyin',
    en: 'Press “Sign Up” in the header, fill in the form with data of your own, press “Sign Up” and wait for the message “Your account is ready. Welcome.”',
  },
]

/** @param path the address, with `?lang=` where the visitor has not chosen a language yet */
export const address = (path: string, english = path): Said => ({
  tr: `“${path}” adresini açın`,
  en: `Open the address “${english}”`,
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

export const codeByPhone: Said = {
  tr: '/sandbox/outbox sayfasında telefona giden kod',
  en: 'the code at /sandbox/outbox sent to the phone',
}

const offerAt = '/api/bonus/trialbonusamount'

/** The first screen of a visitor has the amount of the trial bonus in it. */
export const plainDocuments: Said = {
  tr: 'Geliştirici araçlarında “document=plain” çerezini ekleyin: sayfa her şeyi kendisi sorar',
  en: 'In the developer tools add the cookie “document=plain”: the page then asks for everything itself',
}

export const noOffer: readonly Said[] = [
  plainDocuments,
  {
    tr: `Geliştirici araçlarında ya da bir vekil sunucuda “${offerAt}” isteğinin yanıtını {"success":true,"message":"","data":0} ile değiştirin`,
    en: `In the developer tools, or with a proxy, replace the answer to “${offerAt}” by {"success":true,"message":"","data":0}`,
  },
]

/** The popup does not come before the site knows the offer. */
export const lateOffer: readonly Said[] = [
  plainDocuments,
  {
    tr: `Bir vekil sunucuda “${offerAt}” isteğinin yanıtını bekletin`,
    en: `With a proxy, hold back the answer to “${offerAt}”`,
  },
  { tr: '“/?lang=tr” adresini açın', en: 'Open the address “/?lang=en”' },
]

export const lineThroughAProxy: Said = {
  tr: 'Anlık bağlantıyı ("/hub/" içeren adresler), negotiate adresinden "useStatefulReconnect=true" bölümünü silen bir vekil sunucudan geçirin',
  en: 'Lead the live connection (the addresses with "/hub/") through a proxy that deletes "useStatefulReconnect=true" from the address of negotiate',
}

export const liveLineClosed: Said = {
  tr: 'Vekil sunucuda anlık bağlantıyı kapatın; site onu hemen yeniden kurar',
  en: 'Close the live connection at the proxy; the site opens it again at once',
}

export const heldBackFromNowOn = (...addresses: readonly string[]): Said => {
  const quoted = addresses.map((each) => `“${each}”`)
  return {
    tr: `Bundan sonra bir vekil sunucuda ${quoted.join(' ve ')} ${quoted.length > 1 ? 'isteklerinin' : 'isteğinin'} yanıtlarını bekletin; site her birini 10 saniye bekler`,
    en: `From now on hold back the answers to ${quoted.join(' and ')} with a proxy; the site waits 10 seconds for each`,
  }
}

export const slowly: Said = {
  tr: 'Ağı yavaşlatın (geliştirici araçlarında "Slow 3G")',
  en: 'Slow the network ("Slow 3G" in the developer tools)',
}

export const offerComes: Said = {
  tr: `bekletilen “${offerAt}” yanıtını {"success":true,"message":"","data":{trialBonus}} ile gönderin`,
  en: `send the answer to “${offerAt}” that was held back, as {"success":true,"message":"","data":{trialBonus}}`,
}

export const codeEntered: Said = {
  tr: '/sandbox/outbox sayfasında telefona giden kodu “SMS kodu” alanına yazın, “Doğrula” düğmesine basın ve “Telefon numaranız doğrulandı.” mesajını bekleyin',
  en: 'Enter the code at /sandbox/outbox sent to the phone into “SMS code”, press “Validate” and wait for the message “Your phone number has been verified.”',
}

export const askedForACode: Said = {
  tr: '“Kodu Gönder” düğmesine basın ve “Doğrulama kodu telefonunuza gönderildi.” mesajını bekleyin',
  en: 'Press “Send Code” and wait for the message “The verification code has been sent to your phone.”',
}

export const withMethod: Said = { tr: '“Kesecik” yöntemini seçin', en: 'Choose the method “Kesecik”' }

export const deposited: Said = {
  tr: '“Kesecik” ile 250 yatırın ve açılan sayfada ödeyin',
  en: 'Deposit 250 by “Kesecik” and pay at the page that opens',
}

export const unansweredPayment: Said = {
  tr: '“Tutar” alanına 100, “Cüzdan numarası” alanına 100200300 yazın, “Gönder” düğmesine basın, istek sürerken ağı kesin (geliştirici araçlarında "Offline"), mesajdan sonra ağı geri getirin ve sayfayı yenileyin',
  en: 'Enter 100 into “Amount” and 100200300 into “Wallet number”, press “Submit”, cut the network while the request is on its way ("Offline" in the developer tools), bring it back after the message and reload the page',
}
