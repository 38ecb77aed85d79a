import * as z from 'zod/mini'
import { platform } from '#contract/casino.ts'
import { json, jsonOf } from '../http.ts'
import { isEgtSigned } from '../signing/egt.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  playerId: id,
  screenName: id,
  defenceCode: id,
  gameKey: id,
  language,
  platform: z.literal(Object.values(platform)),
  lobbyUrl: address,
  currency: z.literal('TRY'),
  rules,
})
const signed = Object.keys(asked.def.shape)

export const egtLaunch: LaunchApi = {
  path: '/launch',
  read({ headers, body }, { secret }) {
    const said = jsonOf(body)
    if (typeof said !== 'object' || said === null) return null
    if (!isEgtSigned(secret, { ...said }, headers, signed)) return null
    const { data } = asked.safeParse(said)
    if (!data) return null
    return {
      game: data.gameKey,
      token: data.defenceCode,
      usercode: data.playerId,
      name: data.screenName,
      language: data.language,
      isMobile: data.platform === platform.mobile,
      lobby: data.lobbyUrl,
      rules: data.rules,
    }
  },
  opens: (url) => json({ statusCode: 'OK', url }),
  refuses: json({ statusCode: 'ERR_GAME_NOT_AVAILABLE' }),
}
