import type { Env } from '../env.ts'
import type { Pool } from '../database/pool.ts'
import type { GameProviders } from './games/game-provider.ts'
import { gameLauncher, type Launcher } from './games/launcher.ts'
import { knownMailProviders, type KnownMailProviders } from './mail-providers.ts'
import { outboxMail, type Mail } from './mail.ts'
import { paymentProviders } from './payment-provider.places.ts'
import type { PaymentProviders } from './payment-provider.ts'
import type { KnownPaymentProviders } from './payment-providers.ts'
import { spokenWith } from './places.ts'
import type { PlayerFiles } from './player-file.ts'
import { playerFilesIn, type KnownPlayerFiles } from './player-files.ts'
import type { Registers } from './register.ts'
import { registersIn, type KnownRegisters } from './registers.ts'
import { knownSmsProviders, type KnownSmsProviders } from './sms-providers.ts'
import { outboxSms, type Sms } from './sms.ts'
import {
  watchedLauncher,
  watchedMail,
  watchedPayments,
  watchedPlayerFiles,
  watchedRegisters,
  watchedSms,
  type Watch,
} from './watched.ts'

interface Needs {
  env: Env
  pool: Pool
  clock: () => Date
  games: GameProviders
  launchPatience?: number
  payments?: KnownPaymentProviders
  smsProviders?: KnownSmsProviders
  mailProviders?: KnownMailProviders
  registers?: KnownRegisters
  playerFiles?: KnownPlayerFiles
}

interface Outside {
  providers: PaymentProviders
  registers: Registers
  playerFiles: PlayerFiles
  launcher: Launcher
  sms: Sms
  mail: Mail
}

/** Whom the platform asks. Throws CannotStart if nobody speaks with one of them. */
export function outside(needs: Needs, watch: Watch | undefined): Outside {
  const { env, pool, clock, games, launchPatience } = needs
  const { smsProviders = knownSmsProviders, mailProviders = knownMailProviders } = needs
  const { sms, mail, publicUrl } = env
  return {
    providers: watchedPayments(watch, paymentProviders(env, needs.payments)),
    registers: watchedRegisters(watch, registersIn(env, needs.registers)),
    playerFiles: watchedPlayerFiles(watch, playerFilesIn(env, needs.playerFiles)),
    launcher: watchedLauncher(watch, gameLauncher({ env, clock, games }, launchPatience)),
    sms: sms
      ? watchedSms(watch, sms.provider, spokenWith('SMS', smsProviders, sms.provider)(sms.place))
      : outboxSms(pool),
    mail: mail
      ? watchedMail(
          watch,
          mail.provider,
          spokenWith('MAIL', mailProviders, mail.provider)(mail.place, new URL(publicUrl).hostname),
        )
      : outboxMail(pool),
  }
}
