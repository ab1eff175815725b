import { createSlots } from '@/lib/platform/slots'

/** Limits concurrent downloads in this process. Each occupies a storage connection until the client has read everything. */
export const acquireDownload = createSlots({ all: 24, network: 6 })
