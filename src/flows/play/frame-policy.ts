/** What the page of another house may do in its frame: run, keep what is its own, open a page beside; never move the site elsewhere. */
export const providerSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** Of HTML that came as an answer: it has no origin, so that nothing of the site's is within its reach. */
export const strangerSandbox = 'allow-scripts allow-forms allow-popups'

/** The features of the browser that a frame is given. */
export const frameFeatures = 'autoplay; fullscreen; screen-wake-lock'
