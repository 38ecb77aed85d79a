/** What the product is called wherever a person reads it: pages, messages, the address line of the start. */
export const productName = 'Lale'
