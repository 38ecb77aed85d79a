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
    ['<script>alert(1)</script>', '<script> is not taken'],
    ['<p><iframe src="/x"></iframe></p>', '<iframe> is not taken'],
    ['<p style="color:red">a</p>', 'style is not taken in <p>'],
    ['<p onclick="x()">a</p>', 'onclick is not taken in <p>'],
    ['<img src="/a.avif" onerror="x()">', 'onerror is not taken in <img>'],
    ['<a href="javascript:x()">a</a>', 'a link leads to'],
    ['<a href="&#106;avascript:x()">a</a>', 'a link leads to'],
    ['<a href="//other.example">a</a>', 'a link leads to'],
    ['<a href="/\\other.example">a</a>', 'a link leads to'],
    ['<a href="/&#47;other.example">a</a>', 'a link leads to'],
    ['<a href="http://lale.example">a</a>', 'a link leads to'],
    ['<img src="https://lale.example/a.avif">', 'an image is a place'],
    ['<img src="data:image/svg+xml,x">', 'an image is a place'],
    ['<P>a</P>', 'is not taken as it is written'],
    ["<a href='/x'>a</a>", 'is not taken as it is written'],
    ['<p>a < b</p>', 'is not taken as it is written'],
    ['<!-- a -->', 'comments are not taken'],
    ['<svg/onload=x()>', 'is not taken as it is written'],
    ['<p>a', '<p> is never closed'],
    ['a</p>', '</p> closes what is not open'],
    ['<p><b>a</p></b>', '</p> closes what is not open'],
  ])('Scenario: %s is refused', (html, complaint) => {
    expect(faultOfHtml(html)).toContain(complaint)
  })
})
