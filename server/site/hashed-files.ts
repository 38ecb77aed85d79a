/** Folder of the built site in which each name holds a hash of the content. */
export const hashedFolder = 'assets'

export const immutable = 'public, max-age=31536000, immutable'

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2'],
])
const hashedName = /^[\w.-]+-[\w-]{8}\.(\w+)$/

/** Content type; undefined: not the name of a hashed file. */
export const typeOf = (name: string) => types.get(hashedName.exec(name)?.[1] ?? '')

/** Not a picture: an SVG is a document where it is opened by itself. */
export const isPartOfPages = (path: string) => /\.(?:js|css|woff2)(?:\.\w+)?$/.test(path)
