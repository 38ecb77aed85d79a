/** Whether the page can be seen. */
export type TabFact = { type: 'tab.hidden' } | { type: 'tab.shown' }
