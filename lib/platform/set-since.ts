import { OutdatedRefusal } from './errors'

/** Refuses to overwrite a status or category that someone has set since the screen was loaded. */
export const setSince = (what: 'status' | 'category', current: string) =>
  new OutdatedRefusal(`The ${what} was not changed, because someone has since set it to ${current}.`)
