/** Runs in the page: shows the states whose words contain all that is searched for, and says how many there are. */
export function searchStates(plain: (text: string) => string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  const told = document.querySelector<HTMLElement>('output')
  if (field === null || told === null) return
  const flows = Array.from(document.querySelectorAll<HTMLElement>('section.flow'))
  const search = () => {
    const wanted = plain(field.value)
      .split(/\s+/u)
      .filter((word) => word !== '')
    const found = flows.map((flow) => {
      const states = Array.from(flow.querySelectorAll<HTMLElement>('[data-words]'))
      for (const state of states)
        state.hidden = !wanted.every((word) => (state.dataset['words'] ?? '').includes(word))
      const shown = states.filter(({ hidden }) => !hidden).length
      flow.hidden = shown === 0
      return shown
    })
    const { found: sentence = '', nothing = '' } = told.dataset
    const count = found.reduce((sum, each) => sum + each, 0)
    told.textContent =
      count === 0
        ? nothing
        : sentence
            .replace('{states}', String(count))
            .replace('{flows}', String(found.filter((each) => each > 0).length))
  }
  field.addEventListener('input', search)
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === field) return
    event.preventDefault()
    field.focus()
  })
  search()
}
