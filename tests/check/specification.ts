import { holders } from '#tests/specification/holders.ts'
import { sentences } from '#tests/specification/sentences.ts'

export function assertSpecification(): string {
  const held = holders()
  const none = Object.keys(sentences).filter((name) => !held.has(name))
  const unknown = [...held.keys()].filter((name) => !(name in sentences))
  const faults = [
    ...none.map((name) => `no test holds ${name}, ${sentences[name]}`),
    ...unknown.map((name) => `${name} is no sentence`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `  ${held.size} sentences`
}
