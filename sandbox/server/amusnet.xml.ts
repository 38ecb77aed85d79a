import { XMLBuilder, XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({ ignoreDeclaration: true, parseTagValue: false, processEntities: false })
const builder = new XMLBuilder()

/** Throws where it is no XML. */
export const readXml = (text: string): Record<string, unknown> => parser.parse(text, true)

export const writeXml = (name: string, fields: Record<string, string | number>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ [name]: fields })}`
