import { describe, expect, it } from 'vitest'
import { auditNamesFor, mayChange, mayOpen, mayRead, nounOfPage } from './access'

describe('access by role', () => {
  it('is limited to owners for unknown nouns and nouns that declare no roles', () => {
    expect([mayRead('owner'), mayChange('owner', 'staff')]).toEqual([true, true])
    for (const role of ['editor', 'recruiter', 'support', 'viewer'] as const)
      expect([mayRead(role), mayChange(role), mayRead(role, 'staff'), mayRead(role, 'no-such-noun')]).toEqual(
        [false, false, false, false],
      )
  })

  it('lets readers see records but not change them', () => {
    expect([mayRead('viewer', 'blog'), mayChange('viewer', 'blog')]).toEqual([true, false])
    expect([mayRead('editor', 'blog'), mayChange('editor', 'blog')]).toEqual([true, true])
  })

  it('finds the noun of a page by its screen, whatever follows in the path', () => {
    expect(nounOfPage('/admin')).toBe('dashboard')
    expect(nounOfPage('/admin/privacy/person/x?q=y')).toBe('personal-data')
    expect(nounOfPage('/admin/privacy-policy?edit=1')).toBe('legal')
    expect(nounOfPage('/admin/blogs')).toBeUndefined()
    expect(mayOpen('editor', '/admin/blogs')).toBe(false)
  })

  it("lists the audit log's names, without those of hidden nouns", () => {
    expect(auditNamesFor('support')).toEqual(expect.arrayContaining(['contact', 'saved-reply', 'privacy']))
    // Staff accounts are audited as "account", although everyone may see their own account.
    for (const name of ['account', 'invitation', 'mail', 'blog', 'session'])
      expect(auditNamesFor('support')).not.toContain(name)
  })
})
