// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mount, type } from '../../../tests/support/mount'
import { TextsForm } from './about/texts-form'
import { InfoForm } from './contact/info/info-form'
import { BoilerplateForm } from './press-kit/boilerplate-form'
import { ContactForm } from './press-kit/contact/contact-form'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/about/actions', () => ({ saveAboutTexts: vi.fn() }))
vi.mock('@/lib/contact/actions', () => ({ saveContactInfo: vi.fn() }))
vi.mock('@/lib/press/actions', () => ({ saveBoilerplate: vi.fn(), savePressContact: vi.fn() }))

const info = { email: '', phone: '', businessHours: '', supportHours: '' }
const contact = { pressEmail: '', pressPhone: '', generalEmail: '' }

/** Each form, with a version and the text of one of its fields. */
const forms: Record<string, [name: string, render: (version: number, text: string) => ReactNode]> = {
  'texts of the About page': [
    'storyText',
    (version, storyText) => <TextsForm values={{ version, missionText: '', storyText }} />,
  ],
  'contact information': [
    'address',
    (version, address) => <InfoForm values={{ version, ...info, address }} />,
  ],
  boilerplate: [
    'boilerplate',
    (version, boilerplate) => <BoilerplateForm values={{ version, boilerplate }} />,
  ],
  'press contact': [
    'address',
    (version, address) => <ContactForm values={{ version, ...contact, address }} />,
  ],
}

let show: (form: ReactNode) => void

function Screen({ first }: { first: ReactNode }) {
  const [form, setForm] = useState(first)
  show = setForm
  return form
}

it.each(Object.entries(forms))(
  'shows the %s that a colleague has saved, unless there are unsaved changes',
  async (_what, [name, render]) => {
    const shown = () => document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.value
    localStorage.clear()
    await mount(<Screen first={render(3, 'At first')} />)
    await act(async () => show(render(4, 'Newer')))
    expect(shown()).toBe('Newer')
    await type(name, 'Mine')
    await act(async () => show(render(5, 'Newest')))
    expect(shown()).toBe('Mine')
  },
)
