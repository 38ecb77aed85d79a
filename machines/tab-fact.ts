export type TabFact = { type: 'tab.hidden' } | { type: 'tab.shown' }
