import { describe, expect, test } from 'vitest'
import { readXml, writeXml } from '#server/world/games/amusnet/amusnet.xml.ts'

describe('the XML of a call', () => {
  test('Scenario: fields are text, as they were written', () => {
    expect(readXml('<?xml version="1.0"?><A><B>007</B><C>a&amp;b &lt;x&gt;</C><D/></A>')).toEqual({
      name: 'A',
      fields: { B: '007', C: 'a&b <x>', D: '' },
    })
  })

  test.each([
    ['a document type', '<!DOCTYPE A><A><B>1</B></A>'],
    ['an entity of its own', '<!DOCTYPE A [<!ENTITY b "1">]><A><B>&b;</B></A>'],
    ['a file of the server’s', '<!DOCTYPE A [<!ENTITY b SYSTEM "file:///etc/passwd">]><A><B>&b;</B></A>'],
    ['two roots', '<A><B>1</B></A><A><B>2</B></A>'],
    ['two roots of other names', '<A><B>1</B></A><B/>'],
    ['what does not end', '<A><B>1</B>'],
    ['what ends elsewhere', '<A><B>1</A></B>'],
    ['a name that objects have', '<A><__proto__>1</__proto__></A>'],
    ['nothing', ''],
    ['no XML', '{"A":1}'],
    ['more levels than a call has', '<A><B><C><D><E>1</E></D></C></B></A>'],
    ['ten thousand levels', `${'<A>'.repeat(10_000)}${'</A>'.repeat(10_000)}`],
  ])('Scenario: %s is no call', (_case, text) => {
    expect(readXml(text)).toBe(null)
  })

  test('Scenario: a field that comes twice is no text, and an entity that is none stays as it is', () => {
    expect(readXml('<A><B>1</B><B>2</B><C>&x; &#65;</C></A>')?.fields).toEqual({
      B: ['1', '2'],
      C: '&x; &#65;',
    })
  })

  test('Scenario: what is answered cannot become markup', () => {
    const text = writeXml('A', { B: '</B><C>&"\'' })
    expect(text).not.toContain('<C>')
    expect(readXml(text)).toEqual({ name: 'A', fields: { B: '</B><C>&"\'' } })
  })
})
