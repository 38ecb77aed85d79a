import * as z from 'zod/mini'
import { isSigned, signatureHeader, timestampHeader } from '#server/world/payment-provider.signature.ts'
import { json } from '#server/world/games/answer.ts'
import { jsonOf } from '#server/world/games/wire.ts'
import { fields, type LaunchDesk } from './desk.ts'

const { id, language, address } = fields
const asked = z.object({
  game: id,
  token: id,
  player: id,
  name: id,
  language,
  platform: z.enum(['mobile', 'desktop']),
  lobby: address,
  currency: z.literal('TRY'),
})

export const dtDesk: LaunchDesk = {
  path: '/launch',
  read({ headers, body }, { secret, now }) {
    const { [timestampHeader]: timestamp, [signatureHeader]: signature } = headers
    if (secret === null || typeof timestamp !== 'string' || typeof signature !== 'string') return null
    if (!isSigned(secret, { body, timestamp, signature }, now)) return null
    const { data } = asked.safeParse(jsonOf(body))
    if (!data) return null
    const { player: usercode, platform, ...launch } = data
    return { ...launch, usercode, isMobile: platform === 'mobile' }
  },
  opens: (url) => json({ ok: true, address: url }),
  refuses: json({ ok: false, error: 'game not available' }),
}
