import { describe, expect, it } from 'vitest'
import { formValues } from './form-values'

describe('the values of a form', () => {
  const row = { id: 'a', version: 3, date: new Date('2026-01-31'), imageId: null, title: 'Calm', position: 4 }

  it('are the columns that the form edits, and no others', () => {
    expect(formValues(row, ['id', 'title'])).toEqual({ id: 'a', title: 'Calm' })
  })

  it('show a day as a date field has it, and nothing for what is empty or not there', () => {
    expect(formValues(row, ['date', 'imageId', 'bio'])).toEqual({ date: '2026-01-31', imageId: '', bio: '' })
  })
})
