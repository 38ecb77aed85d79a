'use strict'
// Runs in the head: in the body, a browser would paint an empty page before it.

// Milliseconds after which the site begins though a picture is not there yet.
const patience = 3000
const { entry, sheets, letters, files, own } = document.currentScript.dataset
// As session.ts has it.
const session = localStorage.getItem('session')
const isPlayer = session !== null
const typed = new Map()
let pressed = null
let hasActed = false
let hasBegun = false

// A link leads on by itself; a button waits for the site, which presses it then.
function keepPress(event) {
  const { target } = event
  const found = target instanceof Element ? target.closest('a[href], button, summary') : null
  pressed = found?.localName === 'button' ? found : null
  // React may listen already: it would be done twice.
  if (pressed) event.stopPropagation()
}

function keepText({ target }) {
  typed.set(target, target.value)
}

globalThis.takeEarly = () => {
  removeEventListener('click', keepPress, true)
  removeEventListener('input', keepText, true)
  return { pressed, typed, hasActed }
}

function act() {
  hasActed = true
  void begin()
}

const add = (name, given) => document.head.append(Object.assign(document.createElement(name), given))
const split = (paths) => paths.split(' ').filter(Boolean)

const fetched = (href, given) =>
  new Promise((settle) => add('link', { ...given, href, onload: settle, onerror: settle }))

// All at once, apart from the sheet: whenever letters come, the whole page is laid out again.
async function addLetters() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
  await Promise.all(split(letters).map((href) => fetched(href, font)))
  document.querySelector('style[media]').media = 'all'
}

let styled = null
function addSheets() {
  if (styled) return styled
  styled = Promise.all(split(sheets).map((href) => fetched(href, { rel: 'stylesheet' })))
  void styled.then(addLetters)
  return styled
}

async function begin() {
  if (hasBegun) return
  hasBegun = true
  for (const href of split(isPlayer ? `${files} ${own}` : files)) add('link', { rel: 'modulepreload', href })
  // What opens next is in no first screen: the site waits for its style.
  await addSheets()
  add('script', { type: 'module', src: entry })
  localStorage.setItem('sheets', sheets)
}

addEventListener('click', keepPress, true)
addEventListener('input', keepText, true)
for (const type of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(type, act, { capture: true, once: true, passive: true })
// Whoever has been here has them, and with them the letters.
if (localStorage.getItem('sheets') === sheets) addSheets()
// Scripts would keep the first pictures waiting.
addEventListener('load', begin)
setTimeout(begin, patience)

// The document knows nobody: its style shows a player none of a visitor's ways in.
if (isPlayer)
  document.documentElement.dataset.player = session.includes('"smsVerified":true') ? 'verified' : ''
// As top-bar.store.ts has it: the place of the announcement is kept before anything is painted.
if (location.pathname === '/' && localStorage.getItem('topNotifyRead') === null)
  document.documentElement.classList.add('top-bar')
