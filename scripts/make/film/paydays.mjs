import {
  clamp,
  days,
  element,
  enter,
  logo,
  naira,
  part,
  range,
  set,
  spring,
  steady,
  total,
} from './motion.mjs'

const count = days.length

/** Draws the amount as a block with one step down per payday. From each step, a drop falls to its day. */
export function buildStairs(layer) {
  const ground = element(layer, 'position:absolute;inset:600px 0 0;background:var(--color-ink);color:white')
  const column = 1280 / (count + 0.5)
  const parts = range.map((index) => {
    const x = index * column
    const bar = element(
      layer,
      `position:absolute;left:${x}px;bottom:120px;width:${column + 1}px;height:320px;background:var(--color-brand);transform-origin:bottom`,
    )
    const day = element(
      ground,
      `position:absolute;left:${x + column - 50}px;width:100px;top:44px;text-align:center;font-size:19px;font-weight:600`,
      days[index],
    )
    return { bar, day, x }
  })
  for (const piece of parts)
    piece.drop = element(
      layer,
      `position:absolute;left:${piece.x + column - 15}px;top:585px;width:30px;height:30px;border-radius:50%;background:var(--color-marigold);border:5px solid var(--color-ink)`,
    )
  const css =
    'position:absolute;left:96px;font-family:var(--font-display);font-weight:800;letter-spacing:-0.03em;'
  const once = element(layer, `${css}top:72px;font-size:88px;line-height:1`, 'One payment.')
  const then = element(
    layer,
    `${css}top:166px;font-size:88px;line-height:1;color:var(--color-brand)`,
    'Twelve paydays.',
  )
  const sum = element(layer, `${css}bottom:150px;font-size:60px;line-height:1;color:white`, naira(total))
  return (time) => {
    enter(once, time, 0.1)
    enter(then, time, 2.1)
    enter(sum, time, 1)
    for (const [index, { bar, drop, day }] of parts.entries()) {
      const at = 2.2 + index * 0.17
      const height = part(time, 0.6, 0.9) * (1 - (index / count) * steady(time, at, 0.5))
      set(bar, { transform: `scaleY(${height.toFixed(4)})` })
      const fall = clamp((time - at - 0.15) / 0.45) ** 2
      const fromTop = -320 * (1 - (index + 1) / count)
      set(drop, { opacity: time > at + 0.15 ? 1 : 0, translate: `0 ${((1 - fall) * fromTop).toFixed(2)}px` })
      set(day, { opacity: part(time, at + 0.55, 0.3).toFixed(3) })
    }
  }
}

/** Draws the name, and the paydays again. */
export function buildClosing(layer) {
  layer.style.color = 'white'
  const css = 'position:absolute;left:96px;'
  const title = element(
    layer,
    `${css}top:200px;width:1000px;font:800 100px/1 var(--font-display);letter-spacing:-0.03em;text-wrap:balance`,
    'Money that lasts as long as you meant it to.',
  )
  const name = element(
    layer,
    `${css}top:84px;font:700 34px/1 var(--font-display);display:flex;gap:16px;align-items:center`,
    logo,
  )
  name.firstElementChild.style.cssText = 'width:52px;height:52px'
  name.lastElementChild.style.fontSize = '34px'
  name.querySelector('path').style.fill = 'white'
  const line = element(
    layer,
    'position:absolute;left:0;top:588px;width:1280px;height:3px;background:var(--color-mint-deep);opacity:0.4;transform-origin:left',
  )
  const drops = range.map((index) =>
    element(
      layer,
      `position:absolute;left:${96 + index * 96}px;top:574px;width:32px;height:32px;border-radius:50%;background:var(--color-marigold)`,
    ),
  )
  return (time) => {
    enter(name, time, 0.6)
    enter(title, time, 0.8)
    set(line, { scale: `${steady(time, 0.8, 1.6).toFixed(4)} 1` })
    for (const [index, drop] of drops.entries())
      set(drop, { scale: spring(time, 1 + index * 0.11).toFixed(3) })
  }
}
