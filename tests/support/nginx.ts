import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../scripts/embedded/ports.mjs'
import { adaptFront } from '../../scripts/test/nginx.mjs'
import { tlsIdentity } from './tls-front'

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Starts nginx with the documented configuration in front of two ports of this machine. */
export async function startNginx(program: string, instances: readonly [number, number]) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text)
  write('fullchain.pem', tlsIdentity.cert)
  write('privkey.pem', tlsIdentity.key)
  const changes: [string, string][] = [
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['www.example.com', 'localhost'],
    ['/etc/ssl/moneyplan/', ''],
    // Lowered, because tests reach these limits.
    ['client_header_timeout 15s', 'client_header_timeout 2s'],
    ['limit_conn moneyplan_clients 200', 'limit_conn moneyplan_clients 60'],
    ['access_log access.log moneyplan;', 'access_log documented.log moneyplan; access_log access.log plain;'],
  ]
  write('site.conf', adaptFront({ instances, changes }))
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  write(
    'nginx.conf',
    `${user} worker_processes 2; daemon off; pid nginx.pid; error_log error.log warn;
events { worker_connections 512; }
http { set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
log_format plain '$status $request_method $request_uri $upstream_cache_status $upstream_addr $upstream_status $time_iso8601';
${temporaryFolders.map((name) => `${name}_temp_path temp-${name};`).join(' ')} include site.conf; }`,
  )
  const args = ['-p', dir, '-c', 'nginx.conf']
  const check = spawnSync(program, [...args, '-t'], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx refuses its configuration:\n${check.stderr}`)
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const url = `https://localhost:${port}`
  while (child.exitCode === null && !(await fetch(url).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  const readLog = (name: string) => readFileSync(path.join(dir, name), 'utf8')
  return {
    url,
    plainUrl: `http://localhost:${plainPort}`,
    /** Returns the addresses in nginx's cache. */
    cachedAddresses: () =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.parentPath.startsWith(path.join(dir, 'moneyplan')))
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
        .map((text) => /\nKEY: (.*)\n/.exec(text)?.[1] ?? ''),
    /** Returns one entry per request: status, method, address, cache status, instances asked. */
    requests: () => readLog('access.log').trim().split('\n'),
    /** Returns the log in its documented format. */
    documentedLog: () => readLog('documented.log'),
    errorLog: () => readLog('error.log'),
    stop: async () => {
      child.kill('SIGQUIT')
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>
