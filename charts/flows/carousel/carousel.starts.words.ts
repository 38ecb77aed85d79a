import type { FlowWords } from '../../words/said.ts'
import { address, home, plainDocuments } from '../../words/ways-in.ts'

const firstPage = address('/casino/slot?lang=tr', '/casino/slot?lang=en')

export const starts: FlowWords['starts'] = {
  'somebody in a lobby': {
    tr: '“Casino” sayfasını açmış biri',
    en: 'Somebody who has opened the page “Casino”',
    isNewcomer: true,
    way: [plainDocuments, home, address('/casino/slot')],
  },
  'somebody whose first page shows the slides': {
    tr: 'İlk sayfa olarak, slaytlarıyla birlikte gelen “Casino” sayfasını açmış biri',
    en: 'Somebody whose first page is “Casino”, which came with its slides',
    isNewcomer: true,
    way: [firstPage],
  },
  'somebody whose first page shows one slide': {
    tr: 'Tek slaytla birlikte gelen ilk sayfayı açmış biri',
    en: 'Somebody whose first page came with one slide',
  },
  'somebody who wants nothing to move': {
    tr: 'Cihazında hareketi azaltmış, ilk sayfa olarak “Casino” sayfasını açmış biri',
    en: 'Somebody whose device asks for less motion, whose first page is “Casino”',
    isNewcomer: true,
    way: [
      {
        tr: 'Geliştirici araçlarında “prefers-reduced-motion: reduce” öykünmesini açın',
        en: 'In the developer tools emulate “prefers-reduced-motion: reduce”',
      },
      firstPage,
    ],
  },
}
