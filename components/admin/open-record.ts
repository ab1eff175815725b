import { notFound } from 'next/navigation'
import { recordId } from '@/lib/platform/fields'

export interface RecordProps {
  params: Promise<{ id: string }>
}

/** Returns the record with the id in the URL, or shows the not-found page. */
export async function openRecord<Found>(
  params: RecordProps['params'],
  read: (id: string) => Promise<Found | null>,
): Promise<Found> {
  const id = recordId.safeParse((await params).id)
  return (id.success ? await read(id.data) : null) ?? notFound()
}
