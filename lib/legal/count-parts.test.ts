import { expect, it } from 'vitest'
import { countParts } from './count-parts'

it.each([
  ['lines, but not blank ones', 'One\ntwo\n\n\nthree', 3],
  ['list items in one line', 'You can: • ask • leave • complain', 4],
  ['steps in one line', 'Step 1: Ask. Step 2: Wait.', 2],
  ['links', 'See /help, /contact and privacy@moneyplan.example.', 4],
])('counts %s', (_what, text, count) => expect(countParts(text)).toBe(count))
