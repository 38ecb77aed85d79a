import { existsSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { isOfPlatform } from '#server/env.ts'

export const root = new URL('../../../', import.meta.url)
export const deploy = new URL('deploy/', root)

export const textOf = (path: string) => readFileSync(new URL(path, deploy), 'utf8')
export const isThere = (path: string) => existsSync(new URL(path, deploy))

/** The documents of a YAML file. Throws what the parser complains of. */
export function documentsOf<T>(path: string): T[] {
  return parseAllDocuments(textOf(path), { merge: true }).map((document) => {
    for (const fault of [...document.errors, ...document.warnings]) throw fault
    return document.toJS() as T
  })
}

/** A tag that names one version. */
export const isPinned = (image: string) => /^[\w./-]+:v?\d+\.[\w.-]+$|^debian:\d+-slim$/.test(image)

export const unknownVariables = (names: readonly string[]) => names.filter((name) => !isOfPlatform(name))

interface Dockerfile {
  bases: string[]
  /** Of the last stage. */
  copies: { stage: string | undefined; from: string }[]
  variables: Record<string, string>
  user: string | undefined
  port: number
  check: string[]
  command: string[]
}

const array = (text = '[]') => JSON.parse(text.slice(text.indexOf('['))) as string[]

export function dockerfile(path: string): Dockerfile {
  const lines = textOf(path).split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const said = (word: string) =>
    last.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  return {
    bases: lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []),
    copies: said('COPY').map((line) => {
      const [, stage, from = ''] = /^(?:--from=(\w+) )?(\S+) \S+$/.exec(line) ?? []
      return { stage, from }
    }),
    variables: Object.fromEntries(
      said('ENV').flatMap((line) => line.split(' ').map((each) => each.split('='))),
    ),
    user: said('USER')[0],
    port: Number(said('EXPOSE')[0]),
    check: array(said('HEALTHCHECK')[0]),
    command: array(said('CMD')[0]),
  }
}
