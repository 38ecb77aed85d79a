import type { Said } from './said.ts'

/** A page of a game or of sports comes from its provider's address, beside the calls of the site. */
export const pagesHeldBack: Said = {
  tr: 'Bir vekil sunucuda sağlayıcıların sayfalarını bekletin (adreslerinde “/play/”, “/sports/” ya da “/frame/html” geçer)',
  en: 'With a proxy, hold back the pages of providers (their addresses have “/play/”, “/sports/” or “/frame/html”)',
}
export const pageComes: Said = {
  tr: 'vekil sunucuda bekletilen sayfayı bırakın',
  en: 'let the page come that the proxy holds back',
}
