import type { ChartState, Graph } from 'statechart-graph'

/** Names that a state may give as its section; for section 7, the paths of the contract's calls are valid too. */
const sections: Readonly<Record<string, readonly string[]>> = {
  '2': [
    '/dashboard/claim-bonus',
    'Call request form dialog',
    'Casino video banner',
    'Change password screen',
    'Dashboard menu',
    'Dynamic deposit and withdraw dialogs',
    'Game play modal',
    'Header',
    'Left side menu',
    'Live casino category filter',
    'Login dialog',
    'Notifications panel',
    'Phone verification screen',
    'Popup',
    'Promotion detail dialog',
    'Recovery screen',
    'Registration dialog',
    'Screens',
    'Session history',
    'The Aviator entry',
    'Top Winners card',
    'Top notification bar',
  ],
  '3': ['Auth data', 'Game'],
  '4': [
    'Balance display',
    'Banner carousel',
    'Dashboard phone verification',
    'Dynamic dialog',
    'External game messages',
    'Favourite toggle',
    'Link-opening behaviour',
    'Live chat',
    'Live chat loaded only in production',
    'Live chat toggle',
    'Login',
    'Logout',
    'Notification',
    'Opening a game',
    'Real-time connection events',
    'Recovery',
    'Registration',
    'Side menu',
    'Start-up',
    'Top notification',
    'trial bonus check',
  ],
  '5': ['Dynamic form'],
  '6': ['Logged-in player'],
  '7': ['Real-time', 'launch calls'],
  '8': [
    'Any call with success false',
    'Empty payment detail',
    'Game launch failure',
    'Site options',
    'Unknown language',
  ],
  '9': [
    'Balance polling',
    'Banner carousel',
    'Header',
    'Layout',
    'Number input auto-repeat',
    'Real-time client',
    'Resend code countdown',
    'country list',
    'game search take',
    'mobile profile-panel restore',
    'placeholders',
  ],
}

/** In the place of a section: the specification does not speak of the state. */
export const beyond = 'beyond'

/** A state without a section has that of the nearest state around it; null where there is none. The machine itself has those of the registry. */
export function sectionOf(graph: Graph, { section, parent }: ChartState): string | null {
  const around = graph.states.find(({ id }) => id === parent)
  return section ?? (around ? sectionOf(graph, around) : null)
}

/** What a state gives as its section and does not exist. @param calls the paths of the calls of section 7 */
export function unknownPlaces(section: string, calls: readonly string[]): string[] {
  if (section === beyond) return []
  return section.split(/, (?=\d )/).filter((place) => {
    const [, number = '', name = ''] = /^(\d) ([^,]+)/.exec(place) ?? []
    return !sections[number]?.includes(name) && !(number === '7' && calls.includes(name))
  })
}
