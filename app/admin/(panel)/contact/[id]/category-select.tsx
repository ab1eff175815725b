'use client'

import { StatusSelect } from '@/components/admin/status-select'
import { changeMessageCategory } from '@/lib/contact/actions'
import { type StaffCategory, staffCategories } from '@/lib/contact/categories'

interface CategorySelectProps {
  id: string
  reference: string
  category: string
}

export function CategorySelect({ id, reference, category }: CategorySelectProps) {
  return (
    <StatusSelect
      what="Category"
      id={id}
      name={reference}
      status={category as StaffCategory}
      labels={staffCategories}
      change={({ status, ...rest }) => changeMessageCategory({ ...rest, category: status })}
    />
  )
}
