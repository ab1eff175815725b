/** Told to the window when Back or Forward was pressed; cancelled, the router does not hear of it. */
export const HISTORY_MOVE = 'history-move'
