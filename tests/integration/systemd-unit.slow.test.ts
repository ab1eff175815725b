import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const isInstalled = analyze('--version').status === 0

if (!isInstalled) it('is not tested, because systemd-analyze is not installed', () => {})
else
  describe('the systemd unit', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'unit-'))
    const unit = path.join(dir, 'moneyplan@3001.service')
    const documented = readFileSync(path.join(root, 'deploy/moneyplan.service'), 'utf8')
    // The check fails if the program does not exist.
    writeFileSync(unit, documented.replaceAll('/opt/moneyplan', root))
    afterAll(() => rmSync(dir, { recursive: true }))

    it('has no errors', () => {
      const { status, stderr } = analyze('verify', unit)
      expect([status, stderr]).toEqual([0, ''])
    })

    it("restricts the site's permissions", () => {
      const { stdout } = analyze('security', '--offline=true', unit)
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])
      expect(exposure).toBeLessThan(2)
    })
  })
