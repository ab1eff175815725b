import { Field } from '@/components/ui/field'
import { EmailInput, Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { contactCategories, DEFAULT_CATEGORY } from '@/lib/contact/categories'
import type { FieldErrors } from '@/lib/platform/errors'

interface MessageFieldsProps {
  errors: FieldErrors | undefined
  /** The initial values of a page rendered without JavaScript. */
  typed: Record<string, string> | undefined
}

/**
 * Shows the fields of a message. They have no `maxLength`: overlong text gets an error instead of being cut off while
 * typing or pasting.
 */
export function MessageFields({ errors, typed }: MessageFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full Name" error={errors?.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              required
              autoComplete="name"
              autoCapitalize="words"
              defaultValue={typed?.name}
            />
          )}
        </Field>
        <Field label="Email Address" error={errors?.email}>
          {(control) => <EmailInput {...control} defaultValue={typed?.email} />}
        </Field>
      </div>
      <Field label="Category" optional error={errors?.category}>
        {(control) => (
          <Select {...control} name="category" defaultValue={typed?.category ?? DEFAULT_CATEGORY}>
            {Object.entries(contactCategories).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Subject" error={errors?.subject}>
        {(control) => <Input {...control} name="subject" required defaultValue={typed?.subject} />}
      </Field>
      <Field label="Message" error={errors?.message}>
        {(control) => (
          <Textarea {...control} name="message" required rows={6} defaultValue={typed?.message} />
        )}
      </Field>
    </>
  )
}
