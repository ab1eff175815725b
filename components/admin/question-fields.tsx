import type { FieldPath } from 'react-hook-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import type { ActionForm } from '@/components/forms/use-action-form'

type Question = { category?: string; question?: string; answer?: string }

interface QuestionFieldsProps<Values extends Question> {
  form: ActionForm<Values>
  categories: readonly string[]
  hint: string
}

/** Renders the fields for a question and its answer. Shared by the FAQ forms. */
export function QuestionFields<Values extends Question>({
  form,
  categories,
  hint,
}: QuestionFieldsProps<Values>) {
  const pathOf = (name: keyof Question) => name as FieldPath<Values>
  const options = categories.map((value) => ({ value, label: value }))
  return (
    <>
      <SelectField form={form} name={pathOf('category')} label="Category" options={options} />
      <TextField
        form={form}
        name={pathOf('question')}
        label="Question"
        hint="Word it the way a visitor would. Up to 160 characters."
      />
      <TextField form={form} name={pathOf('answer')} label="Answer" rows={8} hint={hint} />
    </>
  )
}
