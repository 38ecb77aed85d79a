/** Data for the paths of the operator's content. */
import type { Promotion } from '#contract/cms.ts'

export const promotion: Promotion = {
  id: 1,
  title: 'Haftanın bonusu',
  description: '<p>Kişi başına bir kez.</p>',
  images: [{ url: '/offers/trial-card-720.webp' }, { url: '/offers/trial-wide-720.webp' }],
}
