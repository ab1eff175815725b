import { existsSync } from 'node:fs'

/** Prints what people need to know once the site runs, in a few lines. */
export function printSummary({ settings, seeded, mailViewer, passwordFile }) {
  const { appUrl, host, port, dataDir } = settings
  const rows = [
    ['Site', appUrl],
    ['Admin', `${appUrl}/admin`],
    ['Username', seeded.adminUsername],
    ['Password', describePassword(seeded, passwordFile)],
    ...(mailViewer ? [['Mail viewer', mailViewer]] : []),
    ['Data folder', dataDir],
    [
      'Listening',
      `${host}:${port}${host === '127.0.0.1' ? ' (this machine only; set HOST=0.0.0.0 for others)' : ''}`,
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`)
  console.log(`\nReady.\n\n${lines.join('\n')}\n\nStop with Ctrl-C.\n`)
}

/** Says where the password is. Its file is in the DATA_DIR of the first start, which may differ from the current one. */
function describePassword({ adminUsername, isPasswordGenerated }, file) {
  if (!isPasswordGenerated) return 'the ADMIN_PASSWORD of the first start, unless it was changed'
  if (existsSync(file)) return `in ${file}`
  return `as set before; if you lost it: npm run account -- password ${adminUsername}`
}
