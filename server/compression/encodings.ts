import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** Bytes; compressing less saves nothing. */
export const worthCompressing = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstd = promisify(zstdCompress)

const brotliOf = (quality: number) => (text: Buffer) =>
  brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  })

/** Bytes: 0.16 s of a core at the best quality, twelve times as long as at the next. */
const mostAtBest = 128 * 1024
const nextToBest = 9

/** In the order of preference: smallest result first. */
export const encodings: Encoding[] = ['br', 'zstd', 'gzip']
export type Encoding = 'br' | 'zstd' | 'gzip'

/** All run in the thread pool, off the event loop. */
const compressions = {
  br: brotliOf(5),
  zstd: (text: Buffer) => zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  gzip: (text: Buffer) => zip(text),
} satisfies Record<Encoding, (text: Buffer) => Promise<Buffer>>

/** For a reply that goes to one client, who waits for it. */
export const compress = (encoding: Encoding, text: Buffer): Promise<Buffer> => compressions[encoding](text)

/** For a reply that goes to many; only brotli has a better quality to give. */
export const compressForMany = (text: Buffer): Promise<Buffer> =>
  brotliOf(text.byteLength > mostAtBest ? nextToBest : constants.BROTLI_MAX_QUALITY)(text)
