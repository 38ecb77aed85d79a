import { describe, expect, it } from 'vitest'
import { flowPage, indexPage } from '#charts/exports/flow-page.ts'
import { mermaidOf } from '#charts/exports/mermaid.ts'
import { anchorOf } from '#charts/exports/mermaid-ids.ts'
import { graphOf } from 'statechart-graph'
import { purposeOf, titleOf } from '#charts/words/speak.ts'
import { hyphened, flowNames, flows } from '#machines/flows.ts'
import { pages } from './pages.ts'
import { nothingWalked } from './walked.ts'

const all = pages(nothingWalked)

describe.each(flowNames)('the page of %s', (name) => {
  const { section, machine } = flows[name]
  const page = flowPage(name)

  it('Scenario: it says what the flow is for, and has its diagram', () => {
    for (const part of [
      `# ${titleOf(name, 'en')}\n`,
      purposeOf(name, 'en'),
      `Sections of the specification: ${section}.`,
    ]) {
      expect(page).toContain(part)
    }
    expect(page).toContain(`\`\`\`mermaid\n${mermaidOf(graphOf(machine))}\`\`\``)
  })

  it('Scenario: every state has a line with what it is and its section', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| <a id='))
    const states = graphOf(machine).states.filter(({ parent }) => parent !== null)
    expect(rows.length).toBe(states.length)
    for (const [index, { path, description: said, section: place }] of states.entries()) {
      const [state, what, where] = (rows[index] ?? '').slice(2).split(' | ')
      expect([state, what, where]).toEqual([
        `<a id="${anchorOf(path)}"></a>${path.replaceAll('.', ' › ')}`,
        said ?? '',
        place ?? '',
      ])
    }
  })
})

describe('the pages', () => {
  it('Scenario: the index leads to every flow', () => {
    for (const name of flowNames) expect(indexPage()).toContain(`](${hyphened(name)}.md)`)
  })

  it('Scenario: every link from one page to another arrives', () => {
    const links = Object.entries(all).flatMap(([page, text]) =>
      [...text.matchAll(/\]\(([^)#]*\.md)(?:#([^)]+))?\)/g)].map(([, to = '', anchor]) => {
        const target = new URL(to, `https://pages/${page}`).pathname.slice(1)
        return { link: `${page} → ${target}#${anchor ?? ''}`, text: all[target], anchor }
      }),
    )
    const lost = links.filter(({ text, anchor }) => !text || (anchor && !text.includes(`<a id="${anchor}">`)))
    expect(lost.map(({ link }) => link)).toEqual([])
    expect(links.length).toBeGreaterThan(flowNames.length)
  })

  it('Scenario: they are the same every time', () => {
    expect(pages(nothingWalked)).toEqual(all)
  })
})
