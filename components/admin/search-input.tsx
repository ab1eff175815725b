import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Input } from '@/components/ui/input'

/** Renders a search box with an icon. `label` is both its label and its placeholder. Its parent must be positioned. */
export function SearchInput({
  label,
  className,
  ...rest
}: Omit<ComponentProps<typeof Input>, 'type'> & { label: string }) {
  return (
    <>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-fg-soft"
      />
      <Input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        className={classNames('pl-10.5 placeholder:text-ellipsis', className)}
      />
    </>
  )
}
