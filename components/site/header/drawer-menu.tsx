import type { ReactNode } from 'react'
import { navigation, productTabs } from '@/components/site/navigation'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons'
import { Logo } from '../logo'
import { JoinButton } from '../waitlist/join-button'
import { closeDrawerProps } from './drawer-commands'
import { onLandingPage, onOtherPages } from './product-menu'

/** Shows the header's menus as collapsible groups in the drawer. */
export function DrawerMenu() {
  return (
    <div className="flex min-h-full flex-col px-6 pb-8">
      <div className="-mr-2.5 flex h-19 items-center justify-between max-[19rem]:[&_svg+span]:hidden">
        <Logo />
        <IconButton label="Close menu" data-leave="" {...closeDrawerProps}>
          <CloseIcon />
        </IconButton>
      </div>
      <nav aria-label="Menu">
        <a
          href="/#features"
          className={classNames(
            onOtherPages,
            'min-h-14 items-center border-t border-line font-display text-xl font-semibold',
          )}
        >
          Product
        </a>
        <Group label="Product" className={onLandingPage}>
          {productTabs.map(({ label, items }) => (
            <Group key={label} label={label} isInner>
              <ul className="pb-3">
                {items.map((item) => (
                  <li key={item.label}>
                    <a href={item.href} className={linkClass}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
          <ul className="py-3">
            <li>
              <a href="#features" className={linkClass}>
                View All Features
              </a>
            </li>
            <li>
              <a href="#calculator" className={linkClass}>
                Try Payout Calculator
              </a>
            </li>
          </ul>
        </Group>
        {navigation.map(({ label, links }) => (
          <Group key={label} label={label}>
            <ul className="pb-3">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={linkClass}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </nav>
      <JoinButton source="menu" size="lg" className="mt-auto w-full">
        Join Waitlist
      </JoinButton>
    </div>
  )
}

const linkClass = 'flex min-h-12 items-center text-lg'

interface GroupProps {
  label: string
  /** A nested group, initially collapsed. */
  isInner?: boolean
  className?: string
  children: ReactNode
}

function Group({ label, isInner, className, children }: GroupProps) {
  return (
    <details open={!isInner} className={classNames('border-t border-line', className)}>
      <summary
        className={classNames(
          'flex list-none items-center justify-between',
          isInner ? 'min-h-12 font-medium' : 'min-h-14 font-display text-xl font-semibold',
        )}
      >
        {label}
        <ChevronDownIcon className="text-fg-soft transition-transform [details[open]>summary>&]:rotate-180" />
      </summary>
      <div className={classNames(isInner && 'border-l-2 border-mint-deep pl-4')}>{children}</div>
    </details>
  )
}
