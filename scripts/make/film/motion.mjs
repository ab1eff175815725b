/* Everything on the stage depends only on time, so every rendering is identical. Runs in the page. */

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
const easeOut = (share) => 1 - (1 - share) ** 3
export const easeInOut = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/** Returns the progress, from 0 to 1, of a movement that starts at `from` and takes `length` seconds. */
export const part = (time, from, length = 0.6) => easeOut(clamp((time - from) / length))
export const steady = (time, from, length) => easeInOut(clamp((time - from) / length))
/** Eases a drop that overshoots slightly when it lands. */
export const spring = (time, from, length = 0.5) => {
  const share = clamp((time - from) / length) - 1
  return 1 + 2.2 * share ** 3 + 1.2 * share ** 2
}

/** Everything set for a frame, in order. Frames with the same log look the same. */
export const log = []
export function set(element, styles) {
  for (const [name, value] of Object.entries(styles)) {
    if (name === 'text') element.textContent = value
    else element.style.setProperty(name, value)
    log.push(value)
  }
}

/** Fades an element in from below. */
export function enter(element, time, from, distance = 24) {
  const share = part(time, from)
  set(element, { opacity: share.toFixed(3), translate: `0 ${((1 - share) * distance).toFixed(2)}px` })
}

export function element(parent, css, html = '') {
  const made = document.createElement('div')
  made.style.cssText = css
  made.innerHTML = html
  parent.append(made)
  return made
}

/** The page's data about the plan, set by `openStage`. */
export const { days, total, phones, logo } = window.film
export const range = [...days.keys()]

export const naira = (amount) => `₦${Math.round(amount).toLocaleString('en-NG')}`
export const amountIn = (text) => Number(text.replace(/[^\d.]/g, ''))
