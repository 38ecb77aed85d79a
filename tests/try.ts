import { chosenFor } from '#charts/written/written.ts'
import type { FlowName } from '#machines/flows.ts'
for (const flow of process.argv.slice(2) as FlowName[])
  for (const { path, moments } of chosenFor(flow, { kind: 'transitions', limit: 100 }).paths) {
    console.log('##', flow, path.start.name, JSON.stringify(path.start.input))
    for (const [i, s] of path.steps.entries())
      console.log(
        '  ',
        JSON.stringify({ ...s.event, actorId: undefined }).slice(0, 260),
        '→',
        JSON.stringify(moments[i + 1]?.state.value),
      )
  }
