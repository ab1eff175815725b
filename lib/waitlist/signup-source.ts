/** Every button that leads to the form, and the form's own page. */
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
  'security',
  'page',
] as const
export type SignupSource = (typeof signupSources)[number]

/** Returns the first claim that is a known source, or else the page of the form. */
export function readSource(...claims: unknown[]): SignupSource {
  for (const claim of claims) {
    const source = signupSources.find((option) => option === claim)
    if (source) return source
  }
  return 'page'
}

/** Reads `source` from one of our URLs, such as the page that posted the form. */
export function sourceInUrl(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).searchParams.get('source') : null
}
