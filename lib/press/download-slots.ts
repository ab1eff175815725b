import { createSlots } from '@/lib/platform/slots'

/** Concurrent downloads in this process. Each occupies a storage connection for as long as its reader takes. */
export const acquireDownload = createSlots({ all: 24, network: 6 })
