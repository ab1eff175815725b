import { describe, expect, it } from 'vitest'
import { formValues } from './form-values'

describe('formValues', () => {
  const row = { id: 'a', version: 3, date: new Date('2026-01-31'), imageId: null, title: 'Calm', position: 4 }

  it('returns only the columns that the form edits', () => {
    expect(formValues(row, ['id', 'title'])).toEqual({ id: 'a', title: 'Calm' })
  })

  it('formats dates for a date field, and returns an empty string for null or a missing column', () => {
    expect(formValues(row, ['date', 'imageId', 'bio'])).toEqual({ date: '2026-01-31', imageId: '', bio: '' })
  })
})
