import pino, { type LoggerOptions } from 'pino'

const HIDDEN = ['password', 'email', 'toEmail', 'cookie', 'authorization']
/** The details of an error, such as `err.meta.target.email`, are up to four levels deep. */
const LEVELS = ['', '*.', '*.*.', '*.*.*.']

/** Writes JSON lines with a time. Hides fields that contain personal data or secrets, by their names. */
export const logOptions: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: HIDDEN.flatMap((name) => LEVELS.map((level) => level + name)),
    censor: '[hidden]',
  },
}
