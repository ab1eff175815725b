/** How long deleted records can be restored (product decision: Trash, 30 days). */
export const TRASH_DAYS = 30
