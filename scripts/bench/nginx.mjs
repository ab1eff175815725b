import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../embedded/ports.mjs'
import { adaptFront } from '../test/nginx.mjs'

/** Returns whether nginx is available: on Debian, `apt-get install nginx-light`. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/**
 * Serves these responses, { name, headers, body }, as files with one nginx process on one core, which is as fast as
 * it gets. Returns { origin, pid, stop }.
 */
export async function startNginx({ dir, core, responses }) {
  const port = await findFreePort()
  mkdirSync(path.join(dir, 'files'), { recursive: true })
  const locations = responses.map(({ name, headers, body }) => {
    writeFileSync(path.join(dir, 'files', name), body)
    const lines = Object.entries(headers).map(
      ([key, value]) => `add_header ${key} "${value.replaceAll('"', '\\"')}";`,
    )
    return `location = /${name} { types { } default_type "${headers['content-type']}"; ${lines.join(' ')} }`
  })
  const site = `open_file_cache max=100; etag on;
server { listen 127.0.0.1:${port}; root files; ${locations.join('\n')} }`
  return runNginx({ dir, core, port, site })
}

/**
 * Puts nginx on one core in front of a port, configured by deploy/nginx.conf, but without TLS. Returns { origin, pid,
 * stop }.
 */
export async function startFront({ dir, core, instance }) {
  const port = await findFreePort()
  const changes = [
    [/^server \{\n +listen 80;[\s\S]+?^\}\n/gm, ''],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
    [/^ *ssl_.*\n/gm, ''],
    [/^ *access_log .*\n/gm, ''],
  ]
  mkdirSync(dir, { recursive: true })
  return runNginx({ dir, core, port, site: adaptFront({ instances: [instance, instance], changes }) })
}

async function runNginx({ dir, core, port, site }) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `worker_processes 1; daemon off; master_process off; pid nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
${folders.map((name) => `${name}_temp_path temp-${name};`).join(' ')} ${site} }`
  writeFileSync(path.join(dir, 'nginx.conf'), config)
  const args = ['-c', String(core), 'nginx', '-p', dir, '-c', 'nginx.conf']
  const child = spawn('taskset', args, { cwd: dir, stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50 && !(await fetch(origin).catch(() => undefined)); tries += 1) await wait(100)
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
