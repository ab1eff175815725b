import { existsSync } from 'node:fs'

/** Prints a short summary of what people need to know once the site is running. */
export function printSummary({ settings, seeded, mailViewer, passwordFile }) {
  const { appUrl, host, port, dataDir } = settings
  const rows = [
    ['Site', appUrl],
    ['Admin', `${appUrl}/admin`],
    ['Username', seeded.adminUsername],
    ['Password', describePassword(seeded, passwordFile)],
    ...(mailViewer ? [['Email viewer', mailViewer]] : []),
    ['Data folder', dataDir],
    [
      'Listening on',
      `${host}:${port}${host === '127.0.0.1' ? ' (this machine only; to allow connections from others, set HOST=0.0.0.0)' : ''}`,
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`)
  console.log(`\nReady.\n\n${lines.join('\n')}\n\nPress Ctrl-C to stop.\n`)
}

/**
 * Returns where to find the password. The password file is in the DATA_DIR used on the first start, which may differ
 * from the current one.
 */
function describePassword({ adminUsername, isPasswordGenerated }, file) {
  if (!isPasswordGenerated)
    return 'the ADMIN_PASSWORD you set before the first start, unless you have changed it since'
  if (existsSync(file)) return `in ${file}`
  return `set on an earlier start. To set a new one, run: npm run account -- password ${adminUsername}`
}
