import { expect, it } from 'vitest'
import { site } from '@/lib/site'
import { blanksIn, type MessageTemplate, messageFrom, messageTemplates } from './message-templates'

const names = Object.keys(messageTemplates) as MessageTemplate[]
const ada = { applicantName: 'Ada Obi', positionTitle: 'Product Designer' }

it.each(names)('%s names the position and the company in its subject', (name) => {
  expect(messageFrom(name, ada).subject).toContain(`Product Designer at ${site.name}`)
})

it.each(names.filter((name) => name !== 'blank'))('%s greets by name and says what it is about', (name) => {
  const { body } = messageFrom(name, ada)
  expect(body).toMatch(/^Dear Ada Obi,\n\n/)
  expect(body).toContain('your application for the Product Designer position')
})

it.each(names)('%s makes sense without a position', (name) => {
  const { subject, body } = messageFrom(name, { ...ada, positionTitle: '' })
  expect(`${subject} ${body}`).not.toMatch(/ for(?! us)\b[ .,]*(and|after|$)|undefined| {2}/)
  expect(subject).toContain(site.name)
})

it('leaves the blank template empty', () => {
  expect(messageFrom('blank', ada).body).toBe('')
})

it('distinguishes unfilled blanks from other text in brackets', () => {
  const { body } = messageFrom('interview', ada)
  expect(blanksIn(body)).toEqual([
    '[day]',
    '[time]',
    '[link]',
    '[names]',
    '[length]',
    '[What to prepare, if anything.]',
  ])
  expect(blanksIn('On [day], or any other [day]. See [1].')).toEqual(['[day]'])
  expect(blanksIn('Dear Ada,\n\nsee the notes [1] and [2].')).toEqual([])
})
