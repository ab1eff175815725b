export const messageStatuses = ['new', 'replied', 'resolved'] as const
export type MessageStatus = (typeof messageStatuses)[number]
