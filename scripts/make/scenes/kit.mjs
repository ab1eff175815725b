// The kit that the scenes are assembled from, besides heads and faces (../portraits/parts.mjs). Light comes from the left.
import { face as drawFace, head as drawHead } from '../portraits/parts.mjs'

export const width = 1280
export const height = 800

let count = 0
function nextId() {
  count += 1
  return `p${count}`
}

/** Draws a shape with a darker edge on the side away from the light. */
export function lit(d, fill, shade, { dx = -14, dy = -4 } = {}) {
  const id = nextId()
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${shade}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(${dx} ${dy})" fill="${fill}"/></g>`
}

/** Clips a drawing to a shape. */
export function inside(d, content) {
  const id = nextId()
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d, stroke, strokeWidth, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** Draws an arm or a sleeve: a thick line with a darker lower edge. */
export function limb(d, strokeWidth, fill, shade) {
  return line(d, shade, strokeWidth) + line(d, fill, strokeWidth - 9, 'transform="translate(-3 -3)"')
}

/** Draws a round light that fades out. */
export function glow(x, y, radius, color, opacity = 0.6) {
  const id = nextId()
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${color}" stop-opacity="${opacity * 0.36}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

/** Draws a surface that changes color from top to bottom, or from left to right. */
export function fade(d, stops, direction = 'down') {
  const id = nextId()
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  const list = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${list}</linearGradient><path d="${d}" fill="url(#${id})"/>`
}

/** Draws a surface with light on it, which changes from left to right. */
export const surface = (d, fill, light) => shape(d, fill) + fade(d, light, 'right')

export const everywhere = `M0 0h${width}v${height}H0z`

/** Draws a head with a face. `x` and `y` are the hollow of the neck; the chin is 30 units above it at size 1. */
export function person({
  x,
  y,
  size = 1,
  tilt = 0,
  turn = 0,
  nod = 0,
  skin,
  headStyle,
  face,
  under = '',
  over = '',
}) {
  const shift = `translate(${turn * 11} ${nod * 7})`
  return {
    back: `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size}) translate(-160 -235)">${headStyle.back ?? ''}</g>`,
    front: `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size}) translate(-160 -235)">${drawHead(skin, turn)}<g transform="${shift}">${under}${drawFace(skin, face)}${over}</g>${headStyle.front}</g>`,
  }
}

const wovens = {
  circles: ([ground, first, second]) =>
    `<path d="M0 0h60v60H0z" fill="${ground}"/><circle cx="15" cy="15" r="12" fill="${first}"/><circle cx="15" cy="15" r="5" fill="${second}"/><circle cx="45" cy="45" r="12" fill="${first}"/><circle cx="45" cy="45" r="5" fill="${second}"/><circle cx="45" cy="15" r="3.500" fill="${second}"/><circle cx="15" cy="45" r="3.500" fill="${second}"/>`,
  stairs: ([ground, first, second]) =>
    `<path d="M0 0h60v60H0z" fill="${ground}"/><path d="M0 0h15v15h15v15h15v15h15v15H45V45H30V30H15V15H0z" fill="${first}"/><circle cx="45" cy="15" r="6" fill="${second}"/><circle cx="15" cy="45" r="6" fill="${second}"/>`,
  fans: ([ground, first, second]) =>
    `<path d="M0 0h60v60H0z" fill="${ground}"/>${[
      [0, 30],
      [60, 30],
      [30, 60],
      [-30, 60],
      [90, 60],
      [30, 0],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x - 28} ${y}a28 28 0 0 1 56 0z" fill="${first}"/><path d="M${x - 19} ${y}a19 19 0 0 1 38 0z" fill="${ground}"/><path d="M${x - 10} ${y}a10 10 0 0 1 20 0z" fill="${second}"/>`,
      )
      .join('')}`,
  stripes: ([ground, first, second]) =>
    `<path d="M0 0h60v60H0z" fill="${ground}"/><path d="M0 0h14v60H0z" fill="${first}"/><path d="M26 0h6v60h-6zM44 0h6v60h-6z" fill="${second}"/>`,
  leaves: ([ground, first, second]) =>
    `<path d="M0 0h60v60H0z" fill="${ground}"/><path d="M4 30C14 8 34 6 42 8c2 12-8 26-38 22z" fill="${first}"/><path d="M34 58C38 40 50 34 60 34c2 12-8 24-26 24z" fill="${second}"/><circle cx="12" cy="50" r="5" fill="${second}"/>`,
}

/** Returns a cloth's pattern: `defs` goes into the scene once, `fill` onto the cloth. */
export function cloth(kind, shades, scale = 1, turn = 0) {
  const id = nextId()
  return {
    defs: `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})">${wovens[kind](shades)}</pattern>`,
    fill: `url(#${id})`,
  }
}

/** Draws a shape of patterned cloth, with folds in its shade. */
export function draped(d, { defs, fill }, folds = '') {
  return `${defs}${shape(d, fill)}${folds ? inside(d, folds) : ''}`
}

/** Draws a hand that points right, with its wrist at `x` and `y`. `pose` is rest, hold or point. */
export function hand({ x, y, turn = 0, size = 1, flip = false, pose = 'rest', skin }) {
  const poses = {
    rest: `<path d="M-14-15C-2-18 10-18 20-15 34-13 47-10 50-5 52 0 50 3 46 4 49 8 46 12 40 12 41 16 36 19 30 17 18 20 0 19-14 15z" fill="${skin.base}"/>
      <path d="M4-14C10-25 22-29 30-26c4 2 4 7 0 9-8 3-14 6-18 12z" fill="${skin.base}"/>
      <path d="M28-4c8 0 14 2 18 8M26 5c6 0 10 2 14 7" fill="none" stroke="${skin.shade}" stroke-width="2.500" stroke-linecap="round"/>
      <path d="M30-17c-8 3-14 6-18 12" fill="none" stroke="${skin.shade}" stroke-width="2.500" stroke-linecap="round"/>`,
    hold: `<path d="M-14-14C-2-19 12-21 22-19 34-17 38-10 36-4 38 2 36 7 32 9 32 15 26 18 20 18 8 20-4 18-14 14z" fill="${skin.base}"/>
      <path d="M20-8c6 0 11 2 15 5M18 1c5 0 10 2 13 6M14 9c4 0 8 2 10 7" fill="none" stroke="${skin.shade}" stroke-width="2.500" stroke-linecap="round"/>
      <path d="M0-15C8-26 22-29 33-26c5 2 4 8-1 9-10 0-16 4-20 10z" fill="${skin.base}"/><path d="M33-17c-11 0-17 4-21 10" fill="none" stroke="${skin.shade}" stroke-width="2.500" stroke-linecap="round"/>`,
    point: `<path d="M-14-13C-2-17 8-18 18-16L52-17c7 1 7 9 0 10L26-4c6 2 8 7 4 11 0 6-6 9-12 9-10 1-22 0-32-3z" fill="${skin.base}"/>
      <path d="M18-3c6 0 10 2 12 8M14 6c4 0 7 2 8 7" fill="none" stroke="${skin.shade}" stroke-width="2.500" stroke-linecap="round"/>`,
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size} ${flip ? -size : size})">${poses[pose]}</g>`
}

/** Draws a phone that shows the stairs of a plan, 100 x 200 around 0, 0. */
export function phone({ ink, paper, brand, marigold, mint }) {
  const steps = [0, 1, 2, 3, 4, 5]
  return `<rect x="-52" y="-102" width="104" height="204" rx="18" fill="${ink}"/>
    <rect x="-45" y="-95" width="90" height="190" rx="12" fill="${paper}"/>
    <rect x="-16" y="-90" width="32" height="7" rx="3.500" fill="${ink}"/>
    <rect x="-34" y="-70" width="34" height="7" rx="3.500" fill="${brand}" opacity=".5"/>
    <rect x="-34" y="-56" width="62" height="15" rx="5" fill="${brand}"/>
    <path d="M-34 40V${-24}${'h11.300v10.667'.repeat(steps.length)}z" fill="${brand}"/>
    <path d="M-34 40h68" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>
    ${steps.map((step) => `<circle cx="${-34 + 11.3 * (step + 1)}" cy="40" r="5" fill="${marigold}" stroke="${paper}" stroke-width="2"/>`).join('')}
    <rect x="-34" y="56" width="68" height="24" rx="12" fill="${mint}"/><rect x="-20" y="65" width="40" height="6" rx="3" fill="${brand}"/>`
}

/** Returns the scene as an SVG file. */
export const picture = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
