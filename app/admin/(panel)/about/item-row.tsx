import type { Route } from 'next'
import type { ComponentProps } from 'react'
import * as row from '@/components/admin/item-row'
import { deleteAboutItem, restoreAboutItem } from '@/lib/about/actions'
import type { AboutList } from '@/lib/about/schema'
import { folderOf, nounOf } from './words'

interface ItemProps {
  list: AboutList
  id: string
  name: string
}

const hrefOf = (list: AboutList, id: string) => `/admin/about/${folderOf[list]}/${id}` as Route

export function ItemText({
  list,
  id,
  ...rest
}: ItemProps & Omit<ComponentProps<typeof row.ItemText>, 'href'>) {
  return <row.ItemText href={hrefOf(list, id)} {...rest} />
}

export function ItemActions({ list, id, name }: ItemProps) {
  return (
    <row.ItemActions
      href={hrefOf(list, id)}
      noun={nounOf[list]}
      // People are removed, not deleted.
      question={list === 'member' ? 'Are you sure you want to remove this team member?' : undefined}
      name={name}
      input={{ list, id }}
      remove={deleteAboutItem}
      restore={restoreAboutItem}
    />
  )
}
