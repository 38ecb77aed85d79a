import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'

/** Levels: the call, its fields, and the parts of a field like the free spin. */
const deepest = 3
/** Declarations (DTD): no call has one, and they could define entities. */
const declaration = /<!(?!\[CDATA\[)/

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  maxNestedTags: deepest,
})

export interface XmlCall {
  name: string
  /** A field that comes twice is a list. */
  fields: unknown
}

/** Null if it is no XML, has more than one root, is nested too deep, or declares something. */
export function readXml(text: string): XmlCall | null {
  if (declaration.test(text) || XMLValidator.validate(text) !== true) return null
  try {
    const read: unknown = parser.parse(text)
    const [root, another] = Object.entries(typeof read === 'object' && read !== null ? read : {})
    return root && !another ? { name: root[0], fields: root[1] } : null
  } catch {
    return null
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

export const writeXml = (name: string, fields: Record<string, string | number>): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [name]: fields })
