import style from 'statechart-drawing/chart.css?inline'
import { saveFile } from './save-file.ts'

/** Saves a chart that needs no other file, in the current colours of the page. */
export function saveSvg(chart: SVGElement, name: string): void {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const { name: attribute, value } of chart.attributes) copy.setAttribute(attribute, value)
  copy.innerHTML = chart.innerHTML
  const look = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  look.textContent = resolved(style)
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [attribute, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', colour('--ground')],
  ] as const)
    ground.setAttribute(attribute, value)
  copy.prepend(look, ground)
  saveFile(`${name}.svg`, new XMLSerializer().serializeToString(copy), 'image/svg+xml')
}

/** Replaces custom properties by their values: drawing programs do not know them. */
function resolved(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/gu, (_, token: string) =>
    token === '--family' ? 'Manrope, Arial, sans-serif' : colour(token),
  )
}

function colour(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(${token})`
  const painter = document.createElement('canvas').getContext('2d')
  const said = getComputedStyle(probe).color
  probe.remove()
  if (!painter) return said
  painter.fillStyle = said
  painter.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = painter.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
