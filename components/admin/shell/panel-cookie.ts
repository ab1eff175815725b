/** Sets a cookie that only the panel receives. */
export function setPanelCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie
}

/** Returns the value of a cookie in this browser. */
export const panelCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
