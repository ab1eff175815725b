const press = (name, role = 'button') => ({ role, name })
const link = (name) => press(name, 'link')
const type = (label, text) => ({ label, text })
const choose = (label, option) => ({ label, option })
const keys = (shortcut) => ({ keys: shortcut })

const person = [type('Full name', 'Amina Yusuf'), type('Email address', 'amina.yusuf@example.com')]

/**
 * Pages in the state after some interaction: dialogs, errors, confirmations. A name is the beginning of an element's
 * accessible name, and the first visible match is used. `isNew` opens the page in a browser without any cookies.
 */
export const publicStates = [
  { path: '/no-such-page' },
  { path: '/blog/no-such-article' },
  { path: '/careers/no-such-position' },
  { path: '/help/no-such-guide' },
  { path: '/terms/history/987654' },
  { path: '/blog/search?q=zeppelin' },
  { path: '/blog/search?category=savings' },
  { path: '/help/search?q=zeppelin' },
  { path: '/help/search?q=withdrawl' },
  { path: '/contact/ask?q=zeppelin' },
  { path: '/careers/search?location=nowhere' },
  { path: '/careers/apply' },
  { path: '/careers/android-engineer/apply' },
  { path: '/newsletter' },
  { path: '/newsletter?asked' },
  { path: '/privacy/history/1' },
  { path: '/unsubscribe/unknown' },
  { path: '/', name: 'cookie banner', isNew: true, steps: [{ seen: 'Your cookies, your choice' }] },
  { path: '/', name: 'cookie preferences', isNew: true, steps: [press('Customize preferences')] },
  { path: '/', name: 'plan', steps: [type('Amount', '1800000')] },
  {
    path: '/',
    name: 'own dates',
    steps: [type('Amount', '1800000'), press('Custom', 'radio')],
  },
  { path: '/', name: 'film', steps: [link(/Watch the film/)] },
  { path: '/', name: 'waitlist', steps: [link('Join the Waitlist')] },
  { path: '/', name: 'waitlist, empty', steps: [link('Join the Waitlist'), press('Join Waitlist')] },
  {
    path: '/',
    name: 'waitlist, joined',
    steps: [link('Join the Waitlist'), ...person, press('Join Waitlist')],
  },
  { path: '/', name: 'menu', steps: [press('Menu')], widths: [360] },
  { path: '/', name: 'product menu', steps: [press('Product')], widths: [1440] },
  { path: '/careers', name: 'position', steps: [link('View Details')] },
  { path: '/careers', name: 'application', steps: [link('Apply Now')] },
  { path: '/careers', name: 'application, empty', steps: [link('Apply Now'), press('Submit Application')] },
  { path: '/contact', name: 'empty', steps: [press('Send Message')], isWhole: true },
  {
    path: '/newsletter',
    name: 'wrong address',
    steps: [type('Email address', 'amina@nowhere'), press('Subscribe')],
  },
]

export const panelStates = [
  { path: '/admin/sign-in', isNew: true },
  {
    path: '/admin/sign-in',
    name: 'wrong password',
    isNew: true,
    steps: [type('Username', 'admin'), type('Password', 'wrong'), press('Sign In')],
  },
  { path: '/admin/no-such-screen' },
  { path: '/admin', name: 'search', steps: [keys('Control+k')] },
  { path: '/admin', name: 'shortcuts', steps: [keys('?')] },
  { path: '/admin', name: 'menu', steps: [press('Open menu')], widths: [360, 768] },
  { path: '/admin/waitlist', name: 'delete', steps: [press(/^Move .* to Trash$/)] },
  { path: '/admin/waitlist', name: 'bulk actions', steps: [press('Bulk Actions')] },
  { path: '/admin/waitlist', name: 'selected', steps: [press('Select all rows', 'checkbox')] },
  { path: '/admin/waitlist', name: 'person', steps: [link('Amina')] },
  {
    path: '/admin/waitlist',
    name: 'email selected',
    steps: [press('Select Amina', 'checkbox'), link('Email selected')],
    isWhole: true,
  },
  { path: '/admin/waitlist?q=nobody' },
  { path: '/admin/contact', name: 'delete', steps: [press(/^Move .* to Trash$/)] },
  { path: '/admin/contact', name: 'reply', steps: [link('Reply to ')] },
  { path: '/admin/careers', name: 'view', steps: [press('View ')] },
  { path: '/admin/blog/new', name: 'gallery', steps: [press('Add cover')] },
  { path: '/admin/blog/new', name: 'focus mode', steps: [press('Focus mode')] },
  { path: '/admin/blog/new', name: 'empty', steps: [press(/^Save/)], isWhole: true },
  {
    path: '/admin/blog/new',
    name: 'publish',
    steps: [
      type('Title', 'Three jars on a shelf'),
      type('Content', 'One for rent, one for food, one for everything else.'),
      type('Excerpt', 'A budget that needs no app.'),
      choose('Category', 'Budgeting'),
      type('Author', 'Amina Yusuf'),
      press('Published', 'radio'),
      press('Publish'),
    ],
  },
  {
    path: '/admin/about/values',
    name: 'leave',
    steps: [link('Add '), type('Title', 'Patience'), keys('Escape')],
  },
  { path: '/admin/staff', name: 'invite', steps: [press('Invite')] },
  { path: '/admin/account', name: 'second factor', steps: [press('Set up')] },
  { path: '/admin/mail/suppressed', name: 'add', steps: [press('Suppress address')] },
  { path: '/admin/privacy', name: 'look up', steps: [press('Look up')] },
  { path: '/admin/privacy', name: 'refuse', steps: [link('chidi@example.com'), press('Refuse')] },
  { path: '/admin/privacy-policy', name: 'add', steps: [link('Add section')] },
  { path: '/admin/terms', name: 'preview', steps: [link('Preview')] },
]
