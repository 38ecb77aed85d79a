/** `npm run paths`: test cases from the shipped machines; see `-- --help`. */
import { askedIn, codes, Misunderstood, NothingThere, type Asked } from './asked.ts'
import { showCounts } from './count.ts'
import { showCoverage } from './coverage-table.ts'
import { help } from './help.ts'
import { showMutation } from './mutation/mutate.ts'
import { tellSince } from './since/since.ts'
import { replayOrReport } from './report/main.ts'
import { trace } from './trace/trace.ts'
import { showWalked } from './walked/walked.ts'
import { showTogether } from './together.ts'
import { followAsWritten } from '#tests/written/follow-all.ts'
import { write } from './write.ts'

function answer(asked: Asked): boolean | Promise<boolean> {
  switch (asked.task) {
    case 'help':
      console.log(help)
      return true
    case 'count':
      showCounts(asked.names)
      return true
    case 'coverage':
      return showCoverage(asked.names)
    case 'since':
      console.log(tellSince(asked.since, asked.names, asked.language))
      return true
    case 'replay':
    case 'pictures':
    case 'report':
      return replayOrReport(asked)
    case 'walked':
      return showWalked(asked)
    case 'trace':
      return trace(asked)
    case 'as-written':
      return followAsWritten(asked.names)
    case 'mutate':
      return showMutation(asked.names)
    case 'together':
      return showTogether(asked.names)
    default:
      write(asked)
      return true
  }
}

try {
  process.exitCode = (await answer(askedIn(process.argv.slice(2)))) ? codes.passed : codes.failed
} catch (error) {
  if (error instanceof Misunderstood) {
    console.error(`${error.message}\nnpm run paths -- --help tells what can be asked for.`)
    process.exitCode = codes.misunderstood
  } else if (error instanceof NothingThere) {
    console.error(error.message)
    process.exitCode = codes.nothingThere
  } else throw error
}
