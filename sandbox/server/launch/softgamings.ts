import * as z from 'zod/mini'
import type { Answer } from '../http.ts'
import { isSoftgamingsSigned } from '../signing/softgamings.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  Login: id,
  Nick: id,
  Page: id,
  ExtParam: id,
  Language: language,
  IsMobile: z.enum(['0', '1']),
  Currency: z.literal('TRY'),
  LobbyUrl: address,
  Rules: rules,
})

const answer = (body: string): Answer => ({ status: 200, type: 'text/plain; charset=utf-8', body })

/** Escapes `<`, so that the text cannot end the script element. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)

/** Puts the game's frame here and passes its messages on to the parent page. */
const opening = (url: string) => `<div id="softgamings-game" style="position:fixed;inset:0"></div>
<script>
(() => {
  const frame = document.createElement('iframe')
  frame.src = ${quoted(url)}
  frame.title = 'SoftGamings'
  frame.allow = 'autoplay; fullscreen'
  frame.style.cssText = 'border:0;width:100%;height:100%;display:block'
  addEventListener('message', (event) => {
    if (event.source === frame.contentWindow && event.data === 'exit') parent.postMessage('exit', '*')
  })
  document.getElementById('softgamings-game').append(frame)
})()
</script>`

export const softgamingsLaunch: LaunchApi = {
  path: '/User/AuthHTML',
  read({ body }, { secret }) {
    const form = new URLSearchParams(body)
    if (!isSoftgamingsSigned(Object.fromEntries(form), secret)) return null
    const { data } = asked.safeParse(Object.fromEntries(form))
    if (!data) return null
    return {
      game: data.Page,
      token: data.ExtParam,
      usercode: data.Login,
      name: data.Nick,
      language: data.Language,
      isMobile: data.IsMobile === '1',
      lobby: data.LobbyUrl,
      rules: data.Rules,
    }
  },
  opens: (url) => answer(`1,${opening(url)}`),
  refuses: answer('17,Game is not available'),
}
