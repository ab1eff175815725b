'use client'

import { useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { MessageForm } from './message-form'
import { NoteForm } from './note-form'

interface WriteTabsProps {
  id: string
  applicantName: string
  email: string
  positionTitle: string
  /** The id of the next note. */
  noteId: string
  messageId: string
}

/** Switches between a note for the team and an email to the applicant. Each keeps its input while the other is shown. */
export function WriteTabs({ id, noteId, messageId, ...applicant }: WriteTabsProps) {
  const [current, setCurrent] = useState<'note' | 'message'>('note')
  return (
    <Tabs
      label="Write"
      current={current}
      onChange={setCurrent}
      tabs={[
        { name: 'note', label: 'Note', content: <NoteForm id={id} eventId={noteId} /> },
        {
          name: 'message',
          label: 'Email',
          content: <MessageForm id={id} eventId={messageId} {...applicant} />,
        },
      ]}
    />
  )
}
