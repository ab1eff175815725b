import 'server-only'
import pino from 'pino'
import { env } from './env'
import { logOptions } from './log-options'

/** Writes to standard output. */
export const log = pino({ ...logOptions, level: env.LOG_LEVEL })
