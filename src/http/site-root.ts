/** Calls and the hub are relative to it, whatever page is open. */
export const siteRoot = () => new URL(import.meta.env.BASE_URL, document.baseURI)
