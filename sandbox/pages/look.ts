import * as z from 'zod/mini'
import { frameLook, type FrameLook } from '#contract/frame.ts'
import { speak } from './words.ts'

const message = z.object({ look: frameLook })

/** Looks as the site does that frames the page: as the address says, and whenever the site says so. What frames it is the site: no other page may. @param night it is dark whatever is around it */
export async function lookAsTheSite(query: URLSearchParams, night: boolean): Promise<void> {
  const { dataset } = document.documentElement
  const wear = (theme: FrameLook['theme'] | null | undefined) => {
    if (night) return
    if (theme) dataset['theme'] = theme
    else delete dataset['theme']
  }
  wear(frameLook.shape.theme.safeParse(query.get('theme')).data)
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent) return
    const heard = message.safeParse(data)
    if (!heard.success) return
    wear(heard.data.look.theme)
    void speak(heard.data.look.language)
  })
  await speak(query.get('language'))
}
