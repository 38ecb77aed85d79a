import type { Locale } from '#contract/locale.ts'
import type { Lobby } from './games.ts'

interface SeedSlide {
  /** Of the files public/banners/<picture>-<width>.avif. */
  picture: string
  url: string
  title: Record<Locale, string>
  text: Record<Locale, string>
}

export const seededSlides: Record<'home' | Lobby, readonly SeedSlide[]> = {
  home: [
    {
      picture: 'welcome',
      url: '/promotions?promotion=1',
      title: { tr: 'Hoş geldiniz hediyeniz hazır', en: 'A welcome gift is waiting' },
      text: {
        tr: 'Telefonunuzu doğrulayın, deneme bonusunuzla oyuna başlayın.',
        en: 'Verify your phone and begin to play with your trial bonus.',
      },
    },
    {
      picture: 'match',
      url: '/spor',
      title: { tr: 'Düdük çalmadan kuponunuz hazır', en: 'Your slip is ready before the whistle' },
      text: {
        tr: 'Günün maçları, canlı oranlar ve e-spor tek kuponda.',
        en: 'Today’s matches, live odds and e-sports on one slip.',
      },
    },
    {
      picture: 'tables',
      url: '/casino/live',
      title: { tr: 'Masada bir sandalye sizin', en: 'There is a chair for you at the table' },
      text: {
        tr: 'Rulet, blackjack ve poker masaları günün her saati açık.',
        en: 'Roulette, blackjack and poker tables are open around the clock.',
      },
    },
  ],
  slot: [
    {
      picture: 'popular',
      url: '/casino/slot?category=popular',
      title: { tr: 'Herkesin açtığı oyunlar', en: 'The games everybody opens' },
      text: {
        tr: 'En çok oynanan slotlar tek bir listede.',
        en: 'The most played slots, all in one list.',
      },
    },
    {
      picture: 'jackpot',
      url: '/casino/slot?category=jackpot',
      title: { tr: 'Jackpot avına çıkın', en: 'Hunt for a jackpot' },
      text: {
        tr: 'Büyük ödülü içinde taşıyan oyunlar bir arada.',
        en: 'All the games that carry a grand prize, side by side.',
      },
    },
    {
      picture: 'new',
      url: '/casino/slot?category=new',
      title: { tr: 'Bu ayın yenileri', en: 'New this month' },
      text: {
        tr: 'Stüdyolardan son otuz günde gelen oyunları ilk siz deneyin.',
        en: 'Be the first to try what the studios have sent in the last thirty days.',
      },
    },
  ],
  live: [
    {
      picture: 'roulette',
      url: '/casino/live?category=roulette',
      title: { tr: 'Top dönüyor, masa sizi bekliyor', en: 'The ball is rolling' },
      text: {
        tr: 'Dilediğiniz rulet masasını seçin, canlı oynayın.',
        en: 'Choose the roulette table you like, and play live.',
      },
    },
    {
      picture: 'blackjack',
      url: '/casino/live?category=blackjack',
      title: { tr: 'Yirmi bire bir kart', en: 'One card from twenty-one' },
      text: {
        tr: 'Krupiyeyle göz göze blackjack: boş bir sandalye seçin.',
        en: 'Blackjack face to face with the dealer: take a free chair.',
      },
    },
    {
      picture: 'baccarat',
      url: '/casino/live?category=baccarat',
      title: { tr: 'Bakara salonu', en: 'The baccarat room' },
      text: { tr: 'Oyuncu mu, banka mı? Karar sizin.', en: 'Player or banker? The choice is yours.' },
    },
  ],
  games: [
    {
      picture: 'crash',
      url: '/casino/games?category=crash',
      title: { tr: 'Ne zaman ineceğinizi siz seçin', en: 'You choose when to get off' },
      text: {
        tr: 'Uçak yükseldikçe çarpan büyür: düşmeden kazancınızı alın.',
        en: 'The higher it climbs, the larger the multiplier: cash out before it is gone.',
      },
    },
    {
      picture: 'race',
      url: '/casino/games?category=virtual',
      title: { tr: 'Yarış hiç bitmiyor', en: 'The race never ends' },
      text: {
        tr: 'Sanal atlar, arabalar ve maçlar birbiri ardına.',
        en: 'Virtual horses, cars and matches, one after the other.',
      },
    },
  ],
  bingo: [
    {
      picture: 'bingo',
      url: '/casino/bingo?category=bingo-halls',
      title: { tr: 'Çinko kimde?', en: 'Who has the line?' },
      text: {
        tr: 'Kartınızı alın, toplar çekilirken salonda yerinizi tutun.',
        en: 'Take your card and your seat while the balls are drawn.',
      },
    },
    {
      picture: 'lottery',
      url: '/casino/bingo?category=lottery',
      title: { tr: 'Sayılarınız hazır mı?', en: 'Are your numbers ready?' },
      text: { tr: 'Çekilişler gün boyu sürüyor.', en: 'There are draws all day long.' },
    },
  ],
  tvbets: [
    {
      picture: 'studio',
      url: '/casino/tvbets?category=tv-studio',
      title: { tr: 'Stüdyodan canlı', en: 'Live from the studio' },
      text: {
        tr: 'Çark ve kart oyunlarını ekrandan izleyin, bahsinizi yayında yapın.',
        en: 'Watch wheels and cards on screen, and bet while the show is on.',
      },
    },
    {
      picture: 'draws',
      url: '/casino/tvbets?category=tv-draws',
      title: { tr: 'Çekiliş birazdan', en: 'The draw is about to begin' },
      text: {
        tr: 'Toplar havalanmadan sayılarınızı işaretleyin.',
        en: 'Mark your numbers before the balls are in the air.',
      },
    },
  ],
}
