import type { FactWords, Said } from './said.ts'

/** How a tester brings about events of the world that several flows have. */
export const liveLineRemade: Said = {
  tr: 'geliştirici araçlarında "Offline" seçeneğini açıp kapatın',
  en: 'turn "Offline" on and off in the developer tools',
}
/** With a way to the start that leads the connection through a proxy. */
export const liveLineReopened: Said = {
  tr: 'vekil sunucuda anlık bağlantıyı kapatın; site onu hemen yeniden kurar',
  en: 'close the live connection at the proxy; the site opens it again at once',
}
export const balanceToldAgain: Said = {
  tr: 'vekil sunucuda, bakiyenin değiştiğini bildiren son mesajı sayfaya bir kez daha gönderin',
  en: 'at the proxy send the last message that the balance has changed to the page once more',
}
export const messageRepeated: Said = {
  tr: 'vekil sunucuda, anlık bağlantıdan gelen son bildirimi sayfaya bir kez daha gönderin',
  en: 'at the proxy send the last notification of the live connection to the page once more',
}
export const playerNotified: Said = {
  tr: '"npm run operator -- notify" ile oyuncuya bir bildirim gönderin',
  en: 'send the player a notification by "npm run operator -- notify"',
}
export const balanceMoved: Said = {
  tr: '"npm run operator -- adjust" ile oyuncunun bakiyesini değiştirin',
  en: 'change the balance of the player by "npm run operator -- adjust"',
}
/** The facts that `watch the network` reports. */
export const networkFacts = {
  'network.lost': {
    tr: 'Cihazın internet bağlantısı kesilir',
    en: 'The device loses the network',
    how: {
      tr: 'geliştirici araçlarında "Offline" seçeneğini açın',
      en: 'turn on "Offline" in the developer tools',
    },
  },
  'network.returned': {
    tr: 'Cihazın internet bağlantısı geri gelir',
    en: 'The device has the network again',
    how: {
      tr: 'geliştirici araçlarında "Offline" seçeneğini kapatın',
      en: 'turn off "Offline" in the developer tools',
    },
  },
} satisfies Record<string, FactWords>

export const tabTurned: Said = {
  tr: 'başka bir sekmeye geçin ve sitenin sekmesine dönün',
  en: 'turn to another tab and back to the tab of the site',
}
/** The facts that `watch the tab` reports. */
export const tabFacts = {
  'tab.hidden': {
    tr: 'Başka bir sekmeye geçilir',
    en: 'Another tab is turned to',
    seen: { tr: 'Sekme arka plandadır.', en: 'The tab is in the background.' },
  },
  'tab.shown': {
    tr: 'Sitenin sekmesine dönülür',
    en: 'The tab of the site is turned to again',
    seen: { tr: 'Sitenin sekmesi öndedir.', en: 'The tab of the site is in front.' },
  },
} satisfies Record<string, FactWords>
