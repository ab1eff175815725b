import 'server-only'
import { contentList } from '@/lib/content/list'
import { about } from './noun'
import { coreValueSchema, milestoneSchema, teamMemberSchema } from './schema'

const value = contentList(about, 'value', {
  model: 'CoreValue',
  schema: coreValueSchema,
  titleOf: ({ title }) => title,
  inLog: ({ title }) => `the core value “${title}”`,
})

const member = contentList(about, 'member', {
  model: 'TeamMember',
  schema: teamMemberSchema,
  titleOf: ({ name }) => name,
  inLog: ({ name }) => `the team member ${name}`,
})

const milestone = contentList(about, 'milestone', {
  model: 'Milestone',
  schema: milestoneSchema,
  titleOf: ({ year, title }) => `${year}: ${title}`,
  inLog: ({ title }) => `the milestone “${title}”`,
})

export const aboutLists = { value, member, milestone }
