import * as z from 'zod/mini'
import { writeGameRules } from '#contract/game-rules.ts'
import { amusnetCredentials } from './amusnet.credentials.ts'
import { currency } from '../amount.ts'
import { readXml, writeXml } from './amusnet.xml.ts'
import type { LaunchFormat } from '../launch.ts'

const done = '1000'
const answered = z.object({ ErrorCode: z.string(), ErrorMessage: z.string(), Url: z.optional(z.string()) })

/** Amusnet's games: XML, with user and password as in its calls of the wallet. */
export const amusnetLaunch: LaunchFormat = {
  request({ game, token, usercode, username, language, isMobile, lobby, rules }, { secret }) {
    const { user, password } = amusnetCredentials(secret)
    const body = writeXml('LaunchRequest', {
      UserName: user,
      Password: password,
      PlayerId: usercode,
      ScreenName: username,
      DefenceCode: token,
      PortalCode: `lale_${currency}`,
      GameId: game,
      Language: language,
      Client: isMobile ? 'mobile' : 'desktop',
      CloseUrl: lobby,
      Rules: writeGameRules(rules),
    })
    return { path: '/Launch', headers: { 'content-type': 'text/xml; charset=utf-8' }, body }
  },
  read(text) {
    const root = readXml(text)
    if (root?.name !== 'LaunchResponse') throw new Error('The root is not LaunchResponse')
    const { ErrorCode, ErrorMessage, Url } = answered.parse(root.fields)
    return ErrorCode === done
      ? { opened: z.string().parse(Url) }
      : { refusal: `${ErrorCode} ${ErrorMessage}` }
  },
}
