import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button'
import { classNames } from './class-names'
import { Link } from './link'

type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** Apart from the button, which would bring the router's link along wherever a page's script has a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size }), className)} />
}
