import type { Winner } from '#contract/transaction.ts'

/** The server's winners change over time. */
export const winners: Winner[] = [
  ['ahtapot-orkestrasi', 'Ahtapot Orkestrası', 'Gü***', 128_450.5],
  ['akide-yagmuru', 'Akide Yağmuru', 'Me***', 64_200],
  ['akik-aynasi', 'Akik Aynası', 'Ay***', 31_075.25],
  ['', 'Spor bahisleri', 'İs***', 12_840],
  ['ahtapot-orkestrasi', 'Ahtapot Orkestrası', 'De***', 9_999.99],
  ['akik-aynasi', 'Akik Aynası', 'Ök***', 7_410],
].map(([code, game, name, amount]) => ({
  image: code && `/games/${code}`,
  game,
  name,
  amount,
  currencySymbol: '₺',
})) as Winner[]
