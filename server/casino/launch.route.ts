import { refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { isMobileDevice, isMobilePlatform } from './launch.rules.ts'
import { launch, type LaunchParts } from './launch.ts'

/** Section 7: each provider has its own launch call with its own payload. */
export const launchRoutes = (parts: LaunchParts) =>
  ({
    'casino/dtlaunchurl': (asked) =>
      launch(parts, asked, {
        provider: 'dt',
        code: asked.body.code,
        isMobile: isMobileDevice(asked.device),
      }),

    'casino/pragmaticlaunchurl': (asked) =>
      launch(parts, asked, {
        provider: 'pragmatic',
        code: asked.body.code,
        isMobile: isMobileDevice(asked.device),
      }),

    'casino/emlaunchurl': (asked) =>
      launch(parts, asked, { provider: 'em', ...asked.body, isMobile: isMobileDevice(asked.device) }),

    'casino/amusnetlaunchurl': (asked) => launch(parts, asked, { provider: 'amusnet', ...asked.body }),

    'casino/egtlaunchurl': (asked) => {
      const { platform, gameCode: code, ...more } = asked.body
      return launch(parts, asked, { provider: 'egt', code, isMobile: isMobilePlatform(platform), ...more })
    },

    'casino/hub88launchurl': (asked) => {
      const { platform, gameCode: code, ...more } = asked.body
      return launch(parts, asked, { provider: 'hub88', code, isMobile: isMobilePlatform(platform), ...more })
    },

    /** Only the system `softgamings` has games. */
    'casino/softgamingslaunchurl': (asked) => {
      const { system, pageCode: code, isMobile } = asked.body
      return system === 'softgamings'
        ? launch(parts, asked, { provider: 'softgamings', code, isMobile: isMobile === 1 })
        : refused('no such game')
    },
  }) satisfies Routes
