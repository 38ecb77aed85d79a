import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { writeGameRules } from '#contract/game-rules.ts'
import { platform } from '#contract/casino.ts'
import { currency } from '../amount.ts'
import { checksumFieldsHeader, checksumHeader, egtChecksum } from './egt.checksum.ts'
import type { LaunchFormat } from '../launch.ts'

const done = 'OK'
const answered = z.object({ statusCode: z.string(), url: z.optional(z.string()) })

/** EGT Digital's games: JSON with a checksum over every field. */
export const egtLaunch: LaunchFormat = {
  request({ game, token, usercode, username, language, isMobile, lobby, rules }, { secret, now }) {
    const content = {
      requestId: randomUUID(),
      timestamp: now.getTime(),
      playerId: usercode,
      screenName: username,
      defenceCode: token,
      gameKey: game,
      language,
      platform: isMobile ? platform.mobile : platform.desktop,
      lobbyUrl: lobby,
      currency,
      rules: writeGameRules(rules),
    }
    const fields = Object.keys(content)
    return {
      path: '/launch',
      headers: {
        'content-type': 'application/json',
        [checksumHeader]: egtChecksum(secret, content, fields) ?? '',
        [checksumFieldsHeader]: fields.join(','),
      },
      body: JSON.stringify(content),
    }
  },
  read(text) {
    const { statusCode, url } = answered.parse(JSON.parse(text))
    return statusCode === done ? { opened: z.string().parse(url) } : { refusal: statusCode }
  },
}
