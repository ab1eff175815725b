import { navigation } from '@/components/site/navigation'
import { classNames } from '@/components/ui/class-names'
import { MenuIcon } from '@/components/ui/icons'
import { site } from '@/lib/site'
import { Logo } from '../logo'
import { JoinButton } from '../waitlist/join-button'
import { Drawer } from './drawer'
import { DrawerMenu } from './drawer-menu'
import { HeaderShell } from './header-shell'
import { Menu } from './menu'
import { onOtherPages, ProductMenu } from './product-menu'

/**
 * Uses plain links, because the router's links would be a third of the page's script, and the pages are small and
 * static.
 */
export function Header() {
  return (
    <HeaderShell>
      <div className="wrap flex h-full items-center gap-3 md:gap-8">
        {/* Widths are in rem, so the row also fits with a larger font in the browser's settings. */}
        <a
          href="/"
          aria-label={`${site.name}, home`}
          className="flex min-w-0 overflow-x-clip rounded-sm max-[19rem]:[&_svg+span]:hidden"
        >
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <ProductMenu />
          <a
            href="/#features"
            className={classNames(
              onOtherPages,
              'min-h-11 items-center rounded-md px-3.5 font-medium hover:bg-sunken',
            )}
          >
            Product
          </a>
          {navigation.map(({ label, links }) => (
            <Menu key={label} label={label}>
              <ul className="wrap grid grid-cols-4 gap-x-6 py-8">
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="block h-full rounded-md p-4 hover:bg-sunken">
                      <span className="block font-semibold">{link.label}</span>
                      <span className="mt-0.5 block text-sm text-fg-soft">{link.note}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Menu>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <JoinButton
            source="header"
            size="sm"
            joined="Joined"
            className="max-[13rem]:hidden max-sm:noscript:hidden"
          >
            Join<span className="max-[22.5rem]:sr-only"> Waitlist</span>
          </JoinButton>
          <Drawer icon={<MenuIcon className="size-6" />}>
            <DrawerMenu />
          </Drawer>
        </div>
      </div>
    </HeaderShell>
  )
}
