import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button'
import { classNames } from './class-names'
import { Link } from './link'

type ButtonLinkProps = ComponentProps<typeof Link> & Look

/**
 * Renders a link that looks like a button. It is separate from the button, so that pages with buttons do not load the
 * router's link.
 */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size }), className)} />
}
