import { describe, expect, test } from 'vitest'
import { faultOfHtml } from '#server/operator/content/html.rules.ts'

describe('the words of a page', () => {
  test.each([
    '<h2>A</h2>\n<p>b &amp; c > d <strong>e</strong><br>f<br/></p><ul><li>g</li></ul>',
    '<a href="/pages/1">a</a><a href="https://lale.example/x?a=1&amp;b=2">b</a><a href="mailto:a@b.example">c</a>',
    '<img src="/images/a.avif" alt="a">',
    'no element at all',
  ])('Scenario: %s is taken', (html) => {
    expect(faultOfHtml(html)).toBeNull()
  })

  test.each([
    ['<script>alert(1)</script>', '<script> is not allowed'],
    ['<p><iframe src="/x"></iframe></p>', '<iframe> is not allowed'],
    ['<p style="color:red">a</p>', 'style is not allowed in <p>'],
    ['<p onclick="x()">a</p>', 'onclick is not allowed in <p>'],
    ['<img src="/a.avif" onerror="x()">', 'onerror is not allowed in <img>'],
    ['<a href="javascript:x()">a</a>', 'a link leads to'],
    ['<a href="&#106;avascript:x()">a</a>', 'a link leads to'],
    ['<a href="//other.example">a</a>', 'a link leads to'],
    ['<a href="/\\other.example">a</a>', 'a link leads to'],
    ['<a href="/&#47;other.example">a</a>', 'a link leads to'],
    ['<a href="http://lale.example">a</a>', 'a link leads to'],
    ['<img src="https://lale.example/a.avif">', 'an image is a place'],
    ['<img src="data:image/svg+xml,x">', 'an image is a place'],
    ['<img src="/&#47;lale.example/a.avif">', 'an image is a place'],
    ['<P>a</P>', 'tags are in lower case'],
    ["<a href='/x'>a</a>", 'tags are in lower case'],
    ['<p>a < b</p>', 'tags are in lower case'],
    ['<!-- a -->', 'comments are not allowed'],
    ['<svg/onload=x()>', 'tags are in lower case'],
    ['<p>a', '<p> is never closed'],
    ['a</p>', '</p> closes what is not open'],
    ['<p><b>a</p></b>', '</p> closes what is not open'],
  ])('Scenario: %s is refused', (html, complaint) => {
    expect(faultOfHtml(html)).toContain(complaint)
  })
})
