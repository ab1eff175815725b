// Recent browsers open and close the drawer themselves, even if the page's script is slow or fails to load.
// Spread these props, because React's button types do not include them.
export const DRAWER_ID = 'site-menu'
export const openDrawerProps = { command: 'show-modal', commandfor: DRAWER_ID }
export const closeDrawerProps = { command: 'close', commandfor: DRAWER_ID }
