import type { FlowName } from '#machines/flows.ts'
import { balance } from './balance.words.ts'
import { bonusHistory } from './bonus-history.words.ts'
import { bonuses } from './bonuses.words.ts'
import { callRequest } from './call-request.words.ts'
import { carousel } from './carousel.words.ts'
import { changePassword } from './change-password.words.ts'
import { claimBonus } from './claim-bonus.words.ts'
import { favourite } from './favourite.words.ts'
import { favourites } from './favourites.words.ts'
import { financialHistory } from './financial-history.words.ts'
import { game } from './game.words.ts'
import { gameHistory } from './game-history.words.ts'
import { header } from './header.words.ts'
import { language } from './language.words.ts'
import { link } from './link.words.ts'
import { liveChat } from './live-chat.words.ts'
import { lobby } from './lobby.words.ts'
import { login } from './login.words.ts'
import { movements } from './movements.words.ts'
import { namedGame } from './named-game.words.ts'
import { notifications } from './notifications.words.ts'
import { numberStepper } from './number-stepper.words.ts'
import { payment } from './payment.words.ts'
import { phoneVerification } from './phone-verification.words.ts'
import { popup } from './popup.words.ts'
import { promotion } from './promotion.words.ts'
import { realtime } from './realtime.words.ts'
import { recovery } from './recovery.words.ts'
import { registration } from './registration.words.ts'
import { sessionHistory } from './session-history.words.ts'
import { site } from './site.words.ts'
import { startUp } from './start-up.words.ts'
import { topBar } from './top-bar.words.ts'
import { topWinners } from './top-winners.words.ts'
import { trialBonus } from './trial-bonus.words.ts'
import type { FlowWords } from './said.ts'

export const wordsOf: Readonly<Record<FlowName, FlowWords>> = {
  site,
  'start-up': startUp,
  language,
  login,
  recovery,
  registration,
  'phone verification': phoneVerification,
  'trial bonus': trialBonus,
  'change password': changePassword,
  'session history': sessionHistory,
  payment,
  'number stepper': numberStepper,
  'call request': callRequest,
  'financial history': financialHistory,
  'claim bonus': claimBonus,
  bonuses,
  'bonus history': bonusHistory,
  lobby,
  game,
  'named game': namedGame,
  promotion,
  'top winners': topWinners,
  carousel,
  favourites,
  favourite,
  'game history': gameHistory,
  movements,
  notifications,
  realtime,
  balance,
  'top bar': topBar,
  header,
  popup,
  link,
  'live chat': liveChat,
}
