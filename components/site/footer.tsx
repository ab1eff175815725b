import { cacheLife } from 'next/cache'
import { FeeFact } from '@/components/site/fee-fact'
import { site } from '@/lib/site'
import { Logo } from './logo'
import { navigation, productLinks } from './navigation'
import { FooterSubscribe } from './newsletter/footer-subscribe'

export function Footer() {
  return (
    <footer id="site-footer" className="border-t border-line bg-paper print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-3 py-4 sm:grid-cols-3 sm:gap-x-16 sm:gap-y-10 sm:py-12 xl:grid-cols-[24rem_repeat(3,11rem)] xl:justify-between">
        <div className="max-sm:col-span-2 sm:max-xl:col-span-3 max-w-sm sm:max-xl:max-w-lg max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4">
          <a href="/" aria-label={`${site.name}, home`} className="inline-block rounded-sm">
            <Logo />
          </a>
          <p className="mt-5 text-fg-soft max-sm:hidden">{site.description}</p>
          {site.social.length > 0 && (
            <ul className="flex gap-4 sm:mt-5 sm:gap-5">
              {site.social.map((profile) => (
                <li key={profile.href}>
                  <a
                    href={profile.href}
                    rel="me noopener"
                    className="inline-block py-2.5 font-medium underline underline-offset-4 max-sm:text-sm sm:whitespace-nowrap sm:py-0"
                  >
                    {profile.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {[{ label: 'Product', links: productLinks }, ...navigation].map((group) => (
          <nav key={group.label} aria-label={`${group.label}, footer`} className="max-sm:last:col-span-2">
            <h2 className="text-sm font-semibold text-fg-soft">{group.label}</h2>
            <ul className="mt-1 sm:mt-3 max-sm:in-[nav:last-child]:grid max-sm:in-[nav:last-child]:grid-cols-2 max-sm:in-[nav:last-child]:gap-x-4">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="block py-1.25 font-medium underline-offset-4 hover:underline sm:inline-block sm:py-1.5"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap pb-4 sm:pb-8">
        <FooterSubscribe />
        <div className="flex flex-col gap-x-12 gap-y-2 border-t border-line pt-3 text-sm text-fg-soft sm:gap-y-4 sm:pt-6 md:flex-row md:justify-between">
          <p className="flex shrink-0 flex-wrap items-baseline gap-x-4 sm:gap-x-6 sm:gap-y-2">
            <span>
              © <CopyrightYear /> {site.name}
            </span>
            <button
              type="button"
              data-cookie-settings=""
              className="py-3 underline underline-offset-4 sm:py-0 noscript:hidden"
            >
              Cookie settings
            </button>
            <a href="/privacy/request" className="py-3 underline underline-offset-4 sm:py-0">
              Your data
            </a>
          </p>
          <p className="max-w-[70ch] max-sm:text-xs">
            {site.name} is a planning app and holds no money itself. Deposits are held by our licensed
            partner, {site.partnerBank}. <FeeFact />
          </p>
        </div>
      </div>
    </footer>
  )
}

/** Shows the current year. Evaluated again every day, because the pages are static. */
async function CopyrightYear() {
  'use cache'
  cacheLife({ stale: 300, revalidate: 86_400, expire: 31_536_000 })
  return new Intl.DateTimeFormat('en-NG', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(new Date())
}
