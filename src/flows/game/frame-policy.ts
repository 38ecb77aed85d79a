/** A provider's page may run scripts, use its own storage and open windows, but not navigate the site. */
export const providerSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** For HTML from an answer: an opaque origin, so that nothing of the site is within its reach. */
export const strangerSandbox = 'allow-scripts allow-forms allow-popups'

/** Permissions policy of the frames. */
export const frameFeatures = 'autoplay; fullscreen; screen-wake-lock'
