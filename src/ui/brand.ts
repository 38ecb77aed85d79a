import { productName } from '#contract/product.ts'

/** What makes the product this product: name, marks and the browser's own colour. Colours of the page: tokens.css. */
export const brand = {
  name: productName,
  themeColor: { dark: '#081413', light: '#f6f3ea' },
} as const
