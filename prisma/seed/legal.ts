import { randomUUID } from 'node:crypto'
import { hiringDefaults } from '@/lib/careers/schema'
import type { LegalKind } from '@/lib/legal/legal-version'
import { toFirstTitle } from '@/lib/legal/save-version'
import { db } from '@/lib/platform/db'
import type { LegalFacts, SeedSection } from './legal/facts'
import { privacySections, privacyUpdates } from './legal/privacy'
import { termsSections } from './legal/terms'

/** The initial "Last updated" date (public specification, "Business facts"). */
const LAST_UPDATED = 'January 15, 2025'

/**
 * Seeds both legal texts with their first version, unless the document exists. Names and addresses are written out,
 * because a version records what readers agreed to and must not change with later settings.
 */
export async function seed() {
  const facts = await readFacts()
  await seedDocument('privacy', privacySections(facts), privacyUpdates)
  await seedDocument('terms', termsSections(facts), '')
}

async function seedDocument(kind: LegalKind, texts: SeedSection[], policyUpdatesText: string) {
  if ((await db.legalDocument.count({ where: { kind } })) > 0) return
  const sections = texts.map((section) => ({ id: randomUUID(), ...section }))
  await db.$transaction([
    db.legalDocument.create({ data: { kind, lastUpdatedText: LAST_UPDATED, policyUpdatesText } }),
    db.legalSection.createMany({
      data: sections.map((section, index) => ({ ...section, kind, position: index + 1 })),
    }),
    db.legalVersion.create({
      data: {
        kind,
        number: 1,
        sections,
        lastUpdatedText: LAST_UPDATED,
        policyUpdatesText,
        summary: 'first version',
        actorName: 'System',
      },
    }),
    db.legalFirstTitle.createMany({ data: sections.map(toFirstTitle) }),
  ])
}

/** Reads the contact details that the texts contain. The contact page's seed runs before this one. */
async function readFacts(): Promise<LegalFacts> {
  const [contact, hiring] = await Promise.all([
    db.contactInfo.findUniqueOrThrow({
      where: { id: 1 },
      select: { email: true, phone: true, address: true },
    }),
    db.hiringSettings.findUnique({ where: { id: 1 }, select: { contactEmail: true } }),
  ])
  const { contactEmail } = hiring ?? hiringDefaults
  return { ...contact, careersEmail: contactEmail }
}
