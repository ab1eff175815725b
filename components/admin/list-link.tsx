'use client'

import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'
import { changeList, isListShown } from './list-navigation'

interface ListLinkProps
  extends Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'replace' | 'scroll'> {
  spec: ListSpec
  params: ListParams
  change: (list: ListParams) => ListParams
}

/**
 * Links to the first page of the list with one change applied. Like the filters, it replaces the list's history entry. It
 * also keeps a search that is still loading and is not in the URL yet.
 */
export function ListLink({ spec, params, change, ...props }: ListLinkProps) {
  const { cursor: _start, ...list } = params
  return (
    <Link
      {...props}
      href={listHref(spec, change(list)) as Route}
      replace
      scroll={false}
      onNavigate={(event) => {
        if (!isListShown(spec.path)) return
        event.preventDefault()
        // Copy the list, so that choosing the current value again still returns to the first page.
        changeList((latest) => ({ ...change(latest) }))
      }}
    />
  )
}
