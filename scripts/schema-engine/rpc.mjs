import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { createAdapterFactory } from './adapter.mjs'

const methods = new Set([
  'applyMigrations',
  'createMigration',
  'dbExecute',
  'devDiagnostic',
  'diagnoseMigrationHistory',
  'diff',
  'ensureConnectionValidity',
  'evaluateDataLoss',
  'introspect',
  'introspectSql',
  'markMigrationApplied',
  'markMigrationRolledBack',
  'reset',
  'schemaPush',
])

/** Answers requests from stdin sequentially until stdin ends. */
export async function serveRequests({ schemaFiles, datasource }) {
  const panic = watchPanics()
  let engine
  const getEngine = () => {
    engine ??= loadEngine(schemaFiles, datasource)
    return engine
  }
  for await (const line of readline.createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const request = JSON.parse(line)
    if (request.method) await answer(request, getEngine, panic)
  }
  process.exit() // An open connection pool would keep Prisma waiting.
}

async function answer(request, getEngine, panic) {
  try {
    const result = await call(await getEngine(), request)
    // The native engine prints a diff through a separate call.
    if (request.method === 'diff' && result?.stdout != null) {
      send({ id: 1e9 + request.id, method: 'print', params: { content: result.stdout } })
    }
    send({ id: request.id, result: result ?? null })
  } catch (error) {
    send({ id: request.id, error: describe(error, panic.take()) })
  }
}

function call(engine, { method, params }) {
  if (method === 'getDatabaseVersion') return engine.version(params)
  if (!methods.has(method)) throw new Error(`This engine has no method "${method}".`)
  return engine[method](params)
}

function describe(error, panicMessage) {
  const code = /^P\d{4}$/.test(error?.code ?? '') ? { error_code: error.code } : {}
  const message = panicMessage || error?.message || String(error)
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: { is_panic: false, message, meta: error?.meta ?? null, ...code },
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

// The engine reports panics to the global PRISMA_WASM_PANIC_REGISTRY, in addition to throwing a meaningless error.
function watchPanics() {
  const registry = {
    message: '',
    set_message(message) {
      this.message = message
    },
  }
  globalThis.PRISMA_WASM_PANIC_REGISTRY = registry
  return {
    take() {
      const { message } = registry
      registry.message = ''
      return message
    },
  }
}

async function loadEngine(schemaFiles, datasource) {
  const require = createRequire(import.meta.url)
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm'))
  const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()

  const schemas = schemaFiles.map((file) => [file, readFileSync(file, 'utf8')])
  const factory = createAdapterFactory({
    ...datasource,
    url: datasource.url ?? 'postgresql://127.0.0.1:1/none',
  })
  return bindings.SchemaEngine.new(
    { datamodels: schemas.length ? schemas : undefined },
    (message) => process.env.DEBUG && process.stderr.write(`${message}\n`),
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}
