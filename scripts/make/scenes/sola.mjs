import { colors, headStyles, skins } from '../portraits/parts.mjs'
import { limb, line, lit, person, phone } from './kit.mjs'

const { brand, brandDeep, mint, mintDeep, marigold, paper, hair } = colors
const { brown } = skins

const width = 480
const height = 400
const sweater = { light: '#d8694a', base: '#c45c3f', shade: '#a5452c' }

/** Draws Ṣọlá holding up her phone in front of a disc, on a transparent ground. */
export function draw() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <circle cx="218" cy="212" r="208" fill="${mintDeep}"/>
    ${sola()}${raisedPhone()}</svg>`
}

function sola() {
  const figure = person({
    x: 196,
    y: 232,
    size: 1.06,
    tilt: 4,
    turn: 0.5,
    skin: brown,
    headStyle: headStyles.shortNatural(hair, marigold),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="106" cy="164" r="7" fill="none" stroke="${marigold}" stroke-width="3.500"/>`,
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M34 420c4-80 10-104 20-124 20-38 44-58 84-76 14 24 32 36 58 36s46-12 58-36c44 18 72 40 90 76 10 22 16 60 18 124z',
      sweater.light,
      sweater.shade,
      { dx: -20, dy: -4 },
    ) +
    line('M138 226c14 24 32 35 58 35s46-11 58-35', sweater.shade, 9)
  )
}

function raisedPhone() {
  return (
    // The wrist, and the sleeve over it. The elbow is below the edge of the picture.
    limb('M388 352C393 336 396 322 398 306', 42, brown.base, brown.shade) +
    lit(
      'M286 430C322 400 342 370 350 336Q386 326 422 346C420 380 412 400 404 430z',
      sweater.base,
      sweater.shade,
    ) +
    line('M352 340Q384 330 416 347', sweater.shade, 12) +
    `<g transform="translate(404 190) rotate(8)">
      <path d="M-54 60C-58 100-34 124-20 140l44 2c20-14 40-40 46-66V30H40z" fill="${brown.base}"/>
      <path d="M70 76V30h-8v50c-6 22-20 42-38 58v4c20-14 40-40 46-66z" fill="${brown.shade}"/>
      ${phone({ ink: brandDeep, paper, brand, marigold, mint })}
      <path d="M-30 124C-62 104-70 72-58 52-50 42-38 50-40 64-43 80-38 92-22 102z" fill="${brown.base}"/>
      <path d="M-57 54c4-9 14-8 14 3l-2 12c-5-3-9-3-14-2z" fill="${brown.light}"/>
      <path d="M-40 64C-43 80-38 92-22 102" fill="none" stroke="${brown.shade}" stroke-width="3" stroke-linecap="round"/>
      ${[34, 54, 74, 94].map((y, at) => `<path d="M58 ${y - 9}h-6c-14-1-22 3-22 10s8 10 22 9h6c12 0 12-19 0-19z" fill="${at % 2 ? brown.light : brown.base}"/>`).join('')}
    </g>`
  )
}
