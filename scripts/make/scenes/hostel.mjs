import { colors, headStyles, skins, studs } from '../portraits/parts.mjs'
import {
  cloth,
  draped,
  everywhere,
  fade,
  glow,
  hand,
  inside,
  limb,
  line,
  lit,
  person,
  phone,
  picture,
  shape,
  surface,
} from './kit.mjs'

const { brand, brandDeep, mint, mintDeep, marigold, marigoldSoft, paper, ink, clay, indigo } = colors
const { brown, warm } = skins

/** The left edge of the square close-up of Chidinma. */
export const closeUpLeft = 128

/** Draws Chidinma at her desk in the hostel in the evening. Her roommate is reading on the bunk behind her. */
export function draw() {
  return picture(room() + bunk() + chair() + chidinma() + foreground())
}

function room() {
  return (
    fade(everywhere, [
      [0, '#1d4a41'],
      [1, '#2f6a58'],
    ]) +
    glow(330, 420, 760, '#ffcf7a', 0.62) +
    // Louvers, and the last light over the roofs behind them.
    shape('M452 70h330v300H452z', '#143a33') +
    inside(
      'M466 84h302v272H466z',
      fade('M466 84h302v272H466z', [
        [0, '#33456f'],
        [0.55, '#c9705f'],
        [1, '#f9bf62'],
      ]) +
        shape('M466 316l60-30 60 28 40-20 60 24 82-26v80H466z', '#5a3550') +
        shape('M708 356c-4-60-2-110 4-150l10 2c-8 44-8 92-4 148z', '#3b2440') +
        line(
          'M714 204c-26-22-52-22-72-4M714 204c-14-30-38-42-62-38M716 204c-2-30 14-50 36-56M718 204c18-24 44-28 64-14M718 206c24-8 44 2 54 22',
          '#3b2440',
          9,
        ),
    ) +
    Array.from(
      { length: 7 },
      (_, index) =>
        `<path d="M458 ${104 + index * 37}h318l-6 13H464z" fill="#d7f0e2" opacity=".34"/><path d="M458 ${104 + index * 37}h318" stroke="#eafff4" stroke-opacity=".55" stroke-width="3"/>`,
    ).join('') +
    line('M459 77h316v286H459zM617 77v286', '#0d2b26', 12) +
    shape('M436 366h362v16H436z', '#0d2b26') +
    // On the wall: a timetable, and a poster that shows the semester as a staircase.
    lit('M96 96h210v164H96z', paper, '#e2d9bf', { dx: -7, dy: -5 }) +
    [
      '#f5b83d',
      '#7fc39e',
      '#e08358',
      '#7fc39e',
      '#f5b83d',
      '#e8e0cb',
      '#7fc39e',
      '#f5b83d',
      '#e8e0cb',
      '#e08358',
      '#f5b83d',
      '#7fc39e',
    ]
      .map(
        (fill, index) =>
          `<rect x="${112 + (index % 4) * 46}" y="${136 + Math.floor(index / 4) * 38}" width="38" height="29" rx="5" fill="${fill}"/>`,
      )
      .join('') +
    line('M114 116h84', brandDeep, 9) +
    `<circle cx="201" cy="98" r="8" fill="${clay}"/>` +
    `<g transform="rotate(-4 382 190)">${lit('M338 118h84v108h-84z', marigoldSoft, '#e6cf9d', { dx: -5, dy: -4 })}<path d="M350 208v-70h12v12h12v12h12v14h12v14h12v18z" fill="${brand}"/><circle cx="380" cy="120" r="7" fill="${brand}"/></g>` +
    // A shelf with books.
    [
      [94, 54, 20, brand],
      [116, 46, 16, marigold],
      [134, 58, 24, clay],
      [160, 50, 18, mintDeep],
      [180, 56, 20, indigo],
    ]
      .map(
        ([x, h, w, fill]) =>
          `<rect x="${x}" y="${342 - h}" width="${w}" height="${h}" rx="3" fill="${fill}"/><path d="M${x + 4} ${342 - h + 10}h${w - 8}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
      )
      .join('') +
    lit('M236 342v-22q0-14 14-14h30q14 0 14 14v22z', '#d9704a', '#a94f30') +
    line('M264 306c-10-30-30-34-40-30M266 306c0-34 8-48 24-52M266 306c14-22 30-24 42-14', '#5da777', 9) +
    shape('M76 342h260v12H76z', '#4b2d1a')
  )
}

const blanket = cloth('stripes', [clay, marigold, '#7a3318'], 1.2, 90)

function bunk() {
  const roommate = person({
    x: 1006,
    y: 300,
    size: 0.66,
    tilt: -7,
    turn: -0.7,
    nod: 1,
    skin: warm,
    headStyle: headStyles.hijab('#8fc7ac', '#3f7f66'),
    face: { gaze: 'down', lashes: true },
  })
  return (
    // The top bunk, with the roommate reading.
    shape('M1270 40h14v700h-14z', '#0d2b26') +
    lit('M836 352h460v52H836z', '#e9dfc4', '#bfae86', { dx: 0, dy: -10 }) +
    lit('M1126 250c40-22 96-22 140 0 16 40 16 84 0 104h-140c-14-24-14-74 0-104z', '#f6efdc', '#cfc2a0') +
    limb('M1066 340C1000 350 940 352 900 344', 62, '#2c3e6b', '#1b2747') +
    limb('M1030 336C980 300 930 282 902 300C890 320 880 336 868 344', 48, '#3a4f85', '#24345a') +
    roommate.back +
    roommate.front +
    lit('M952 354c-2-40 6-62 34-70 10 6 30 6 42-2 40 8 60 30 66 72z', '#5fa585', '#3f7f66') +
    limb('M978 308C962 330 950 336 938 330', 26, '#5fa585', '#3f7f66') +
    `<g transform="translate(930 318) rotate(-14)"><path d="M-50-26q26-12 50 0v50q-24-12-50 0z" fill="${paper}"/><path d="M0-26q24-12 50 0v50q-26-12-50 0z" fill="#e2d9bf"/><path d="M-54-30q28-12 54 2 26-14 54-2v8q-28-12-54 2-26-14-54-2z" fill="${clay}"/></g>` +
    hand({ x: 952, y: 336, turn: 196, size: 0.6, skin: warm, pose: 'hold' }) +
    shape('M826 398h470v18H826z', '#123a32') +
    shape('M836 416h460v210H836z', '#0f322b', 'opacity=".55"') +
    draped(
      'M1070 356h170q14 0 14 14v86q-24 14-48 0t-48 0-48 0-54 0v-86q0-14 14-14z',
      blanket,
      '<path d="M1040 356h50v120h-50zM1140 356h22v120h-22z" fill="#000" opacity=".14"/>',
    ) +
    // The bottom bunk, with a bag on it.
    lit('M836 612h460v56H836z', '#e9dfc4', '#bfae86', { dx: 0, dy: -10 }) +
    lit('M1080 612c-4-60 4-96 30-104h80c26 8 34 44 30 104z', indigo, '#1b2747') +
    line('M1112 508c0-30 76-30 76 0', '#1b2747', 9) +
    lit('M1108 560h84v36h-84z', '#3d5492', '#24345a') +
    shape('M826 662h470v18H826z', '#123a32') +
    lit('M826 200h18v600h-18z', '#1a5346', '#0d2b26', { dx: -6, dy: 0 })
  )
}

function chair() {
  return (
    lit('M342 470q0-24 24-24h232q24 0 24 24v250H342z', '#8a5228', '#5d3516', { dx: -12 }) +
    line('M380 500v200M430 500v200M534 500v200M584 500v200', '#5d3516', 7, 'opacity=".6"')
  )
}

function chidinma() {
  const figure = person({
    x: 486,
    y: 496,
    size: 1.18,
    tilt: -5,
    turn: -0.45,
    nod: 1,
    skin: brown,
    headStyle: headStyles.braids(),
    face: { lashes: true, gaze: 'down', smile: 'closed' },
    over: studs(),
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M316 800c-4-120 0-186 22-230 20-38 48-54 92-72 10 22 28 34 56 34s46-12 56-34c44 16 78 36 96 76 22 48 26 120 22 226z',
      '#bfe6d1',
      '#7db99a',
      { dx: -24, dy: -4 },
    ) +
    line('M428 498c12 26 30 36 58 36s46-10 58-36', '#7db99a', 10)
  )
}

function foreground() {
  const book = (x, y, w, fill, shade) =>
    lit(`M${x} ${y}h${w}q8 0 8 15t-8 15h${-w}q-10 0-10-15t10-15z`, fill, shade, { dx: 0, dy: -8 }) +
    line(`M${x + 24} ${y + 11}h60`, '#fff', 4, 'opacity=".5"')
  return (
    // The desk.
    surface('M-10 690h880l50 44H-10z', '#b9773d', [
      [0, '#ffe0a0', 0.75],
      [0.75, '#ffd28a', 0.1],
      [1, '#ffd28a', 0],
    ]) +
    shape('M-10 734h930v70H-10z', '#7a4a22') +
    shape('M-10 734h930v10H-10z', '#000', 'opacity=".22"') +
    // The lamp and its light.
    `<path d="M150 470L40 700h420z" fill="#ffe9b0" opacity=".28"/>` +
    glow(180, 520, 300, '#fff0bd', 0.75) +
    `<ellipse cx="96" cy="706" rx="66" ry="15" fill="#0d2b26"/>` +
    line('M96 700L60 560L150 440', ink, 13) +
    `<circle cx="60" cy="560" r="12" fill="${brandDeep}"/>` +
    `<g transform="translate(160 440) rotate(28)">${lit('M-26-30h52q10 0 14 10l34 66H-74l34-66q4-10 14-10z', marigold, '#c98a22', { dx: -14, dy: 0 })}<ellipse cx="0" cy="48" rx="50" ry="12" fill="#fff8dd"/></g>` +
    // Her notes.
    `<g transform="translate(360 694) rotate(-2)"><path d="M-10 12Q60-16 128 8 196-16 268 12l-16 22Q196 10 128 32 60 10-2 34z" fill="#cdbf9c"/><path d="M-6 4Q60-22 128 2 196-22 264 4l-14 22Q196 4 128 26 60 4 4 28z" fill="${paper}"/><path d="M30 4q40-12 74 0M26 14q42-12 80 2M152 4q36-12 74-2M152 16q40-12 82-2" fill="none" stroke="${brand}" stroke-opacity=".55" stroke-width="3.500" stroke-linecap="round"/></g>` +
    // Her arms.
    limb('M350 566C306 620 316 668 372 686', 72, '#bfe6d1', '#7db99a') +
    limb('M366 684C394 692 412 694 424 694', 40, brown.base, brown.shade) +
    hand({ x: 430, y: 692, turn: 4, size: 1.05, skin: brown, pose: 'hold' }) +
    line('M462 700L498 648', marigold, 8) +
    line('M462 700l-6 9', ink, 6) +
    limb('M622 566C664 614 668 660 640 688', 72, '#a6d6bc', '#7db99a') +
    limb('M642 688C618 700 596 700 574 698', 40, brown.base, brown.shade) +
    hand({ x: 570, y: 698, turn: 176, size: 1.05, flip: true, skin: brown }) +
    // Books, a mug, and her phone leaning against the books.
    book(690, 664, 150, clay, '#7a3318') +
    book(702, 634, 132, brand, brandDeep) +
    book(696, 604, 120, '#e9b24a', '#b98320') +
    `<g transform="translate(770 590) rotate(8) scale(.86)">${phone({ ink, paper, brand, marigold, mint })}</g>` +
    lit('M236 628h64v54q0 14-14 14h-36q-14 0-14-14z', '#e76f51', '#b54a30') +
    line('M302 642q26 2 20 24-4 14-22 14', '#b54a30', 9) +
    `<path d="M252 612q-10-14 2-26t0-28M278 612q-10-14 2-26t0-28" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>`
  )
}
