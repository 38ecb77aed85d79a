import { productName } from '#contract/product.ts'
import type { Locale } from '#contract/locale.ts'
import { heads } from '../../words/heads.ts'

const context = 'https://schema.org'

interface Promotion {
  id: number
  title: string
  description: string
  images: readonly { url: string }[]
}

const house = (publicUrl: string) => ({
  '@type': 'Organization',
  name: productName,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
})

export const ofTheHouse = (publicUrl: string, locale: Locale): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: productName,
  url: `${publicUrl}/`,
  inLanguage: locale,
  description: heads[locale].home.description,
  publisher: house(publicUrl),
})

export const ofThePromotions = (publicUrl: string, list: readonly Promotion[], name: string): object => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  itemListElement: list.map(({ id, title, description, images: [image] }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'Offer',
      name: title,
      description,
      url: `${publicUrl}/promotions?promotion=${id}`,
      ...(image && { image: new URL(image.url, publicUrl).href }),
      offeredBy: house(publicUrl),
    },
  })),
})
