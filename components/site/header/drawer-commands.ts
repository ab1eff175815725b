// Recent browsers open and close the drawer themselves, even if the page's script is late or lost. React's types lack
// these attributes of buttons.
export const DRAWER_ID = 'site-menu'
export const openDrawer = { command: 'show-modal', commandfor: DRAWER_ID }
export const closeDrawer = { command: 'close', commandfor: DRAWER_ID }
