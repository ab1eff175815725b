#!/usr/bin/env node
// Replaces Prisma's native schema engine. Speaks the same line-delimited JSON-RPC on stdin and stdout, using
// @prisma/schema-engine-wasm and the regular driver. prisma.config.ts chooses it.
import { parseArguments } from './schema-engine/arguments.mjs'
import { runDatabaseCommand } from './schema-engine/database-commands.mjs'
import { serveRequests } from './schema-engine/rpc.mjs'

const options = parseArguments(process.argv.slice(2))
if (options.isVersionRequested) console.log('schema-engine-wasm')
else if (options.command) process.exitCode = await runDatabaseCommand(options.command, options.datasource.url)
else await serveRequests(options)
