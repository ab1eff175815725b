/** The roles of accounts. Owners may do everything. Each noun declares which other roles may use it. */
export const roles = ['owner', 'editor', 'recruiter', 'support', 'viewer'] as const
export type Role = (typeof roles)[number]

export const roleDetails: Readonly<Record<Role, { label: string; summary: string }>> = {
  owner: {
    label: 'Owner',
    summary:
      'Can do everything, including managing staff accounts, emailing the whole list and changing settings.',
  },
  editor: {
    label: 'Editor',
    summary: 'Edits what the site shows: pages, blog, press kit, Help Center, images and legal texts.',
  },
  recruiter: {
    label: 'Recruiter',
    summary: 'Manages open positions and applications.',
  },
  support: {
    label: 'Support',
    summary:
      'Answers messages and privacy requests, and looks after the waitlist, newsletter and Help Center.',
  },
  viewer: {
    label: 'Viewer',
    summary: 'Sees the content, including drafts, but no personal data. Can’t change anything.',
  },
}
