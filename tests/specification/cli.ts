/** `npm run specification`: each sentence of the specification with the tests that hold it. */
import { holders } from './holders.ts'
import { sentences } from './sentences.ts'

const held = holders()
for (const [name, sentence] of Object.entries(sentences)) {
  console.log(`${name} ${sentence}`)
  for (const { file, title } of held.get(name) ?? []) console.log(`    ${file}: ${title}`)
}
