/** The request of Chrome on a phone. */
export const requestOf = (path: string, more: Record<string, string> = {}) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      ...Object.entries({
        host: '127.0.0.1',
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
        'accept-encoding': 'gzip, deflate, br, zstd',
        'accept-language': 'tr-TR,tr;q=0.9',
        'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
        ...more,
      }).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
