import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const cleaner = path.join(import.meta.dirname, 'cleaner.mjs')

/**
 * Creates a temporary folder for a test run and everything it starts. However the run ends, a second process stops
 * any commands that are still running and any Postgres with data in the folder, and then removes the folder. Returns
 * { dir, watch, remove }; `watch` takes a command's { pid, isRunning }.
 */
export function createWorkspace() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'site-test-'))
  chmodSync(dir, 0o711) // Postgres, which runs as another user if we are root, has to traverse this folder.
  const usual = process.env.TMPDIR
  process.env.TMPDIR = dir
  const helper = spawn(process.execPath, [cleaner, dir], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  helper.unref()
  helper.channel.unref()
  return {
    dir,
    watch: (command) => helper.connected && helper.send(command),
    remove: async () => {
      if (usual === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = usual
      if (helper.exitCode !== null) return
      helper.ref()
      const gone = once(helper, 'exit')
      if (helper.connected) helper.disconnect()
      await gone
    },
  }
}
