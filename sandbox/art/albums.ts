import { bannerWidths, gamePicture, offerPicture, offerPictures, popupWidths } from '#contract/picture.ts'
import { games as allGames } from '../catalogue/games.ts'
import type { Album, Rendition } from './album.ts'
import { bannerSize, composeBanner } from './banner.ts'
import { compose } from './compose.ts'
import { planned } from './plan.ts'
import { bannerScenes, offerScenes, popupScenes } from './scenes.ts'

const [narrow, , wide] = bannerWidths
const [popupHeight] = popupWidths
const chroma = { chromaSubsampling: '4:2:0' } as const
const offer = { avif: { quality: 46, effort: 5 }, webp: { quality: 72, effort: 5 } } as const
/** The middle of the scene for a card; all of it for who reads the promotion. */
const offerHeights = { [offerPictures.card]: 5 / 8, [offerPictures.wide]: 2 / 5 }
/** WebP is for browsers that cannot read AVIF; one size of it is enough. */
const game = {
  avif: { 240: { quality: 40, effort: 3, ...chroma }, 480: { quality: 36, effort: 3, ...chroma } },
  webp: { 480: { quality: 30, effort: 6 } },
} as const

export const games: Album = {
  folder: 'games',
  pictures: () => planned(allGames).map((scene) => [scene.gameCode, compose(scene)]),
  scale: Math.max(...gamePicture.avif) / 300,
  renditions: [
    ...gamePicture.avif.map((width) => ({
      format: 'avif' as const,
      width,
      height: (width * 4) / 3,
      options: game.avif[width],
    })),
    ...gamePicture.webp.map((width) => ({
      format: 'webp' as const,
      width,
      height: (width * 4) / 3,
      options: game.webp[width],
    })),
  ],
}

export const banners: Album = {
  folder: 'banners',
  pictures: () => bannerScenes.map((scene) => [scene.picture, composeBanner(scene)]),
  scale: wide / bannerSize.width,
  // On small screens the right part, without the room for words.
  renditions: bannerWidths.map((width) => ({
    format: 'avif',
    width,
    height: width === narrow ? (width * 5) / 8 : (width * 2) / 5,
    options: { quality: 44, effort: 5, ...chroma },
    side: 'right',
  })),
}

export const offers: Album = {
  folder: 'offers',
  pictures: () => offerScenes.map((scene) => [scene.picture, composeBanner(scene, 'alone')]),
  scale: (Math.max(...offerPicture.widths) / bannerSize.width) * 1.6,
  renditions: Object.entries(offerHeights).flatMap(([kind, share]) =>
    offerPicture.formats.flatMap((format) =>
      offerPicture.widths.map((width): Rendition => ({
        kind,
        format,
        width,
        height: Math.round(width * share),
        options: offer[format],
      })),
    ),
  ),
}

export const popups: Album = {
  folder: 'popups',
  pictures: () => popupScenes.map((scene) => [scene.picture, composeBanner(scene, 'alone')]),
  scale: popupHeight / bannerSize.height,
  // All as high: each size shows more or less of what is beside the middle.
  renditions: popupWidths.map((width) => ({
    format: 'avif',
    width,
    height: popupHeight,
    options: { quality: 50, effort: 5, ...chroma },
  })),
}
