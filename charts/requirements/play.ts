import type { Requirement } from './requirement.ts'

/** Section 4: games and favourites. */
export const play: readonly Requirement[] = [
  {
    number: '4.27',
    says: {
      tr: 'Giriş yapmamış biri oyun açınca giriş penceresi gelir.',
      en: 'A game that a visitor opens leads to the login.',
    },
    states: { site: ['dialog.login'] },
    when: { site: ['play'] },
  },
  {
    number: '4.28',
    says: {
      tr: 'Üyeye oyun telefonda sayfanın üstünde, masaüstünde kendi sayfasında açılır.',
      en: 'For a player it opens over the page of a phone, and on a page of its own on a desktop.',
    },
    states: { site: ['game.open', 'game.none'] },
    when: { site: ['play'] },
  },
  {
    number: '4.29',
    says: {
      tr: 'Oyunun adresi sağlayıcısına göre sorulur.',
      en: 'The address of a game is asked for as its provider wants it.',
    },
    states: { game: ['launching.asking for the address'] },
    beside: { by: 'src/flows/play/launch.ts', heldBy: 'tests/server/launch-payload.test.ts' },
  },
  {
    number: '4.30',
    says: {
      tr: 'Yeniden yükleme adresi siler, beklenmesi gerektiğini söyler ve adresi yeniden sorar.',
      en: 'A reload clears the address, says to wait, and asks for it again.',
    },
    states: { game: ['launching.reloading'] },
  },
  {
    number: '4.31',
    says: {
      tr: 'Oyunun çıkış iletisi oyunu kapatır.',
      en: 'A game that says that it ends is closed.',
    },
    states: { game: ['in the frame', 'leaving'] },
    when: { game: ['game.exit asked'] },
  },
  {
    number: '4.32',
    says: {
      tr: 'Sağlayıcının yeniden yükleme iletisi oyunu yeniden yükler.',
      en: "The provider's message to reload loads the game anew.",
    },
    states: { game: ['in the frame', 'launching.reloading'] },
    when: { game: ['game.reload asked'] },
  },
  {
    number: '4.33',
    says: {
      tr: 'Favori düğmesi her basışta durumu değiştirir.',
      en: 'A press turns a favourite on and off.',
    },
    states: { favourite: ['not favourite', 'adding', 'favourite', 'removing'] },
  },
  {
    number: '4.34',
    says: {
      tr: 'Oyun favori listesindeyse düğmesi etkin görünür.',
      en: 'The button of a game that is in the list of favourites is active.',
    },
    states: { favourites: ['loaded'], favourite: ['as the server said', 'favourite'] },
  },
  {
    number: '4.35',
    says: {
      tr: 'Favorilere eklendiği başarı, çıkarıldığı uyarı olarak söylenir.',
      en: 'That it was added is told as a success, that it was removed as a warning.',
    },
    states: { favourite: ['adding', 'removing'] },
    beside: { by: 'src/flows/favourite/favourite.provide.ts', heldBy: 'tests/e2e/favourites.e2e.ts' },
  },
]
