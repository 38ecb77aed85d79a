/** The colours things have by themselves; a palette then tints them, so that all of a provider's belong together. */
export const hues = {
  red: '#e02c3c',
  crimson: '#a90f2d',
  orange: '#f5821c',
  amber: '#ffae2b',
  yellow: '#ffd63f',
  lime: '#a5d433',
  green: '#3aa545',
  leaf: '#1f7a45',
  pine: '#0f4a38',
  teal: '#159b95',
  aqua: '#62d6d6',
  sky: '#5bbdee',
  blue: '#2768d3',
  navy: '#1d2c60',
  plum: '#8b3594',
  violet: '#6a46bd',
  pink: '#f2659b',
  rose: '#ffb0c2',
  skin: '#edb88f',
  tan: '#cf9a62',
  wood: '#9a5c2e',
  brown: '#6b3b22',
  cocoa: '#43241c',
  bone: '#f4e6c8',
  white: '#fff9ee',
  grey: '#8e99a5',
  iron: '#525f6c',
  black: '#23242e',
} as const

export const metals = {
  gold: ['#fff4c2', '#f6c445', '#c07e16', '#7d4709'],
  silver: ['#ffffff', '#cfd9e2', '#8797a6', '#4a5664'],
  copper: ['#ffe1c4', '#e08c52', '#a64f24', '#5e260f'],
  steel: ['#eaf2f8', '#9db0c0', '#5b6e80', '#2b3743'],
} as const

type Metal = keyof typeof metals
export type Hue = keyof typeof hues | Metal
export const isMetal = (hue: Hue): hue is Metal => hue in metals
export const isHue = (name: string): name is Hue => name in hues || name in metals
