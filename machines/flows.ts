import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import { balanceMachine } from './balance/balance.machine.ts'
import { bonusesMachine } from './bonuses/bonuses.machine.ts'
import { callRequestMachine } from './call-request/call-request.machine.ts'
import { claimBonusMachine } from './claim-bonus/claim-bonus.machine.ts'
import { favouriteMachine } from './favourite/favourite.machine.ts'
import { favouritesMachine } from './favourites/favourites.machine.ts'
import { gameMachine } from './game/game.machine.ts'
import { historyMachine } from './history/history.machine.ts'
import { headerMachine } from './header/header.machine.ts'
import { linkMachine } from './link/link.machine.ts'
import { liveChatMachine } from './live-chat/live-chat.machine.ts'
import { popupMachine } from './popup/popup.machine.ts'
import { topBarMachine } from './top-bar/top-bar.machine.ts'
import { carouselMachine } from './carousel/carousel.machine.ts'
import { changePasswordMachine } from './change-password/change-password.machine.ts'
import { languageMachine } from './language/language.machine.ts'
import { lobbyMachine } from './lobby/lobby.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { movementsMachine } from './movements/movements.machine.ts'
import { namedGameMachine } from './named-game/named-game.machine.ts'
import { notificationsMachine } from './notifications/notifications.machine.ts'
import { numberStepperMachine } from './number-stepper/number-stepper.machine.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { phoneVerificationMachine } from './phone-verification/phone-verification.machine.ts'
import { promotionMachine } from './promotion/promotion.machine.ts'
import { realtimeMachine } from './realtime/realtime.machine.ts'
import { recoveryMachine } from './recovery/recovery.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { sessionHistoryMachine } from './session-history/session-history.machine.ts'
import { siteMachine } from './site/site.machine.ts'
import { sportsbookMachine } from './sportsbook/sportsbook.machine.ts'
import { startUpMachine } from './start-up/start-up.machine.ts'
import { topWinnersMachine } from './top-winners/top-winners.machine.ts'
import { trialBonusMachine } from './trial-bonus/trial-bonus.machine.ts'

/** Every flow: its machine, its purpose, its section of the specification. */
export const flows = {
  site: {
    title: 'The site',
    description: 'Who is here, which dialog and which menus are open, and what is resumed after the login.',
    section: '2, 4, 6',
    machine: siteMachine,
  },
  'start-up': {
    title: 'Start-up',
    description: 'What the site gathers before the first page, and what it does without.',
    section: '4, 8',
    machine: startUpMachine,
  },
  language: {
    title: 'Language',
    description: 'The language that the site speaks, and the way to another one.',
    section: '2, 7, 8, 9',
    machine: languageMachine,
  },
  login: {
    title: 'Login',
    description: 'A visitor becomes a player with a username and a password.',
    section: '2, 4, 5',
    machine: loginMachine,
  },
  recovery: {
    title: 'Recovery of the password',
    description: 'A visitor who has forgotten the password chooses a new one with a code from the mailbox.',
    section: '2, 4, 5',
    machine: recoveryMachine,
  },
  registration: {
    title: 'Registration',
    description: 'A visitor signs up, verifies the phone and is welcomed.',
    section: '2, 4, 5',
    machine: registrationMachine,
  },
  'phone verification': {
    title: 'Phone verification',
    description: 'A player proves by an SMS code that the phone number is theirs.',
    section: '2, 4, 5',
    machine: phoneVerificationMachine,
  },
  'trial bonus': {
    title: 'Trial bonus',
    description: 'A new player is offered the trial bonus, claims it, or goes on without it.',
    section: '2, 4, 7, 9',
    machine: trialBonusMachine,
  },
  'change password': {
    title: 'Change password',
    description: 'A player replaces the password; every other device is signed out.',
    section: '2, 5, 7',
    machine: changePasswordMachine,
  },
  'session history': {
    title: 'Session history',
    description: 'Where a player has signed in, and how another device is signed out from here.',
    section: '2',
    machine: sessionHistoryMachine,
  },
  payment: {
    title: 'Deposit and withdraw',
    description: 'A form that the server describes, and what follows when it is sent.',
    section: '2, 4, 5',
    machine: paymentMachine,
  },
  'number stepper': {
    title: 'Number stepper',
    description: 'A number is changed step by step, by buttons or arrow keys, as long as they are held.',
    section: '9',
    machine: numberStepperMachine,
  },
  'call request': {
    title: 'Call request',
    description: 'A player or a visitor says when and about what to be called.',
    section: '2, 5',
    machine: callRequestMachine,
  },
  history: {
    title: 'History',
    description: 'What a player has paid, played or claimed: filtered, page by page, and as a file.',
    section: '2, 3',
    machine: historyMachine<TransactionItem, TransactionFilter['kind'], TransactionItem['status']>(),
  },
  'claim bonus': {
    title: 'Claim bonus',
    description: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
    section: '2',
    machine: claimBonusMachine,
  },
  bonuses: {
    title: 'Bonuses and discounts',
    description: 'The bonuses and discounts that a player has and can have.',
    section: '2',
    machine: bonusesMachine,
  },
  lobby: {
    title: 'Lobby',
    description:
      'The games of a part of the casino: by category, by provider or searched for, more on scroll.',
    section: '2, 4, 7, 9',
    machine: lobbyMachine,
  },
  game: {
    title: 'Game',
    description: 'A game is launched and played in its frame, loaded anew, and left as its provider says it.',
    section: '2, 4, 7, 8',
    machine: gameMachine,
  },
  'named game': {
    title: 'A game by its name',
    description: 'An entry that names a game opens whatever the search for that name finds.',
    section: '2',
    machine: namedGameMachine,
  },
  sportsbook: {
    title: 'Sportsbook',
    description: "The provider's page of sports in its frame, and what it asks the site for.",
    section: '2',
    machine: sportsbookMachine,
  },
  promotion: {
    title: 'Promotion',
    description: 'One promotion, read in a dialog that its address opens too.',
    section: '2',
    machine: promotionMachine,
  },
  'top winners': {
    title: 'Top winners',
    description: 'The largest wins of the last days, renewed while they are looked at.',
    section: '2, 7, 9',
    machine: topWinnersMachine,
  },
  carousel: {
    title: 'Carousel',
    description: 'The slides of a place of the site, one in view: by themselves, and by hand.',
    section: '2, 4, 9',
    machine: carouselMachine,
  },
  favourites: {
    title: 'Favourites',
    description: "A player's favourite games, known once and kept across pages.",
    section: '3, 4, 6',
    machine: favouritesMachine,
  },
  favourite: {
    title: 'Favourite',
    description: 'One game is added to the favourites or removed from them.',
    section: '4',
    machine: favouriteMachine,
  },
  movements: {
    title: 'Balance movements',
    description: "What has changed a player's balance, what caused each change, and where the money is.",
    section: '2, 4',
    machine: movementsMachine,
  },
  notifications: {
    title: 'Notifications',
    description: 'A list, a detail, and which of them were read.',
    section: '2, 4',
    machine: notificationsMachine,
  },
  realtime: {
    title: 'Real-time connection',
    description: 'The connection to the hub, and the schedule by which it is tried again.',
    section: '4, 9',
    machine: realtimeMachine,
  },
  balance: {
    title: 'Balance',
    description: 'The balance, asked for regularly and whenever the hub says that it changed.',
    section: '4, 7, 9',
    machine: balanceMachine,
  },
  'top bar': {
    title: 'Top bar',
    description: 'A message above the header that names the domains, until it is read.',
    section: '2, 4, 9',
    machine: topBarMachine,
  },
  header: {
    title: 'Header',
    description: 'The header makes room for whoever reads on, and is back for whoever turns around.',
    section: '2, 9',
    machine: headerMachine,
  },
  popup: {
    title: 'Popup',
    description: 'A picture over the page once the person has done something there, each content once.',
    section: '2, 3, 4',
    machine: popupMachine,
  },
  link: {
    title: 'Link',
    description: 'Something becomes a link a moment after it is shown, where a setting says to what.',
    section: '4, 9',
    machine: linkMachine,
  },
  'live chat': {
    title: 'Live chat',
    description: "The provider's page in a frame of its own, where the settings name it.",
    section: '4, 9',
    machine: liveChatMachine,
  },
} as const

export type FlowName = keyof typeof flows
