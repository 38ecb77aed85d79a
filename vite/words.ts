import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'

interface Property {
  node: { key: { name?: string }; value: { type: string } }
  remove(): void
}

/** Removes `description` and `meta` of the machines from the build: 2 kB. */
const machinesWithoutProse = defineRolldownBabelPreset({
  preset: () => ({ plugins: [{ visitor: { ObjectProperty: removeProse } }] }),
  rolldown: {
    filter: { id: /[\\/]machines[\\/]/ },
    configResolvedHook: (config) => config.command === 'build',
  },
})

function removeProse(property: Property): void {
  const { key, value } = property.node
  const prose = { description: 'StringLiteral', meta: 'ObjectExpression' }[key.name ?? '']
  if (prose === value.type) property.remove()
}

export const words = babel({ presets: [linguiTransformerBabelPreset(), machinesWithoutProse] })
