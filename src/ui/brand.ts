import { productName } from '#contract/product.ts'

/** What identifies the product: its name and the browser's colour. Colours of the page are in tokens.css. */
export const brand = {
  name: productName,
  themeColor: { dark: '#081413', light: '#f6f3ea' },
} as const
