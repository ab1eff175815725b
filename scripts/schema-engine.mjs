#!/usr/bin/env node
// Stands in for Prisma's native schema engine where it could not be downloaded: the same line-delimited JSON-RPC on
// stdin and stdout, answered by @prisma/schema-engine-wasm over the ordinary driver. Chosen in prisma.config.ts.
import { parseArguments } from './schema-engine/arguments.mjs'
import { runDatabaseCommand } from './schema-engine/database-commands.mjs'
import { serveRequests } from './schema-engine/rpc.mjs'

const options = parseArguments(process.argv.slice(2))
if (options.isVersionAsked) console.log('schema-engine-wasm')
else if (options.command) process.exitCode = await runDatabaseCommand(options.command, options.datasource.url)
else await serveRequests(options)
