'use client'

import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'
import { changeList } from './list-navigation'

interface ListLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'scroll'> {
  spec: ListSpec
  params: ListParams
  change: (list: ListParams) => ListParams
}

/**
 * Links to the list with one change, from its first page. Like all filters, it replaces the list's history entry, and it
 * keeps a search that is still loading, which is not part of the URL yet.
 */
export function ListLink({ spec, params, change, ...props }: ListLinkProps) {
  const { cursor: _start, ...list } = params
  return (
    <Link
      {...props}
      href={listHref(spec, change(list)) as Route}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        // A new object, so that the current choice leads back to the first page.
        changeList((latest) => ({ ...change(latest) }))
      }}
    />
  )
}
