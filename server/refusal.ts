import type { OutgoingHttpHeaders } from 'node:http'

/** A response that refuses a request: its status, a sentence for the client, and further headers. */
export interface Refusal {
  status: number
  message: string
  headers?: OutgoingHttpHeaders
}
