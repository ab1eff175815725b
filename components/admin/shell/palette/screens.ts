import type { Route } from 'next'

export interface Page {
  href: Route
  label: string
  words?: string
  /** It is a form for something new. */
  isNew?: true
}

interface More {
  /** What else somebody may type who looks for the screen. */
  words: string
  /** Pages below it that are looked for by their own names. */
  pages?: readonly Page[]
}

/** What the palette knows of the screens beyond their names. Apart from the sidebar, so that no page loads it at its start. */
export const moreOfScreens: Readonly<Record<string, More>> = {
  '/admin': { words: 'home overview start figures signups chart' },
  '/admin/waitlist': { words: 'signups entries people export csv email' },
  '/admin/newsletter': { words: 'subscribers topics unsubscribe' },
  '/admin/campaigns': {
    words: 'campaigns bulk email broadcast',
    pages: [
      { href: '/admin/campaigns/new', label: 'New message', words: 'write campaign email all', isNew: true },
    ],
  },
  '/admin/contact': {
    words: 'inbox enquiries support tickets reply',
    pages: [
      { href: '/admin/contact/info', label: 'Contact information', words: 'address phone business hours' },
      { href: '/admin/contact/replies', label: 'Saved replies', words: 'canned answers templates' },
      { href: '/admin/contact/replies/new', label: 'New saved reply', words: 'add', isNew: true },
    ],
  },
  '/admin/landing': {
    words: 'home page website',
    pages: [
      { href: '/admin/landing/claims', label: 'Claims', words: 'figures numbers users uptime rating' },
      { href: '/admin/landing/testimonials', label: 'Testimonials', words: 'reviews quotes' },
      { href: '/admin/landing/testimonials/new', label: 'New testimonial', words: 'add review', isNew: true },
      { href: '/admin/landing/features', label: 'Features', words: 'tabs' },
      { href: '/admin/landing/features/new', label: 'New feature', words: 'add tab', isNew: true },
      { href: '/admin/landing/faq', label: 'Landing FAQ', words: 'questions answers' },
      { href: '/admin/landing/faq/new', label: 'New landing FAQ', words: 'add question', isNew: true },
    ],
  },
  '/admin/blog': {
    words: 'posts articles writing drafts',
    pages: [{ href: '/admin/blog/new', label: 'New post', words: 'write article blog', isNew: true }],
  },
  '/admin/help-center': {
    words: 'faq questions answers support',
    pages: [
      { href: '/admin/help-center/new', label: 'New FAQ', words: 'add question answer help', isNew: true },
      { href: '/admin/help-center/articles', label: 'Guides', words: 'help articles' },
      { href: '/admin/help-center/articles/new', label: 'New guide', words: 'help article', isNew: true },
      { href: '/admin/help-center/searches', label: 'Searches without an answer', words: 'missed nothing' },
    ],
  },
  '/admin/about': {
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
  '/admin/press-kit': {
    words: 'media journalists facts boilerplate company',
    pages: [
      { href: '/admin/press-kit/key-messages', label: 'Key messages', words: 'press' },
      { href: '/admin/press-kit/leadership', label: 'Leadership', words: 'press people founders team' },
      {
        href: '/admin/press-kit/assets',
        label: 'Media assets',
        words: 'press logos screenshots downloads zip',
      },
      { href: '/admin/press-kit/coverage', label: 'Press coverage', words: 'news recent articles outlets' },
      { href: '/admin/press-kit/contact', label: 'Press contact', words: 'email phone address' },
    ],
  },
  '/admin/media': { words: 'images pictures photos gallery upload files' },
  '/admin/careers': {
    words: 'jobs positions vacancies openings hiring',
    pages: [{ href: '/admin/careers/new', label: 'New position', words: 'job opening vacancy', isNew: true }],
  },
  '/admin/applications': { words: 'applicants candidates resumes cv hiring' },
  '/admin/mail': {
    words: 'outbox emails failed retry letters',
    pages: [{ href: '/admin/mail/suppressed', label: 'Suppressed addresses', words: 'bounced blocked' }],
  },
  '/admin/privacy-policy': {
    words: 'legal data protection ndpa gdpr document',
    pages: [{ href: '/admin/privacy-policy/history', label: 'Versions of the privacy policy' }],
  },
  '/admin/terms': {
    words: 'legal conditions agreement document',
    pages: [{ href: '/admin/terms/history', label: 'Versions of the terms' }],
  },
  '/admin/privacy': { words: 'erase export person data protection gdpr ndpa' },
  '/admin/activity': { words: 'audit log history changes who' },
  '/admin/staff': { words: 'accounts admins invite invitation disable people' },
  '/admin/account': { words: 'profile password second factor two-factor totp recovery codes sessions' },
  '/admin/settings': { words: 'storage connection supabase s3 hiring retention' },
}
