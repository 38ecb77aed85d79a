/** The late chrome, in one file: loaded after the page, for everybody. */
export { default as FooterContent } from '../footer/footer-content.tsx'
export { providedLiveChat } from '../live-chat/live-chat.provide.ts'
export { default as ConnectionNotice } from '../realtime/connection-notice.tsx'
export { afterStart } from '../start-up/after-start.ts'
export { default as TopBar } from '../top-bar/top-bar.view.tsx'
export { default as HeaderExtras } from './header-extras.tsx'
export { default as SiteDialogs } from './site-dialogs.tsx'
export { default as SitePanels } from './site-panels.tsx'
