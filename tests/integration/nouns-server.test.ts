import { describe, expect, it } from 'vitest'
import { imageUses, jobs, personalData, publicPages, schedules, templates } from '@/lib/nouns-server'
import { tableName } from '@/lib/platform/record-sql'
import { query } from '../support/database'

type Exports = Record<string, unknown>
const filesOf = (files: Record<string, Exports>, suffix: string) =>
  Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name]) => name.endsWith(suffix))
      .map(([, value]) => ({ file, value })),
  )

const jobFiles = import.meta.glob<Exports>('@/lib/*/jobs.ts', { eager: true })
const pageFiles = import.meta.glob<Exports>('@/lib/*/sitemap.ts', { eager: true })
const dataFiles = import.meta.glob<Exports>('@/lib/*/personal-data.ts', { eager: true })
const templateFiles = import.meta.glob<Exports>('@/lib/*/mail.tsx', { eager: true })

describe('the worker', () => {
  it('includes the jobs of every noun', () => {
    const forgotten = filesOf(jobFiles, 'Jobs').flatMap(({ file, value }) =>
      Object.keys(value as object)
        .filter((name) => !jobs[name])
        .map((name) => `${file}: ${name}`),
    )
    expect(Object.keys(jobFiles).length).toBeGreaterThan(10)
    expect(forgotten).toEqual([])
  })

  it('includes the schedules of every noun, each with a job', () => {
    const declared = filesOf(jobFiles, 'Schedules').flatMap(({ value }) => value as typeof schedules)
    expect(declared.filter((schedule) => !schedules.includes(schedule))).toEqual([])
    expect(schedules.filter(({ job }) => !jobs[job])).toEqual([])
  })

  it('includes the email templates of every noun', () => {
    const declared = filesOf(templateFiles, 'Templates').flatMap(({ value }) => Object.keys(value as object))
    expect(declared.length).toBeGreaterThan(5)
    expect(Object.keys(templates).sort()).toEqual(declared.sort())
  })
})

describe('the personal data register', () => {
  it('includes what every noun declares', () => {
    const declared = filesOf(dataFiles, 'Data').map(({ value }) => value)
    expect(declared.length).toBeGreaterThan(15)
    expect(new Set(declared)).toEqual(new Set(personalData))
  })
})

it('the sitemap lists the pages of every noun', () => {
  const declared = filesOf(pageFiles, 'Pages').map(({ value }) => value)
  expect(declared.length).toBeGreaterThan(4)
  expect(publicPages).toEqual(expect.arrayContaining(declared))
})

it('image uses are looked up in every table that refers to images', async () => {
  const referring = await query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'media_image'::regclass`,
  )
  const declared = Object.values(imageUses)
    .flatMap((uses) => Object.keys(uses))
    .map((model) => tableName(model as 'Post'))
  expect(referring.length).toBeGreaterThan(4)
  // Other tables mention images in their text.
  expect(declared).toEqual(expect.arrayContaining(referring.map(({ name }) => name)))
})
