/** Every button that leads to the form, and the page that holds it. */
export const signupSources = [
  'header',
  'menu',
  'hero',
  'promo',
  'calculator',
  'video',
  'closing',
  'faq',
  'about',
  'page',
] as const
export type SignupSource = (typeof signupSources)[number]

/** The button a signup came from: as the form says, else as the address of its page says, else the page itself. */
export function readSource(...claims: unknown[]): SignupSource {
  for (const claim of claims) {
    const source = signupSources.find((known) => known === claim)
    if (source) return source
  }
  return 'page'
}

/** `source` in a URL of ours, such as the page the form was posted from. */
export function sourceInUrl(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).searchParams.get('source') : null
}
