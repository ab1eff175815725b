import type { ComponentProps } from 'react'
import { ChevronLeftIcon } from '@/components/ui/icons'

/** Links to the parent page. */
export function BackLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <ChevronLeftIcon />
      {children}
    </a>
  )
}
