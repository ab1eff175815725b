import type { Route } from 'next'
import type { ComponentProps } from 'react'
import * as row from '@/components/admin/item-row'
import { deleteLandingItem, restoreLandingItem } from '@/lib/landing/actions'
import type { LandingList } from '@/lib/landing/schema'
import { folderOf, nounOf } from './words'

interface ItemProps {
  list: LandingList
  id: string
  name: string
}

const hrefOf = (list: LandingList, id: string) => `/admin/landing/${folderOf[list]}/${id}` as Route

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
      name={name}
      input={{ list, id }}
      remove={deleteLandingItem}
      restore={restoreLandingItem}
    />
  )
}
