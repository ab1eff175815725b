/** Sets a cookie for the admin panel. */
export function setPanelCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie
}

/** Returns the value of a cookie in this browser. */
export const panelCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
