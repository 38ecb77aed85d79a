import { launchCall, type LaunchCall } from '#contract/game-providers.ts'
import type { Handler } from '../serve.ts'
import { isMobileDevice } from './launch.rules.ts'
import { launch, type LaunchParts } from './launch.ts'

/** Section 7: each provider has its own launch call with its own payload. */
export const launchRoutes = (parts: LaunchParts): Record<string, Handler<LaunchCall>> =>
  Object.fromEntries(
    Object.entries(parts.games).map(([provider, { row }]) => [
      launchCall(provider),
      (asked) =>
        launch(parts, asked, {
          isMobile: isMobileDevice(asked.device),
          ...row.launch.wants(asked.body),
          provider,
        }),
    ]),
  )
