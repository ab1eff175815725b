/* Puts the scenes on one stage and shows them at a given second. Runs in the page. */

import { clamp, days, easeInOut, element, enter, log, part, phones, range, set } from './motion.mjs'
import { scenes } from './scenes.mjs'

const count = days.length

const stage = element(
  document.body,
  'position:fixed;inset:0;z-index:9999;overflow:hidden;font-family:var(--font-sans);color:var(--color-ink)',
)

function setUp({ ground, title, text, screen, build, seconds }, start) {
  const layer = element(stage, `position:absolute;inset:0;background:var(--color-${ground})`)
  if (!screen) return { layer, start, seconds, show: build(layer) }
  if (ground === 'brand') layer.style.color = 'white'
  const css = 'position:absolute;left:96px;'
  const words = element(
    layer,
    `${css}top:0;height:660px;width:540px;display:flex;flex-direction:column;justify-content:center;gap:24px`,
  )
  const heading = element(
    words,
    'font:800 68px/1.04 var(--font-display);letter-spacing:-0.03em;text-wrap:balance',
    title,
  )
  const lead = element(words, 'font-size:27px;line-height:1.4;text-wrap:pretty', text)
  const phone = phones[screen]
  const holder = element(layer, 'position:absolute;left:740px;top:64px;width:384px')
  phone.className = phone.className.split(' ')[0]
  holder.append(phone)
  const showScreen = build(phone)
  function show(time) {
    enter(heading, time, 0.45)
    enter(lead, time, 0.75)
    let moved = 0
    showScreen(time, (distance) => {
      moved = distance
    })
    set(holder, { translate: `0 ${((1 - part(time, 0.25, 1)) * 420 + moved).toFixed(2)}px` })
  }
  return { layer, start, seconds, show }
}

let end = 0
const played = scenes.map((scene) => {
  end += scene.seconds
  return setUp(scene, end - scene.seconds)
})

/** Returns the shape in which a scene covers the previous one: columns that rise one after another. */
function stairs(share) {
  const width = 1280 / count
  const points = range.flatMap((index) => {
    const height = 720 * easeInOut(clamp(share * 1.7 - (index / count) * 0.7))
    return [index * width, (index + 1) * width].map((x) => `${x.toFixed(1)}px ${(720 - height).toFixed(1)}px`)
  })
  return `polygon(0 720px, ${points.join(', ')}, 1280px 720px)`
}

window.filmSeconds = end

/** Shows the stage at `time` seconds and returns the log. Times with the same log look the same. */
window.seek = (time) => {
  log.length = 0
  for (const [index, { layer, start, seconds, show }] of played.entries()) {
    const local = time - start
    const isSeen = local >= 0 && local < seconds + 0.9
    set(layer, {
      display: isSeen ? 'block' : 'none',
      'clip-path': isSeen && index > 0 && local < 0.8 ? stairs(local / 0.8) : 'none',
    })
    if (isSeen) show(local)
  }
  return log.join()
}
