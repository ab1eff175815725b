import { BookOpenText, Heart, Milestone, UserRound } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

const pages = {
  top: '/admin/about',
  values: '/admin/about/values',
  team: '/admin/about/team',
  milestones: '/admin/about/milestones',
  trash: '/admin/about/trash',
} as const

export const about = {
  name: 'about',
  roles: ['editor'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: pages.top,
      label: 'About',
      group: 'Content',
      Icon: BookOpenText,
      key: 'u',
      keywords: 'company mission story',
      pages: [
        { href: pages.values, label: 'Core values', keywords: 'beliefs icons' },
        { href: `${pages.values}?add`, label: 'Add core value', keywords: 'new', isNew: true },
        { href: pages.team, label: 'Team members', keywords: 'people staff photos' },
        { href: `${pages.team}?add`, label: 'Add team member', keywords: 'new person', isNew: true },
        { href: pages.milestones, label: 'Milestones', keywords: 'journey years history' },
        { href: `${pages.milestones}?add`, label: 'Add milestone', keywords: 'new year', isNew: true },
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
      path: `${pages.values}?edit=`,
    }),
    team: record({
      label: 'Team members',
      Icon: UserRound,
      model: 'TeamMember',
      title: ['name'],
      detail: ['role'],
      search: ['name', 'role'],
      hasTrash: true,
      path: `${pages.team}?edit=`,
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
      path: `${pages.milestones}?edit=`,
    }),
  },
  auditPages: [{ recordId: 'texts', href: pages.top }],
  content: {
    title: 'About',
    view: { href: '/about', label: 'View on the site' },
    tabs: [
      { href: pages.top, label: 'Mission and story' },
      { href: pages.values, label: 'Core values' },
      { href: pages.team, label: 'Team' },
      { href: pages.milestones, label: 'Milestones' },
      { href: pages.trash, label: 'Trash' },
    ],
    trash: pages.trash,
    lists: {
      value: { path: pages.values, view: '/about#values', label: 'Core Values', name: 'core value' },
      member: {
        path: pages.team,
        view: '/about#team',
        label: 'Team Members',
        name: 'team member',
        question: 'Are you sure you want to remove this team member?',
      },
      milestone: { path: pages.milestones, view: '/about#journey', label: 'Milestones', name: 'milestone' },
    },
  },
} as const satisfies Noun
