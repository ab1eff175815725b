import type { OutgoingHttpHeaders } from 'node:http'

/** An answer that refuses a request: its status, a sentence for anyone who sent it, and further headers. */
export interface Refusal {
  status: number
  message: string
  headers?: OutgoingHttpHeaders
}
