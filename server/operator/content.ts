import * as z from 'zod/mini'
import { changing, looking, type Command } from './command.ts'
import type { Kind, Published } from './content/kind.ts'
import { languages } from './content/language.ts'
import { methods } from './content/method.ts'
import { offers } from './content/offer.ts'
import { pages } from './content/page.ts'
import { popups } from './content/popup.ts'
import { promotions } from './content/promotion.ts'
import { settings } from './content/setting.ts'
import { sliders } from './content/slider.ts'
import { videos } from './content/video.ts'
import { jsonFile, nothing, text } from './given.ts'
import { NotDone } from './not-done.ts'
import { saved } from './saved.ts'
import { jsonOf, table } from './show.ts'

const names = [
  'page',
  'promotion',
  'slider',
  'video',
  'popup',
  'setting',
  'offer',
  'language',
  'method',
] as const
type Name = (typeof names)[number]
const kinds: Record<Name, Kind> = {
  page: pages,
  promotion: promotions,
  slider: sliders,
  video: videos,
  popup: popups,
  setting: settings,
  offer: offers,
  language: languages,
  method: methods,
}
const kind = z.enum(names, `is not one of ${names.join(', ')}`)

const said = (name: Name, { key, became }: Published) => `${name} ${key} is ${became}`

export const contentCommands = {
  'content list': looking({
    words: z.object({ kind }),
    options: nothing,
    about: {},
    says: `all documents of a kind, shown or not; the kinds are ${names.join(', ')}`,
    run: async ({ pool }, { kind: name }) => table(await kinds[name].list(pool)),
  }),

  'content export': looking({
    words: z.object({ kind, id: z.optional(text) }),
    options: z.object({ to: z.optional(text) }),
    about: { to: 'the file to write; default: it is printed' },
    says: 'one document of the kind, by its id (a slider or video by its slug, a setting by its key, an offer or a payment method by its code, a language by its locale), or all, as JSON to edit and publish',
    async run({ pool }, { kind: name, id, to }) {
      const documents = await kinds[name].documents(pool, id)
      if (id !== undefined && documents.length === 0) throw new NotDone(`There is no ${name} ${id}`)
      const data = id === undefined ? documents : documents[0]
      return saved({ text: jsonOf(data), data }, to)
    },
  }),

  'content publish': changing({
    words: z.object({ kind, file: jsonFile }),
    options: nothing,
    about: {},
    says: 'publishes the document of the file, or each of a list, in both languages; one without an id is new. - reads standard input',
    async run(tx, desk, { kind: name, file }) {
      const documents: unknown[] = Array.isArray(file) ? file : [file]
      if (documents.length === 0) throw new NotDone('The list is empty')
      const published: Published[] = []
      for (const document of documents) published.push(await kinds[name].publish(tx, document, desk))
      const outcome = published.map((each) => said(name, each)).join('; ')
      if (published.every(({ became }) => became === 'unchanged')) return { nothing: outcome }
      return { outcome, subject: published.map(({ key }) => `${name} ${key}`).join(', ') }
    },
  }),

  'content withdraw': changing({
    words: z.object({ kind, id: text }),
    options: nothing,
    about: {},
    says: 'takes a document off the site; it is kept, and content publish shows it again',
    async run(tx, _desk, { kind: name, id }) {
      const withdrawn = await kinds[name].withdraw(tx, id)
      if (!withdrawn) throw new NotDone(`There is no ${name} ${id}`)
      if (withdrawn.became === 'unchanged') return { nothing: `${name} ${id} is not on the site` }
      return { outcome: `${name} ${id} is off the site`, subject: `${name} ${id}` }
    },
  }),
} satisfies Record<string, Command>
