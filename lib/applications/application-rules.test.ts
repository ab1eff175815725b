import { describe, expect, it } from 'vitest'
import { checkFields, ruleMessages } from '@/lib/platform/form-rules'
import { applicationMessages, applicationRules, startDateProblem, startDateRange } from './application-rules'

const problemOf = (name: keyof typeof applicationRules, typed: string) =>
  applicationRules[name].problem(applicationRules[name].tidy(typed))

describe('missing fields', () => {
  it('are reported by field, with the wording of the specification', () => {
    expect(checkFields(applicationRules, { applicantName: '  ' })).toEqual({
      applicantName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      location: 'Location is required',
      experience: 'Experience level is required',
      coverLetter: 'Cover letter is required',
      availableStartDate: 'Available start date is required',
    })
  })
})

describe('a phone number', () => {
  it.each(['0803 123 4567', '+234 803 123 4567', '(01) 234-5678', '+2348031234567'])(
    'is accepted as %s',
    (typed) => expect(problemOf('phone', typed)).toBeUndefined(),
  )
  it.each(['12345', 'call me', '+234 803 123 4567 890 123', '0803\u00001234567', '+', '=1+2345678'])(
    'is rejected as %j',
    (typed) => expect(problemOf('phone', typed)).toBe(applicationMessages.phone),
  )
})

describe('a web address', () => {
  it.each(['https://ada.example.com/work', 'http://example.ng', 'linkedin.com/in/ada', ''])(
    'is accepted as %s',
    (typed) => expect(problemOf('linkedinUrl', typed)).toBeUndefined(),
  )
  it('gets a scheme if it has none', () =>
    expect(applicationRules.linkedinUrl.tidy(' www.linkedin.com/in/ada ')).toBe(
      'https://www.linkedin.com/in/ada',
    ))
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://localhost',
    'https://user:secret@example.com',
    'java\tscript:alert(1)',
    'https://a b.com',
    'ada',
  ])('is refused as %s', (typed) => expect(problemOf('portfolioUrl', typed)).toBe(applicationMessages.url))
})

describe('a start date', () => {
  const today = '2026-11-21'
  it.each(['2026-11-21', '2027-02-28', '2028-11-21'])('is accepted as %s', (day) =>
    expect(startDateProblem(day, today)).toBeUndefined(),
  )
  it.each([
    ['2026-11-20', applicationMessages.pastDate],
    ['2028-11-22', applicationMessages.farDate],
    ['2027-02-29', applicationMessages.date],
    ['21/11/2026', applicationMessages.date],
    ['275760-01-01', applicationMessages.date],
  ])('is refused as %s', (day, message) => expect(startDateProblem(day, today)).toBe(message))

  it.each([
    ['2026-11-21', '2028-11-21'],
    ['2028-02-29', '2030-03-01'],
  ])('entered on %s may be as late as %s, in both the date picker and the rule', (now, max) => {
    expect(startDateRange(now)).toEqual({ min: now, max })
    expect(startDateProblem(max, now)).toBeUndefined()
  })
})

it('rejects overlong text', () => {
  expect(problemOf('applicantName', 'a'.repeat(121))).toBe(
    'Please use at most 120 characters (currently 121)',
  )
  expect(problemOf('coverLetter', 'a'.repeat(5_001))).toBe(
    'Please use at most 5,000 characters (currently 5,001)',
  )
  expect(problemOf('coverLetter', 'Dear team,\r\n\r\nhello')).toBeUndefined()
})

it('rejects line breaks in a name', () =>
  expect(problemOf('applicantName', 'Ada\r\nBcc: all@example.com')).toBe(ruleMessages.breaks))

it('rejects an unknown experience level', () =>
  expect(problemOf('experience', 'toString')).toBe(applicationMessages.experience))
