import type { Route } from 'next'
import type { ComponentProps } from 'react'
import * as row from '@/components/admin/item-row'
import { deletePressItem, restorePressItem } from '@/lib/press/actions'
import { nounOf, pathOf } from './words'

interface ItemProps {
  list: keyof typeof pathOf
  id: string
  name: string
}

const hrefOf = ({ list, id }: ItemProps) => `${pathOf[list]}?edit=${id}` as Route

export function ItemText(props: ItemProps & Omit<ComponentProps<typeof row.ItemText>, 'href'>) {
  const { list: _, id: __, ...rest } = props
  return <row.ItemText href={hrefOf(props)} isDialog {...rest} />
}

export function ItemActions(props: ItemProps) {
  const { list, id, name } = props
  return (
    <row.ItemActions
      href={hrefOf(props)}
      isDialog
      noun={nounOf[list]}
      name={name}
      input={{ list, id }}
      remove={deletePressItem}
      restore={restorePressItem}
    />
  )
}
