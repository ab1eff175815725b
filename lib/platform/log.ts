import 'server-only'
import pino from 'pino'
import { env } from './env'

/** JSON lines on standard output. Personal data and secrets are cut out by name, wherever they appear. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'email', 'toEmail', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
})
