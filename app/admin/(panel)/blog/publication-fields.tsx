'use client'

import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/forms/text-field'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { type PostInput, postStatuses } from '@/lib/blog/schema'
import { DAY_MS, lagosDay } from '@/lib/dates'
import { statusLabels } from './labels'

const tomorrowMorning = () => `${lagosDay(new Date(Date.now() + DAY_MS))}T09:00`

/** Edits the status of a post, and the publication time of a scheduled post. */
export function PublicationFields({ form }: { form: ActionForm<PostInput> }) {
  const status = useWatch({ control: form.control, name: 'status' })
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Status</legend>
        <div className="segments grid grid-cols-3">
          {postStatuses.map((each) => (
            <label key={each} className="segment px-1">
              <input {...form.register('status')} type="radio" value={each} className="sr-only" />
              {statusLabels[each]}
            </label>
          ))}
        </div>
      </fieldset>
      {status === 'scheduled' && (
        <div className="grid justify-items-start gap-2">
          <TextField
            form={form}
            name="publishAt"
            label="Publish on"
            type="datetime-local"
            // Otherwise, browsers accept years with more than four digits.
            max="9999-12-31T23:59"
            hint="Date and time in Lagos. The post is published automatically."
          />
          <Button
            size="sm"
            variant="secondary"
            onClick={() => form.setValue('publishAt', tomorrowMorning(), { shouldDirty: true })}
          >
            Tomorrow at 09:00
          </Button>
        </div>
      )}
    </>
  )
}
