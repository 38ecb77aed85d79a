import {
  ownSlips,
  placed,
  programme,
  type Part,
  type SlipRequest,
  type SportsBook,
} from '#sandbox/contract/sports.ts'
import { ask } from '../ask.ts'

export const loadProgramme = (part: Part, language: string) =>
  ask(`/api/sports/programme?${new URLSearchParams({ part, language })}`, programme)

export const loadSlips = (book: SportsBook, token: string) =>
  ask(`/api/sports/${book}/slips`, ownSlips, { token })

export const placeSlip = (book: SportsBook, token: string, slip: SlipRequest) =>
  ask(`/api/sports/${book}/slips`, placed, { token, body: slip })
