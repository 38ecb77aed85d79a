/** Name of the product wherever people read it: pages, messages, the line at the start of the server. */
export const productName = 'Lale'
