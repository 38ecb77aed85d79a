import { flowNames, flows, type FlowName } from '#machines/flows.ts'
import { graphOf } from 'statechart-graph'
import type { Requirement } from './requirement.ts'

/** '7 cms/languagelist, cms/translationlist' names two places of section 7. */
function placesOf(section: string): string[] {
  let number = ''
  return section.split(', ').map((place) => {
    const [, own, name = place] = /^(\d) (.+)$/.exec(place) ?? []
    number = own ?? number
    return `${number} ${name}`
  })
}

const named = flowNames.map((flow) => ({
  flow,
  states: graphOf(flows[flow].machine).states.map(({ path, section }) => ({
    path,
    places: section === null ? [] : placesOf(section),
  })),
}))

/** By flow, the states that give the place as their section. @param place '2 Login dialog' */
export function statesAt(place: string): Requirement['states'] {
  const found = named.flatMap(({ flow, states }): [FlowName, string[]][] => {
    const paths = states.filter(({ places }) => places.includes(place)).map(({ path }) => path)
    return paths.length > 0 ? [[flow, paths]] : []
  })
  return Object.fromEntries(found)
}
