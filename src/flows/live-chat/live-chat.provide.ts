/** Nothing is provided: what it tells goes to the site. */
export { liveChatMachine as providedLiveChat } from '#machines/live-chat/live-chat.machine.ts'
