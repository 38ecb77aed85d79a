import type { FactWay, Loss, Said } from '../../words/said.ts'
import { otherSession, restingSession } from '../given.ts'

const unreachable: Said = {
  tr: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  en: 'The server could not be reached. Check your connection and try again.',
}

/** @param code the name of its file, before the hash */
export const lossOf = (code: string): Loss => ({
  first: {
    tr: `bir vekil sunucuda “/assets/${code}-” ile başlayan adreslerin yanıtını bekletin`,
    en: `with a proxy, hold back the answers to addresses that begin with “/assets/${code}-”`,
  },
  how: {
    tr: `bekletilen yanıt gelmeden ağı kesin (geliştirici araçlarında "Offline"), “${unreachable.tr}” mesajından sonra ağı geri getirin`,
    en: `cut the network before the answer that is held back has come ("Offline" in the developer tools), and bring it back after the message “${unreachable.en}”`,
  },
})

/** What becomes of a request that a form has sent. */
export const answersToAForm: readonly FactWay[] = [
  {
    next: 'session.established',
    tr: 'ağı yeniden hızlandırın: sunucunun yanıtı gelir',
    en: 'let the network be fast again: the answer of the server comes',
  },
  {
    tr: `formun isteği sürerken ağı kesin (geliştirici araçlarında "Offline"), “${unreachable.tr}” mesajından sonra ağı geri getirin`,
    en: `cut the network while the request of the form is on its way ("Offline" in the developer tools), and bring it back after the message “${unreachable.en}”`,
  },
]

/** What another tab does with the session that all tabs share. */
export const otherTabs: readonly FactWay[] = [
  {
    of: { session: null },
    tr: 'başka bir sekmede “/favicon.svg” adresini açın, geliştirici araçlarında yerel depodan “session” kaydını silin',
    en: 'in another tab open the address “/favicon.svg” and delete “session” from the local storage in the developer tools',
  },
  {
    of: { session: otherSession },
    tr: `gizli bir pencerede “${otherSession.username}” kullanıcı adıyla üye olun ya da giriş yapın; geliştirici araçlarında oradaki yerel deponun “session” kaydını, başka bir sekmedeki “/favicon.svg” adresinin yerel deposuna kopyalayın`,
    en: `in a private window sign up or log in as “${otherSession.username}”; in the developer tools copy “session” of its local storage into the local storage of the address “/favicon.svg” in another tab`,
  },
  {
    of: { session: restingSession },
    tr: 'başka bir sekmede “/dashboard/break” adresini açın, “Arayı Başlat” düğmesine basın ve “Oyuna ara verdiniz” başlığını bekleyin; sekmeyi kapatın',
    en: 'in another tab open the address “/dashboard/break”, press “Start the Break” and wait for the heading “You are on a break from play”; close the tab',
  },
  {
    tr: 'başka bir sekmede “/” adresini açın; üst bölümde “Giriş Yap” düğmesi varsa oyuncu olarak giriş yapın, yoksa geliştirici araçlarında yerel deponun “session” kaydındaki “balance” değerini değiştirin; sekmeyi kapatın',
    en: 'in another tab open the address “/”; where the header has the button “Login”, log in as the player; where it has none, change “balance” in “session” of the local storage in the developer tools; close the tab',
  },
]

export const sessionEndedElsewhere: Said = {
  tr: 'gizli bir pencerede bu sayfadaki oyuncu olarak giriş yapın, “/dashboard/session-history” adresinde her açık oturumun yanındaki “Sonlandır” düğmesine basın; sonra bu tarayıcıda başka bir sekmeye geçip geri dönün',
  en: 'in a private window log in as the player of this page and, at the address “/dashboard/session-history”, press “End” beside each active session; then turn to another tab of this browser and back',
}

/** Code that is gone from the server. */
export const codeIsGone: readonly FactWay[] = [
  {
    of: { reloads: 0, written: true },
    tr: '“/dashboard/change-password” adresini açın, “Mevcut şifre” alanına “lale” yazın; bir vekil sunucuda “/assets/promotions-” ile başlayan adreslere 404 durum koduyla yanıt verin ve üst bölümdeki “Promosyonlar” bağlantısına basın',
    en: 'open the address “/dashboard/change-password” and enter “lale” into “Current password”; with a proxy, answer addresses that begin with “/assets/promotions-” with the status 404, and press “Promotions” in the header',
  },
  {
    of: { reloads: 0, written: false },
    tr: 'bir vekil sunucuda “/assets/promotions-” ile başlayan adreslere 404 durum koduyla yanıt verin ve üst bölümdeki “Promosyonlar” bağlantısına basın',
    en: 'with a proxy, answer addresses that begin with “/assets/promotions-” with the status 404, and press “Promotions” in the header',
  },
]

/** @param link in the menu of the account */
export const inTheMenu = ({ tr, en }: Said): Said => ({
  tr: `üst bölümdeki kullanıcı adına, açılan menüde “${tr}” bağlantısına basın`,
  en: `press the username in the header and “${en}” in the menu that opens`,
})
