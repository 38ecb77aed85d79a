/** Texts for search engines and shared links; the titles are those of the pages. */
export const headsTr = {
  home: {
    title: 'Spor bahisleri, casino ve canlı casino',
    description:
      'Spor bahisleri, slot oyunları ve canlı masalar tek hesapta, tek cüzdanda. Üye olun, aynı bakiyeyle her bölümde oynayın.',
  },
  slot: {
    title: 'Casino',
    description:
      'Yüzlerce slot oyunu: kategoriye ve sağlayıcıya göre seçin, adıyla arayın, aynı bakiyeyle oynayın.',
  },
  live: {
    title: 'Canlı Casino',
    description: 'Canlı rulet, blackjack, poker ve bakara masaları: gerçek krupiyelerle, günün her saatinde.',
  },
  games: {
    title: 'Sanal Oyunlar',
    description: 'Crash oyunları, sanal sporlar ve hızlı oyunlar: turlar dakikalar içinde sonuçlanır.',
  },
  bingo: {
    title: 'Bingo',
    description: 'Bingo salonları ve çekilişler: kartınızı seçin, sayıları birlikte bekleyin.',
  },
  tvbets: {
    title: 'TV Oyunları',
    description: 'Stüdyodan canlı yayınlanan çekilişler ve masa oyunları, her birkaç dakikada bir yeni tur.',
  },
  aviator: {
    title: 'Aviator',
    description:
      'Uçak havalanır, çarpan artar: uçak gitmeden kazancınızı alın. Her turun sonucu sonradan doğrulanabilir.',
  },
  sports: {
    title: 'Spor',
    description: 'Futbol, basketbol, tenis ve diğer sporlarda maç öncesi bahisler ve güncel oranlar.',
  },
  liveSports: {
    title: 'Canlı Bahis',
    description: 'Süren maçlara anında değişen oranlarla bahis yapın.',
  },
  esports: {
    title: 'E-Spor',
    description: 'E-spor turnuvalarında maç öncesi ve canlı bahisler.',
  },
  promotions: {
    title: 'Promosyonlar',
    description: 'Güncel bonuslar, promosyonlar ve katılım koşulları.',
  },
}
