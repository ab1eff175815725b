/** Removes a parameter from the URL without reloading the page. */
export function removeParameter(name: string) {
  const query = new URLSearchParams(location.search)
  query.delete(name)
  history.replaceState(null, '', query.size > 0 ? `${location.pathname}?${query}` : location.pathname)
}
