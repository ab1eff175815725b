import { createSlots } from '@/lib/platform/slots'

/** For downloads of this process: each keeps a connection to storage as long as its reader takes. */
export const acquireDownload = createSlots({ all: 24, network: 6 })
