import * as z from 'zod/mini'
import { readXml, writeXml } from '../amusnet.xml.ts'
import type { Answer } from '../http.ts'
import { amusnetLogin } from '../signing/amusnet.ts'
import { same } from '../signing/same.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  UserName: z.string(),
  Password: z.string(),
  PlayerId: id,
  ScreenName: id,
  DefenceCode: id,
  PortalCode: z.literal('lale_TRY'),
  GameId: id,
  Language: language,
  Client: z.enum(['mobile', 'desktop']),
  CloseUrl: address,
  Rules: rules,
})

const answer = (said: Record<string, string | number>): Answer => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  body: writeXml('LaunchResponse', said),
})

function fieldsOf(body: string): unknown {
  try {
    return readXml(body)['LaunchRequest']
  } catch {
    return null
  }
}

export const amusnetLaunch: LaunchApi = {
  path: '/Launch',
  read({ body }, { secret }) {
    const { data } = asked.safeParse(fieldsOf(body))
    if (!data) return null
    const { UserName, Password } = amusnetLogin(secret)
    if (!same(data.UserName, UserName) || !same(data.Password, Password)) return null
    return {
      game: data.GameId,
      token: data.DefenceCode,
      usercode: data.PlayerId,
      name: data.ScreenName,
      language: data.Language,
      isMobile: data.Client === 'mobile',
      lobby: data.CloseUrl,
      rules: data.Rules,
    }
  },
  opens: (Url) => answer({ Url, ErrorCode: 1000, ErrorMessage: 'OK' }),
  refuses: answer({ ErrorCode: 3200, ErrorMessage: 'GAME NOT AVAILABLE' }),
}
