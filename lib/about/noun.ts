import { BookOpenText, Heart, Milestone, UserRound } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const about: Noun = {
  name: 'about',
  screens: [
    {
      href: '/admin/about',
      label: 'About',
      group: 'Content',
      Icon: BookOpenText,
      key: 'u',
      words: 'company mission story',
      pages: [
        { href: '/admin/about/values', label: 'Core values', words: 'beliefs icons' },
        { href: '/admin/about/values/new', label: 'New core value', words: 'add', isNew: true },
        { href: '/admin/about/team', label: 'Team members', words: 'people staff photos' },
        { href: '/admin/about/team/new', label: 'New team member', words: 'add person', isNew: true },
        { href: '/admin/about/milestones', label: 'Milestones', words: 'journey years history' },
        { href: '/admin/about/milestones/new', label: 'New milestone', words: 'add year', isNew: true },
      ],
    },
  ],
  records: {
    values: record({
      label: 'Core values',
      Icon: Heart,
      model: 'CoreValue',
      title: ['title'],
      search: ['title', 'description'],
      hasTrash: true,
      path: '/admin/about/values/',
    }),
    team: record({
      label: 'Team members',
      Icon: UserRound,
      model: 'TeamMember',
      title: ['name'],
      detail: ['role'],
      search: ['name', 'role'],
      hasTrash: true,
      path: '/admin/about/team/',
      isPersonal: true,
    }),
    milestones: record({
      label: 'Milestones',
      Icon: Milestone,
      model: 'Milestone',
      title: ['title'],
      detail: ['year'],
      search: ['title', 'year', 'description'],
      hasTrash: true,
      path: '/admin/about/milestones/',
    }),
  },
  auditPages: [{ recordId: 'texts', href: '/admin/about' }],
}
