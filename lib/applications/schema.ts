export const applicationStatuses = ['pending', 'reviewing', 'interview', 'rejected', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses that end an application; from there retention counts. */
export const decisions: readonly ApplicationStatus[] = ['rejected', 'hired']
