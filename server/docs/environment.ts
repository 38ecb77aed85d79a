import type { variables } from '../env.ts'

type Name = keyof typeof variables.shape
/** Variables that differ only by provider share a row. */
type Row<Each extends string = Name> = Each extends `${infer Kind extends 'SPORTS_URL'}_${string}`
  ? `${Kind}_<PROVIDER>`
  : Each

/** Variables of providers that the schema does not name one by one. */
type Open =
  `${'PAYMENT_URL' | 'PAYMENT_SECRET' | 'SMS_URL' | 'SMS_SECRET' | 'MAIL_URL' | 'MAIL_SECRET' | 'LIVE_CHAT_URL' | 'REGISTER_URL' | 'REGISTER_SECRET' | 'PLAYER_FILE_URL' | 'PLAYER_FILE_SECRET' | 'GAME_SECRET' | 'GAME_LAUNCH' | 'GAME_ORIGIN'}_<PROVIDER>`

export const environment: Readonly<Record<Row | Open, readonly [meaning: string, unset?: string]>> = {
  PORT: ['port of the site'],
  HOST: ['address on which the server listens'],
  PUBLIC_URL: [
    'address that players type; links from payment pages and search engines use it',
    'http://HOST:PORT',
  ],
  DATABASE_URL: [
    'your own PostgreSQL (15 or newer, UTF8), or [several servers](#a-primary-and-standbys); one for each [shard](#shards)',
    'embedded PostgreSQL',
  ],
  DATABASE_POOL_URL: ['PgBouncer before that database ([how](#pgbouncer))', 'none'],
  DATABASE_REPLICA_URL: [
    'standbys of that database, for histories and lists ([how](#reads-at-a-standby))',
    'the primary is read',
  ],
  REDIS_URL: [
    'Redis for hints between nodes ([forms](#several-nodes)), for example `redis://127.0.0.1:6379`',
    'the database carries them',
  ],
  METRICS_LISTEN: [
    'address and port for Prometheus ([metrics](#metrics)), for example `127.0.0.1:9464`',
    'no metrics',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    'OpenTelemetry collector that takes OTLP over HTTP ([traces](#traces)), for example `http://127.0.0.1:4318`',
    'no traces',
  ],
  OTEL_TRACES_SAMPLER_ARG: ['part of the traces that is recorded, 0 to 1'],
  OTEL_SERVICE_NAME: ['name of the service in the traces'],
  WALKS_RATIO: [
    'part of the page loads that tell which transitions of the charts they took ([walks](privacy.md#walks)), 0 to 1',
  ],
  DATA_DIR: ['folder of the embedded database and the generated secret (below)'],
  SECRET: [
    'signs codes, hub tokens and payment callbacks, encrypts personal data; the same on every node',
    'generated, kept in `DATA_DIR`',
  ],
  SECRET_BEFORE: ['the previous secret, to change it ([how](security.md#the-secret))', 'none'],
  NODE_ENV: ['development, test or production, which does not check its replies against the contract'],
  SANDBOX: ['`on` serves the sandbox', 'on, in production off'],
  SANDBOX_PORT: ['port of the sandbox’s games and sports, a second origin', 'PORT + 1'],
  SANDBOX_URL: ['address at which browsers reach that port', 'http://HOST:SANDBOX_PORT'],
  SMS_URL: ['SMS gateway: takes a POST of `{"to", "text"}` as JSON, answers 2xx', 'SMS go to the outbox'],
  SMS_TOKEN: ['bearer token for the gateway', 'none'],
  'SMS_URL_<PROVIDER>': ['another SMS provider instead ([which](develop.md#sms-mail-and-live-chat))', 'none'],
  'SMS_SECRET_<PROVIDER>': ['what that provider knows us by; needed with its URL', 'none'],
  SMTP_URL: [
    'mail server: `smtp://host:port` (587, STARTTLS) or `smtps://host:port` (465)',
    'e-mails go to the outbox',
  ],
  MAIL_FROM: ['sender of e-mails; required with `SMTP_URL`', 'none'],
  SMTP_USER: ['user name for the mail server', 'none'],
  SMTP_PASSWORD: ['password for it, never sent in clear to another machine', 'none'],
  SMTP_TLS: ['`off` sends in clear, to a relay on the same machine or network'],
  'MAIL_URL_<PROVIDER>': ['another mail provider instead; needs `MAIL_FROM` too', 'none'],
  'MAIL_SECRET_<PROVIDER>': ['what that provider knows us by; needed with its URL', 'none'],
  'GAME_SECRET_<PROVIDER>': [
    'secret shared with a [game provider](develop.md#a-game-provider) or a sportsbook; Amusnet’s is `user:password`',
    'the sandbox’s, or its calls are refused',
  ],
  HUB88_PUBLIC_KEY: ['RSA key (PEM, lines separated by `\\n`) that verifies Hub88’s calls', 'as above'],
  HUB88_PRIVATE_KEY: ['RSA key that signs our calls to Hub88', 'the sandbox’s, or its games are not offered'],
  'GAME_LAUNCH_<PROVIDER>': [
    'address at which it opens a game ([032](decisions/032-how-games-are-launched.md))',
    'the sandbox’s, or its games are not offered',
  ],
  'GAME_ORIGIN_<PROVIDER>': ['origin of its frames, where it is another', 'that of `GAME_LAUNCH_<PROVIDER>`'],
  'SPORTS_URL_<PROVIDER>': [
    'page of a sportsbook (`BETSY`, `BETCO`) that the site frames, with token, language and part in the query',
    'the sandbox’s, or none',
  ],
  'PAYMENT_URL_<PROVIDER>': [
    'API of a payment provider ([which](develop.md#a-payment-provider)), for example `PAYMENT_URL_PINAR`',
    'the sandbox’s, or its methods are not offered',
  ],
  'PAYMENT_SECRET_<PROVIDER>': ['what that provider and we sign with; needed with its URL', 'as above'],
  'REGISTER_URL_<PROVIDER>': [
    'an [exclusion register](#exclusion-registers): `GAMSTOP` or `SPELPAUS`',
    'the sandbox’s, or the players of its country neither play nor deposit',
  ],
  'REGISTER_SECRET_<PROVIDER>': [
    'its key; of Spelpaus the id of the actor and the key, with a colon between them; needed with its URL',
    'as above',
  ],
  'PLAYER_FILE_URL_<PROVIDER>': [
    'an authority’s [file of players](#files-of-players): `LUGAS`',
    'the sandbox’s, or the players of its country neither play nor deposit',
  ],
  'PLAYER_FILE_SECRET_<PROVIDER>': ['its key; needed with its URL', 'as above'],
  LIVE_CHAT_URL: [
    'page of a live chat that the site frames; the setting `chatid` is appended',
    'the sandbox’s, or none',
  ],
  'LIVE_CHAT_URL_<PROVIDER>': ['another live chat instead', 'none'],
  TRUST_PROXY: ['`on` takes the client’s address from `x-forwarded-for`: only behind one proxy'],
  MOST_PER_CALL: ['the most lira of one bet, win, deposit, withdrawal or `adjust`'],
  LAW_STRICTER: [
    'JSON: what is stricter than the [profile](law.md), as `{"house": {"limits.raiseWait": 48}}`; limits set before stay',
    'the profiles as they are',
  ],
  LAW_RATES: [
    'JSON: lira for one unit of a currency in which a [profile](law.md) has a ceiling (`EUR`, `GBP`, `SEK`)',
    'those ceilings are 0: what they bound is refused',
  ],
  ACCEPT_RISK: [
    'risks that do not stop the start ([which](security.md#settings-that-stop-the-start))',
    'none',
  ],
  ADDRESS_FACTOR: ['multiplies the limits of one network: 1 to 1000', '1, in development 5'],
  LOG_LEVEL: ['fatal, error, warn, info, debug, trace or silent'],
}
