import type { LaunchFault, Launcher } from './games/launcher.ts'
import type { Mail } from './mail.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import type { PlayerFile, PlayerFiles } from './player-file.ts'
import type { Register, Registers } from './register.ts'
import type { Sms } from './sms.ts'

export interface Asked {
  what: 'deposit' | 'payout' | 'sms' | 'mail' | 'launch' | 'register' | 'player file'
  provider: string
  outcome: 'done' | 'failed' | 'timed out'
  seconds: number
}

/** Told of every request to a provider. */
export type Watch = (asked: Asked) => void

const secondsSince = (from: number) => (performance.now() - from) / 1_000

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const watched =
  <Question, Answer>(
    watch: Watch,
    { what, provider }: Pick<Asked, 'what' | 'provider'>,
    ask: (question: Question) => Promise<Answer>,
  ) =>
  async (question: Question): Promise<Answer> => {
    const from = performance.now()
    const tell = (outcome: Asked['outcome']) =>
      watch({ what, provider, outcome, seconds: secondsSince(from) })
    try {
      const answer = await ask(question)
      tell('done')
      return answer
    } catch (error) {
      tell(isTimeout(error) ? 'timed out' : 'failed')
      throw error
    }
  }

function watchedPayment(watch: Watch, name: string, provider: PaymentProvider): PaymentProvider {
  const payOut = provider.payOut?.bind(provider)
  return {
    start: watched(watch, { what: 'deposit', provider: name }, (order) => provider.start(order)),
    ...(payOut && {
      payOut: watched(watch, { what: 'payout', provider: name }, payOut),
    }),
    readReport: (arrived) => provider.readReport(arrived),
  }
}

export const watchedPayments = (watch: Watch | undefined, providers: PaymentProviders): PaymentProviders =>
  watch
    ? new Map(Array.from(providers, ([name, provider]) => [name, watchedPayment(watch, name, provider)]))
    : providers

const watchedRegister = (watch: Watch, name: string, register: Register): Register => ({
  ...register,
  ask: watched(watch, { what: 'register', provider: name }, (person) => register.ask(person)),
})

export const watchedRegisters = (watch: Watch | undefined, registers: Registers): Registers =>
  watch
    ? new Map(Array.from(registers, ([name, register]) => [name, watchedRegister(watch, name, register)]))
    : registers

function watchedPlayerFile(watch: Watch, provider: string, file: PlayerFile): PlayerFile {
  const asked = { what: 'player file', provider } as const
  return {
    book: watched(watch, asked, (deposit) => file.book(deposit)),
    takeBack: watched(watch, asked, (number) => file.takeBack(number)),
    tellLimit: (person, limit) => watched(watch, asked, () => file.tellLimit(person, limit))(null),
    begin: watched(watch, asked, (person) => file.begin(person)),
    end: watched(watch, asked, (person) => file.end(person)),
  }
}

export const watchedPlayerFiles = (watch: Watch | undefined, files: PlayerFiles): PlayerFiles =>
  watch ? new Map(Array.from(files, ([name, file]) => [name, watchedPlayerFile(watch, name, file)])) : files

export const watchedSms = (watch: Watch | undefined, provider: string, sms: Sms): Sms =>
  watch ? { send: watched(watch, { what: 'sms', provider }, (message) => sms.send(message)) } : sms

export const watchedMail = (watch: Watch | undefined, provider: string, mail: Mail): Mail =>
  watch ? { send: watched(watch, { what: 'mail', provider }, (letter) => mail.send(letter)) } : mail

/** Null: the provider was not asked. */
const outcomes: Record<LaunchFault, Asked['outcome'] | null> = {
  'game not offered': null,
  'launch refused': 'failed',
  'launch too slow': 'timed out',
  'launch not understood': 'failed',
  'launch elsewhere': 'failed',
}

export const watchedLauncher = (watch: Watch | undefined, launcher: Launcher): Launcher =>
  watch
    ? async (provider, launch, log) => {
        const from = performance.now()
        const launched = await launcher(provider, launch, log)
        const outcome = launched.launched ? 'done' : outcomes[launched.why]
        if (outcome) watch({ what: 'launch', provider, outcome, seconds: secondsSince(from) })
        return launched
      }
    : launcher
