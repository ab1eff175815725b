import { productTabs } from '@/components/site/navigation'
import { Menu } from './menu'
import { ProductTabs } from './product-tabs'

/**
 * Classes that show the menu on the landing page, because it links to that page's sections, and a plain link
 * on all other pages.
 */
export const onLandingPage = 'hidden [body:has(#hero-title)_&]:block'
export const onOtherPages = 'flex [body:has(#hero-title)_&]:hidden'

export function ProductMenu() {
  return (
    <Menu label="Product" className={onLandingPage}>
      <div className="wrap grid gap-x-10 gap-y-6 py-8 lg:grid-cols-[1fr_17rem]">
        <ProductTabs labels={productTabs.map(({ label }) => label)}>
          {productTabs.map(({ label, items }) => (
            <ul key={label} aria-label={label} className="grid grid-cols-2 gap-x-2 gap-y-1">
              {items.map((item) => (
                <li key={item.label}>
                  <a href={item.href} className="block h-full rounded-md px-4 py-3 hover:bg-sunken">
                    <span className="block font-semibold">{item.label}</span>
                    <span className="mt-0.5 block text-sm text-fg-soft">{item.note}</span>
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </ProductTabs>
        <Aside />
      </div>
    </Menu>
  )
}

function Aside() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 lg:flex-col lg:items-stretch lg:justify-start lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <a
        href="#calculator"
        className="group/try block grow rounded-md bg-mint p-4 hover:bg-mint-deep lg:grow-0"
      >
        <svg viewBox="0 0 208 26" aria-hidden="true" className="hidden w-full lg:block">
          <path d="M0 13h208" strokeWidth="2" className="stroke-mint-deep group-hover/try:stroke-brand" />
          {[12, 58, 104, 150, 196].map((x) => (
            <circle key={x} cx={x} cy="13" r="9" strokeWidth="3" className="fill-marigold stroke-mint" />
          ))}
        </svg>
        <span className="block font-semibold lg:mt-3">Try Payout Calculator</span>
        <span className="block text-sm text-neutral-700">See how much you’ll get, and when</span>
      </a>
      <a
        href="#features"
        className="inline-flex min-h-11 items-center rounded-sm px-1 font-semibold underline underline-offset-4 hover:no-underline"
      >
        View All Features
      </a>
    </div>
  )
}
