/** Dispatched on the window when Back or Forward is pressed. If it is canceled, the router is not notified. */
export const HISTORY_NAVIGATION = 'history-navigation'
