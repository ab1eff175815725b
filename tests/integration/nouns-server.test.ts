import { describe, expect, it } from 'vitest'
import { jobs, personalData, schedules, templates } from '@/lib/nouns-server'

type Exports = Record<string, unknown>
const filesOf = (files: Record<string, Exports>, suffix: string) =>
  Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name]) => name.endsWith(suffix))
      .map(([, value]) => ({ file, value })),
  )

const jobFiles = import.meta.glob<Exports>('@/lib/*/jobs.ts', { eager: true })
const dataFiles = import.meta.glob<Exports>('@/lib/*/personal-data.ts', { eager: true })
const templateFiles = import.meta.glob<Exports>('@/lib/*/mail.tsx', { eager: true })

describe('what the worker runs', () => {
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
    const declared = filesOf(templateFiles, 'Letters').flatMap(({ value }) => Object.keys(value as object))
    expect(declared.length).toBeGreaterThan(5)
    expect(Object.keys(templates).sort()).toEqual(declared.sort())
  })
})

describe('the register of personal data', () => {
  it('includes what every noun declares', () => {
    const declared = filesOf(dataFiles, 'Data').map(({ value }) => value)
    expect(declared.length).toBeGreaterThan(15)
    expect(new Set(declared)).toEqual(new Set(personalData))
  })
})
