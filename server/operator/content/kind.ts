import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { Db } from '../../database/pool.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { Desk } from '../command.ts'
import { NotDone } from '../not-done.ts'
import type { Line } from '../show.ts'

/** What documents are held against. */
type Beside = Pick<Desk, 'providers'>

export interface Published {
  key: string
  became: 'new' | 'changed' | 'unchanged'
}

export interface Kind {
  list(db: Db): Promise<Line[]>
  /** As `publish` takes them. */
  documents(db: Db, key?: string): Promise<object[]>
  publish(tx: Transaction, document: unknown, beside: Beside): Promise<Published>
  /** Hides the document and keeps it. Null if there is none. */
  withdraw(tx: Transaction, key: string): Promise<Published | null>
}

interface Spec<Document extends object, New extends object> {
  name: string
  schema: z.ZodMiniType<New>
  all(db: Db): Promise<Document[]>
  /** Undefined if it has no id yet. */
  keyOf(document: Document | New): string | undefined
  line(document: Document): Line
  /** Adds a missing id. Throws NotDone if the document does not fit what is there. */
  complete(tx: Transaction, document: New, beside: Beside): Promise<Document>
  write(tx: Transaction, document: Document): Promise<void>
  withdrawn(document: Document): Document
}

export function kindOf<Document extends object, New extends object>(spec: Spec<Document, New>): Kind {
  const find = async (db: Db, key: string) =>
    (await spec.all(db)).find((document) => spec.keyOf(document) === key)

  async function put(tx: Transaction, document: Document): Promise<Published> {
    const key = spec.keyOf(document) ?? ''
    const earlier = await find(tx, key)
    if (isDeepStrictEqual(earlier, document)) return { key, became: 'unchanged' }
    await spec.write(tx, document)
    return { key, became: earlier ? 'changed' : 'new' }
  }

  return {
    list: async (db) => (await spec.all(db)).map((document) => spec.line(document)),

    async documents(db, key) {
      const all = await spec.all(db)
      return key === undefined ? all : all.filter((document) => spec.keyOf(document) === key)
    },

    async publish(tx, document, beside) {
      const read = spec.schema.safeParse(document)
      if (!read.success) throw new NotDone(`The ${spec.name} cannot be published: ${faultIn(read.error)}`)
      // Serialized, so that two new documents do not take the same id.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))`, [spec.name])
      return put(tx, await spec.complete(tx, read.data, beside))
    },

    async withdraw(tx, key) {
      const document = await find(tx, key)
      return document ? put(tx, spec.withdrawn(document)) : null
    },
  }
}

function faultIn(error: z.core.$ZodError): string {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') return `${[...issue.path, issue.keys[0]].join('.')} is not known`
  const path = issue?.path.join('.') ?? ''
  const says =
    issue?.code === 'invalid_type' && issue.message === 'Invalid input'
      ? 'is not of this kind'
      : issue?.message
  return `${path === '' ? 'it' : path} ${says ?? 'cannot be read'}`
}
