/** Without diacritics, so that 'sifre' finds 'Şifre'. */
export function plain(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}
