import * as z from 'zod/mini'
import { json, jsonOf } from '../http.ts'
import { isStamped } from '../signing/stamped.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  game: id,
  token: id,
  player: id,
  name: id,
  language,
  platform: z.enum(['mobile', 'desktop']),
  lobby: address,
  currency: z.literal('TRY'),
  rules,
})

export const dtLaunch: LaunchApi = {
  path: '/launch',
  read({ headers, body }, { secret, now }) {
    if (!isStamped(secret, body, headers, now)) return null
    const { data } = asked.safeParse(jsonOf(body))
    if (!data) return null
    const { player: usercode, platform, ...launch } = data
    return { ...launch, usercode, isMobile: platform === 'mobile' }
  },
  opens: (url) => json({ ok: true, address: url }),
  refuses: json({ ok: false, error: 'game not available' }),
}
