import type { Plugin } from 'vite'

/** Pages for development only: they are not in the build. */
const pagesInDevelopment: Record<string, string> = {
  '/flows': '/charts/page/index.html',
  '/ui': '/src/specimens/index.html',
}

export function pagesOfDevelopers(): Plugin {
  return {
    name: 'pages-of-developers',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = /^(\/[a-z]+)\/?(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
        request.url = pagesInDevelopment[path] ?? request.url
        next()
      })
    },
    // Their script is beside them, but they are served at another address.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        Object.values(pagesInDevelopment).includes(path)
          ? html.replace('src="./', `src="${path.slice(0, path.lastIndexOf('/') + 1)}`)
          : html,
    },
  }
}
