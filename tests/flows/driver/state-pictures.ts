import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Language, Said } from '#charts/words/said.ts'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'
import { desktop, phone, tablet, wide, type Size } from '#tests/browser/screen-sizes.ts'
import { results, said } from './record.ts'

export const themes = ['dark', 'light'] as const
export const sizes: readonly Size[] = [phone, tablet, desktop, wide]

export const notAtThisSize: Said = {
  tr: 'Bu genişliğe geçince bu durumdan çıkılır.',
  en: 'A change to this width leaves this state.',
}
export const notInThisLanguage: Said = {
  tr: 'Dil değişince bu durumdan çıkılır ya da bu durumda dil değiştirilemez.',
  en: 'A change of the language leaves this state, or cannot happen in it.',
}

export const endedByAReload: Said = {
  tr: 'Bu durum, sayfa yeniden yüklenince biter.',
  en: 'A reload of the page ends this state.',
}

export const endsTheFlow: Said = {
  tr: 'Akış bu durumda biter, sayfa devam eder.',
  en: 'The flow ends here, and the page goes on.',
}

const shot = z.object({
  theme: z.enum(themes),
  width: z.number(),
  /** Why there is no picture; null: there is one. */
  reason: z.nullable(said),
})

/** How the pictures of one state in one language came out. */
const pictured = z.object({
  flow: z.custom<FlowName>((name) => typeof name === 'string' && name in flows),
  state: z.string(),
  language: z.enum(['tr', 'en']),
  /** The language of the server's answers on the way there. */
  answers: z.enum(['tr', 'en']),
  /** The steps that led to it, their hash and their number. */
  way: z.object({ case: z.string(), told: z.string(), at: z.number() }),
  /** All leaf states beside it, itself included. */
  leaves: z.array(z.string()),
  /** Milliseconds since 1970. */
  begun: z.number(),
  error: z.nullable(z.string()),
  shots: z.array(shot),
})

export type Pictured = z.infer<typeof pictured>
export type Shot = Pictured['shots'][number]
/** The reason why no page can rest in the state; null: it should. */
export type WhyNot = (of: Pictured) => Said | null
type Of = Pick<Pictured, 'flow' | 'state' | 'language'>

/** Relative to the results. */
export const statesFolder = (flow: FlowName) => `paths/states/${hyphened(flow)}/`
const folderOf = ({ flow, state }: Of) => `${statesFolder(flow)}${hyphened(state)}/`

/** Relative to the results. */
export const shotOf = (of: Of, { theme, width }: Pick<Shot, 'theme' | 'width'>) =>
  `${folderOf(of)}${of.language}-${theme}-${width}.jpg`

const recordOf = (of: Of, folder: URL) => new URL(`${folderOf(of)}${of.language}.json`, folder)

export function rememberPictured(record: Pictured, folder: URL): void {
  mkdirSync(new URL(folderOf(record), folder), { recursive: true })
  writeFileSync(recordOf(record, folder), JSON.stringify(record))
}

/** Null where there is none, or one in an older format. */
export function rememberedPictured(
  flow: FlowName,
  state: string,
  language: Language,
  folder = results,
): Pictured | null {
  try {
    const read: unknown = JSON.parse(readFileSync(recordOf({ flow, state, language }, folder), 'utf8'))
    return z.safeParse(pictured, read).data ?? null
  } catch {
    return null
  }
}
