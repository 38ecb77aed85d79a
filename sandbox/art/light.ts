import type { Relief } from './brush.ts'
import type { Palette } from './palettes.ts'

const reliefs: Record<Relief, readonly [softness: number, height: number, shine: number]> = {
  fine: [1.2, 2.2, 0.6],
  soft: [3, 4.5, 0.75],
  full: [7, 9, 0.75],
}

/**
 * The one light of every picture, from the upper left: what rises towards it shines, what falls away is in shade, and the
 * glow behind draws a rim at the lower right.
 */
export function lightOf({ light, ink, glow }: Palette): string {
  const parts = Object.entries(reliefs).map(
    ([name, [softness, height, shine]]) =>
      `<filter id="${name}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${softness}" result="hill"/>` +
      `<feSpecularLighting in="hill" surfaceScale="${height}" specularConstant="${shine}" specularExponent="26" lighting-color="${light}" result="spark"><feDistantLight azimuth="232" elevation="40"/></feSpecularLighting>` +
      `<feComposite in="spark" in2="SourceAlpha" operator="in" result="spark"/>` +
      `<feOffset in="hill" dx="${-softness * 1.5}" dy="${-softness * 2}" result="away"/>` +
      `<feFlood flood-color="${ink}" flood-opacity=".5"/><feComposite in2="away" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="dark"/>` +
      `<feOffset in="SourceAlpha" dx="${-softness * 0.35}" dy="${-softness * 0.4}" result="edge"/>` +
      `<feFlood flood-color="${glow}" flood-opacity=".5"/><feComposite in2="edge" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="rim"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="rim"/><feMergeNode in="spark"/></feMerge></filter>`,
  )
  const blurs = [3, 8, 20].map(
    (softness) =>
      `<filter id="blur${softness}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${softness}"/></filter>`,
  )
  const drop =
    `<filter id="drop" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB">` +
    `<feDropShadow dx="4" dy="7" stdDeviation="5" flood-color="${ink}" flood-opacity=".62"/></filter>`
  return parts.join('') + blurs.join('') + drop
}
