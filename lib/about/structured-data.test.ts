import { expect, it } from 'vitest'
import { aboutPage } from './structured-data'

const page = { origin: 'https://site.example', missionText: 'A calm month.', members: [], foundedIn: '2023' }

it('describes the company as the page does', () => {
  const members = [{ id: '1', name: 'Halima', role: 'Operations', bio: 'Not included.', image: null }]
  const { mainEntity } = aboutPage({ ...page, members })
  expect(mainEntity).toMatchObject({
    description: 'A calm month.',
    foundingDate: '2023',
    employee: [{ '@type': 'Person', name: 'Halima', jobTitle: 'Operations' }],
  })
})

it.each(['Early 2023', undefined])(
  'leaves out people if there are none, and a founding year that is hidden or not a year: %j',
  (foundedIn) => {
    const { mainEntity } = aboutPage({ ...page, foundedIn })
    expect(Object.keys(mainEntity)).not.toContain('employee')
    expect(Object.keys(mainEntity)).not.toContain('foundingDate')
  },
)
