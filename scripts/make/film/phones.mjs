/* Animates the content of each phone. Each animation ends with the screen that the page shows. */

import { amountIn, clamp, days, enter, naira, part, range, set, spring, steady, total } from './motion.mjs'

const count = days.length

export function buildSchedule(phone) {
  const drops = [...phone.querySelectorAll('svg g')]
  const button = phone.querySelector('.bg-ink:last-child')
  for (const drop of drops) drop.style.cssText = 'transform-box:fill-box;transform-origin:center'
  return (time, move) => {
    for (const [index, drop] of drops.entries())
      set(drop, { scale: spring(time, 1.1 + index * 0.11).toFixed(3) })
    move(-150 * steady(time, 2.5, 0.8))
    const press = steady(time, 3.3, 0.15) - steady(time, 3.5, 0.2)
    set(button, { scale: (1 - press * 0.05).toFixed(3) })
  }
}

export function buildChat(phone) {
  const [, asked, answered, locked, done] = screenOf(phone).children
  const steps = phone.querySelectorAll('svg g')
  return (time) => {
    enter(asked, time, 0.9)
    enter(answered, time, 1.7)
    enter(locked, time, 3.2)
    enter(done, time, 3.8)
    for (const [index, step] of [...steps].entries())
      set(step, { opacity: part(time, 2 + index * 0.07, 0.3).toFixed(3) })
  }
}

export function buildVault(phone) {
  const columns = [...phone.querySelectorAll('rect[shape-rendering]')]
  const card = phone.querySelector('.bg-brand.overflow-hidden')
  const amount = card.children[1]
  const [paidOut, paidCount] = card.lastElementChild.children
  const left = amountIn(amount.textContent)
  const paid = Math.round(((total - left) / total) * count)
  return (time) => {
    const paidSoFar = range
      .slice(0, paid)
      .reduce((sum, index) => sum + steady(time, 1.2 + index * 0.5, 0.4), 0)
    const out = (paidSoFar * total) / count
    set(amount, { text: `${naira(total - out)}.00` })
    set(paidOut, { text: `${naira(out)} paid out` })
    set(paidCount, { text: `${Math.floor(paidSoFar + 0.01)} of ${count}` })
    for (const [index, bar] of columns.entries()) {
      const paidShare = clamp(paidSoFar - index)
      set(bar, {
        fill: `color-mix(in oklch, var(--color-brand-deep) ${(paidShare * 100).toFixed(1)}%, var(--color-mint))`,
        opacity: (1 - paidShare * 0.45).toFixed(3),
      })
    }
  }
}

export function buildCalendar(phone) {
  const paydays = phone.querySelectorAll('.grid .bg-brand, .grid .bg-marigold')
  const events = phone.querySelectorAll('li')
  return (time) => {
    for (const [index, day] of [...paydays].entries()) {
      set(day, { scale: spring(time, 1 + index * 0.6).toFixed(3) })
      enter(events[index], time, 1.3 + index * 0.6)
    }
  }
}

export function buildInsights(phone) {
  const bars = [...phone.querySelectorAll('rect[rx="3"]')]
  const kinds = [...phone.querySelectorAll('li > :nth-child(2)')]
  const spent = phone.querySelector('.text-xl')
  const amount = amountIn(spent.textContent)
  const advice = screenOf(phone).children[4]
  for (const bar of bars) bar.style.cssText = 'transform-box:fill-box;transform-origin:bottom'
  for (const kind of kinds) kind.style.transformOrigin = 'left'
  return (time) => {
    for (const [index, bar] of bars.entries())
      set(bar, { scale: `1 ${part(time, 0.8 + index * 0.07, 0.5).toFixed(3)}` })
    set(spent, { text: naira(Math.round((amount * part(time, 0.8, 1.4)) / 100) * 100) })
    for (const [index, kind] of kinds.entries())
      set(kind, { scale: `${part(time, 1.7 + index * 0.12, 0.5).toFixed(3)} 1` })
    enter(advice, time, 2.4)
  }
}

export function buildEmergency(phone) {
  const strokes = [...phone.querySelectorAll('svg path[transform]')]
  const clock = phone.querySelector('.font-display.tabular-nums')
  const [hours, minutes, seconds] = clock.textContent.split(':').map(Number)
  const end = hours * 3600 + minutes * 60 + seconds
  return (time, move) => {
    for (const [index, stroke] of strokes.entries())
      set(stroke, { opacity: part(time, 0.5 + index * 0.014, 0.2).toFixed(3) })
    const left = end + 3 - Math.floor(clamp(time - 0.8, 0, 3))
    const parts = [left / 3600, (left / 60) % 60, left % 60].map((value) =>
      String(Math.floor(value)).padStart(2, '0'),
    )
    set(clock, { text: parts.join(':') })
    move(-130 * steady(time, 2, 1.1))
  }
}

/** Returns the part of a phone below its status bar. */
function screenOf(phone) {
  return phone.querySelector('.grow')
}
