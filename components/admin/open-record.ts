import { notFound } from 'next/navigation'
import { recordId } from '@/lib/platform/fields'

export interface RecordProps {
  params: Promise<{ id: string }>
}

/** Returns the record that an address names; shows the not-found page where there is none. */
export async function openRecord<Found>(
  params: RecordProps['params'],
  read: (id: string) => Promise<Found | null>,
): Promise<Found> {
  const id = recordId.safeParse((await params).id)
  return (id.success ? await read(id.data) : null) ?? notFound()
}
