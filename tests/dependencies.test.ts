import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Licenses that allow using and distributing a package in a closed-source product, along with its license text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT and ISC',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
])

/** All other licenses in a production installation, each with the reason why the package may be used. */
const reviewed: Record<string, string> = {
  '(MPL-2.0 OR Apache-2.0)': 'used under Apache-2.0',
  'MPL-2.0': 'unmodified files, and their source is public',
  'LGPL-3.0-or-later': 'libvips, a separate library that sharp loads and that can be replaced',
  'Apache-2.0 AND LGPL-3.0-or-later': 'libvips, as above',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'libvips, as above',
  'CC-BY-4.0': 'browser data that the build reads; its folder names the authors',
  'EPL-2.0': 'draws diagrams in a Prisma tool that the site does not run; unmodified',
  'none stated': 'seq-queue, which states MIT in its folder',
}

const installed = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev)

it('installs no production package with a license that nobody has reviewed', () => {
  const found = new Map<string, string[]>()
  for (const [folder, { license = 'none stated' }] of installed)
    if (!permissive.has(license)) found.set(license, [...(found.get(license) ?? []), folder])
  expect(Object.fromEntries(Array.from(found).filter(([license]) => !reviewed[license]))).toEqual({})
  expect([...found.keys()].toSorted()).toEqual(Object.keys(reviewed).toSorted())
  expect(found.get('none stated')).toEqual(['node_modules/seq-queue'])
})

it('lists the dependencies in a CycloneDX file on request', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', stdio: 'pipe' })
  const { bomFormat, components } = z
    .object({
      bomFormat: z.string(),
      components: z.array(
        z.object({ name: z.string(), version: z.string(), scope: z.enum(['required', 'optional']) }),
      ),
    })
    .parse(JSON.parse(printed))
  expect(bomFormat).toBe('CycloneDX')
  const required = components.filter(({ scope }) => scope === 'required')
  const listed = required.map(({ name, version }) => `${name}@${version}`)
  const direct = Object.keys(dependencies).map(
    (name) => `${name}@${packages[`node_modules/${name}`]?.version}`,
  )
  expect(listed).toEqual(expect.arrayContaining(direct))
  expect(components).toContainEqual(expect.objectContaining({ name: 'vitest', scope: 'optional' }))
})
