import 'server-only'
import pino from 'pino'
import { env } from './env'

/**
 * Writes JSON lines to standard output. Removes fields that contain personal data or secrets, by name and at any
 * depth.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'email', 'toEmail', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
})
