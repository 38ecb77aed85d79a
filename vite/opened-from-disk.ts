import type { Plugin } from 'vite'

/** A page that is opened from disk may load no modules: one plain script does it all. */
export function openedFromDisk(): Plugin {
  return {
    name: 'opened-from-disk',
    enforce: 'post',
    transformIndexHtml: (html) =>
      html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
  }
}
