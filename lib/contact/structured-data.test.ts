import { expect, it } from 'vitest'
import { contactPage } from './structured-data'

const info = {
  email: 'support@example.com',
  phone: '+234 700 000 0000',
  address: '12 Harbour Lane\nYaba, Lagos',
  businessHours: 'Monday-Friday',
  supportHours: 'On weekends by email',
}

it('describes what the page shows, for the same organization as the landing page', () => {
  const { url, mainEntity } = contactPage('https://example.com', info)
  expect(url).toBe('https://example.com/contact')
  expect(mainEntity).toMatchObject({
    '@id': 'https://example.com/#organization',
    email: info.email,
    telephone: info.phone,
    address: '12 Harbour Lane, Yaba, Lagos',
    contactPoint: { email: info.email, telephone: info.phone },
  })
})
