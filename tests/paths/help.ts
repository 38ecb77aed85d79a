import { flowNames } from '#machines/flows.ts'
import { forms } from 'statechart-cases'
import { codes, usualLimit } from './asked.ts'

export const help = `npm run paths -- [flow...] [options]

Test cases from the shipped machines, of every flow or of those named.

What the paths are after (one of them):
  --transitions        every transition, in the fewest paths (the default; 0-switch)
  --shortest           the shortest way to every place: states, and what guards read there
  --pairs              every two transitions that can follow each other (1-switch)
  --triples            every three (2-switch)
  --through <state>    every way into the state with every way on, each as short as it can be
  --limit <count>      at most so many cases of each flow (${usualLimit}); it says how many it leaves out
  --whole-machine      also steps that no person and no world brings about, marked with the reason

How they are written:
  --as <form>          ${Object.keys(forms).join(', ')} (markdown is the default)
  --language <code>    tr (the default) or en
  --out <folder>       one file a flow, in place of the terminal

Other questions:
  --count              how many paths of each kind every flow has
  --coverage           states and transitions walked: on the machine, and in the browser after npm test
  --replay             plays the paths in a browser, with pictures and traces, and writes the report; which of them:
                       --through <state>, and --since <commit> for the flows whose machines have changed
  --pictures           takes a picture of every state in both languages and themes and four sizes, and writes the report
                       with a page to search them: test-results/report/states.html; --since <commit> as with --replay
  --as-written         follows the written cases by their words alone, in a browser, in both languages: how many can be
                       executed as they are written, and the first step of the others that cannot be done
  --report             writes the report of the last run, npm test included: test-results/report/index.html
  --serve              with --report: serves it until Ctrl+C, which the viewer of traces needs
  --clicked <file>     adds a recording of the site's panel to the report; more than one, if need be
  --since <commit>     what changed in the machines since then, and which cases are out of date
  --mutate             breaks every transition on purpose: do the requirements of the flow notice?
  --trace              each requirement with its states, cases and their last results: --as markdown, csv or json
  --walked <file>      what real players do on each chart, from "npm run operator -- walks --json"; - reads a pipe
  --together           every event of the site in every state of the flows that it runs, and two tabs

Exit codes:
  ${codes.passed}  done, and everything that was judged passed
  ${codes.failed}  a case failed, a picture or a requirement's case is missing, coverage or --together is incomplete, a sentence is broken,
     a mutant survived without a recorded reason, or too few were killed; also if the command broke off
  ${codes.misunderstood}  the command was misunderstood
  ${codes.nothingThere}  nothing to replay or to take pictures of; with --coverage: nothing was replayed yet

Flows: ${flowNames.join(', ')}`
