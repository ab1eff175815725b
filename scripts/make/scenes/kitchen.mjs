import { colors, headStyles, skins } from '../portraits/parts.mjs'
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

const { brand, brandDeep, mint, marigold, paper, ink, clay, indigo } = colors
const { dark, brown, warm } = skins

/** The left edge of the square around Ṣọlá and her son. */
export const closeUpLeft = 180

/** Draws Ṣọlá working at the kitchen table while her son does his homework and his grandmother cooks. */
export function draw() {
  return picture(room() + stove() + grandmother() + sola() + boy() + table())
}

function room() {
  return (
    fade(everywhere, [
      [0, '#f3d49a'],
      [0.7, '#f7e0b1'],
      [1, '#e8bf7c'],
    ]) +
    // Breeze blocks that let the evening in.
    shape('M52 76h338v276H52z', '#a9692f') +
    inside(
      'M66 90h310v248H66z',
      fade('M66 90h310v248H66z', [
        [0, '#f08a4b'],
        [1, '#fbc65f'],
      ]) +
        `<g fill="none" stroke="#b9783d" stroke-width="8">${[0, 1, 2, 3, 4, 5].map((index) => `<path d="M${66 + index * 62} 90v250"/>`).join('')}${[0, 1, 2, 3, 4].map((index) => `<path d="M66 ${90 + index * 62}h310"/>`).join('')}</g><g>${Array.from({ length: 20 }, (_, index) => `<path d="M${66 + (index % 5) * 62 + 31} ${90 + Math.floor(index / 5) * 62 + 5}q0 26 26 26-26 0-26 26 0-26-26-26 26 0 26-26z" fill="#b9783d"/>`).join('')}</g>`,
    ) +
    `<path d="M66 338L-60 800h330L376 90z" fill="#fff3c9" opacity=".32"/>` +
    glow(150, 560, 420, '#fff0c0', 0.6) +
    line('M640 -10V96', '#6b4020', 6) +
    glow(640, 190, 330, '#fff3c9', 0.85) +
    lit('M640 84c50 0 84 34 90 78H550c6-44 40-78 90-78z', brand, brandDeep, { dx: -18, dy: 0 }) +
    `<ellipse cx="640" cy="162" rx="90" ry="12" fill="#fff6d6"/>` +
    // Tiles behind the stove, a shelf with pots.
    shape('M820 300h480v270H820z', '#dff0dd') +
    `<g stroke="#b9d9c2" stroke-width="3">${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `<path d="M${820 + index * 62} 300v270"/>`).join('')}${[0, 1, 2, 3].map((index) => `<path d="M820 ${300 + index * 66}h480"/>`).join('')}</g>` +
    shape('M806 196h500v14H806z', '#8a5228') +
    lit('M846 130h92v66h-92z', '#d9dfe0', '#a9b4b6') +
    shape('M838 122h108v12H838z', '#8f9c9f') +
    lit('M972 148h70v48h-70z', clay, '#7a3318') +
    lit('M1080 116q0-10 10-10h46q10 0 10 10v80h-66z', '#7fc39e', '#5a9c79') +
    shape('M1084 96h58v14h-58z', brandDeep) +
    lit('M1168 136q0-8 8-8h42q8 0 8 8v60h-58z', marigold, '#c98a22') +
    shape('M1170 118h54v14h-54z', '#8a5228') +
    line('M870 210v44M930 210v34M990 210v40', '#8a5228', 5) +
    `<circle cx="870" cy="268" r="18" fill="none" stroke="#6b4020" stroke-width="8"/><path d="M916 244h28l-4 40h-20z" fill="#a9b4b6"/><ellipse cx="990" cy="264" rx="15" ry="20" fill="#8f9c9f"/>`
  )
}

function stove() {
  return (
    shape('M820 560h480v240H820z', '#7a4a22') +
    shape('M808 544h500v20H808z', '#d7c6a4') +
    lit('M1110 500h220v46h-220z', '#3b4a46', '#22302c') +
    `<circle cx="1142" cy="524" r="8" fill="${paper}"/><circle cx="1174" cy="524" r="8" fill="${paper}"/>` +
    `<path d="M1150 500q10-24 22 0zM1176 500q12-30 24 0zM1204 500q10-24 22 0z" fill="#5aa0d8"/>` +
    lit('M1104 408h180v62q0 24-24 24h-132q-24 0-24-24z', '#c7d0d2', '#8f9c9f') +
    shape('M1094 398h200v14h-200z', '#a9b4b6') +
    `<path d="M1130 380q-14-18 2-36t0-38M1190 384q-14-18 2-36t0-38M1246 380q-14-18 2-36t0-38" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/>`
  )
}

const fans = [indigo, '#f3e3c4', marigold]
const wrapper = cloth('fans', fans)
const sleeve = cloth('fans', fans, 1, -40)

function grandmother() {
  const figure = person({
    x: 976,
    y: 336,
    size: 0.78,
    tilt: 5,
    turn: 0.9,
    nod: 0.6,
    skin: dark,
    headStyle: headStyles.gele(indigo, '#1b2747', marigold),
    face: { lines: true, smile: 'open', hair: '#6b645f' },
  })
  return (
    figure.back +
    figure.front +
    draped(
      'M848 620c-6-110-4-190 16-230 16-32 44-42 76-54 8 14 20 22 36 22s28-8 36-22c32 10 60 24 72 56 16 44 20 128 16 228z',
      wrapper,
      '<path d="M880 380c-14 70-16 150-14 240h-20c-4-100 0-190 34-240z" fill="#fff" opacity=".14"/>',
    ) +
    line('M938 334c8 16 22 26 38 26s30-10 38-26', '#1b2747', 8) +
    limb('M1108 472C1146 456 1160 430 1172 404', 30, dark.base, dark.shade) +
    // The sleeve ends over the forearm.
    line('M1052 406C1066 454 1082 472 1106 470', '#1b2747', 66) +
    sleeve.defs +
    line('M1052 406C1066 454 1082 472 1106 470', sleeve.fill, 57) +
    line('M1180 400l14-66', '#8a5228', 9) +
    hand({ x: 1172, y: 406, turn: -56, size: 0.8, skin: dark, pose: 'hold' })
  )
}

function sola() {
  const figure = person({
    x: 474,
    y: 446,
    size: 1.14,
    tilt: 4,
    turn: 0.5,
    nod: 1,
    skin: brown,
    headStyle: headStyles.shortNatural(colors.hair, marigold),
    face: { lashes: true, gaze: 'down' },
    over: `<circle cx="106" cy="164" r="7" fill="none" stroke="${marigold}" stroke-width="3.500"/>`,
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M300 800c-6-130-4-216 18-268 20-44 46-66 94-92 12 24 32 38 62 38s50-14 62-38c46 20 78 50 96 92 22 52 26 140 22 262z',
      '#d8694a',
      '#a5452c',
      { dx: -22, dy: -4 },
    ) +
    line('M410 442c14 26 34 38 64 38s50-12 64-38', '#a5452c', 10)
  )
}

function boy() {
  const figure = person({
    x: 786,
    y: 520,
    size: 0.86,
    tilt: -9,
    turn: -0.6,
    nod: 1,
    skin: dark,
    headStyle: headStyles.fade(),
    face: { gaze: 'down', smile: 'open' },
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M668 800c-4-80-2-156 14-196 14-34 36-56 70-72 8 12 18 18 34 18s26-6 34-18c34 14 58 36 72 72 16 38 18 106 16 186z',
      '#fdf6e3',
      '#d8c8a4',
      { dx: -18, dy: -3 },
    ) +
    `<path d="M746 526l40 36-20 30-34-50zM826 526l-40 36 20 30 34-50z" fill="#fff"/><path d="M732 542l34 50 20-30 20 30 34-50" fill="none" stroke="#d8c8a4" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M778 566h16l10 120-18 22-18-22z" fill="${brand}"/>`
  )
}

function table() {
  const grip = warm
  return (
    surface('M0 668h1280v76H0z', '#c58447', [
      [0, '#ffe7b4', 0.7],
      [0.6, '#ffe7b4', 0],
    ]) +
    shape('M0 744h1280v60H0z', '#9a5f2c') +
    shape('M0 744h1280v8H0z', '#000', 'opacity=".16"') +
    // Her laptop from behind, and her arms around it.
    limb('M334 570C280 620 268 664 300 690', 74, '#d8694a', '#a5452c') +
    limb('M298 688C326 700 352 700 376 692', 42, brown.base, brown.shade) +
    hand({ x: 382, y: 690, turn: -6, size: 1.1, skin: brown }) +
    limb('M612 566C646 610 652 650 630 680', 74, '#c45c3f', '#a5452c') +
    limb('M634 680C620 690 600 692 574 692', 42, brown.base, brown.shade) +
    lit('M392 560h190q14 0 16 14l14 124H362l14-124q2-14 16-14z', '#e8ece6', '#b9c4bd', { dx: -10, dy: -5 }) +
    `<path d="M474 618h12v12h12v12h12v14h-36z" fill="${brand}"/><circle cx="504" cy="622" r="6" fill="${marigold}"/>` +
    lit('M336 694h302q6 0 6 8t-6 8H336q-6 0-6-8t6-8z', '#c9d2cb', '#98a59d', { dx: 0, dy: -4 }) +
    // The boy's homework.
    `<g transform="translate(700 694)"><path d="M-28 8L2-22h172l34 30z" fill="${paper}"/><path d="M-28 8h236v9H-28z" fill="#d8c8a4"/><path d="M90-22l4 30" stroke="#d8c8a4" stroke-width="3"/><path d="M18-12h54M10-2h66M108-12h52M110-2h60" stroke="#7fb6d8" stroke-width="3.500" stroke-linecap="round"/></g>` +
    limb('M690 634C672 668 680 688 708 694', 48, '#fdf6e3', '#d8c8a4') +
    limb('M706 692C722 698 738 698 750 694', 28, dark.base, dark.shade) +
    hand({ x: 752, y: 692, turn: -4, size: 0.78, skin: dark, pose: 'hold' }) +
    line('M776 690l24-46', marigold, 6) +
    limb('M880 634C904 664 902 684 880 694', 48, '#efe5cc', '#d8c8a4') +
    limb('M880 694C866 700 850 700 838 696', 28, dark.base, dark.shade) +
    hand({ x: 836, y: 696, turn: 182, size: 0.78, flip: true, skin: dark }) +
    // Oranges, a cup, and the phone in the hand of someone on this side of the table.
    `<g><circle cx="122" cy="664" r="34" fill="#f0932b"/><circle cx="172" cy="668" r="32" fill="#e67e22"/><circle cx="74" cy="668" r="32" fill="#e67e22"/><circle cx="146" cy="624" r="32" fill="#f5a83d"/><circle cx="98" cy="628" r="30" fill="#f0932b"/><path d="M146 594q14-16 28-8-6 16-28 8z" fill="#3f9a5f"/><path d="M86 650q10-18 28-14M140 606q10-10 22-6" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none" stroke-linecap="round"/></g>` +
    lit('M22 660h206c0 44-34 66-70 66H92c-36 0-70-22-70-66z', brand, brandDeep, { dx: -16, dy: -6 }) +
    line('M52 684q6 20 24 26', '#fff', 6, 'opacity=".3"') +
    `<g transform="translate(1076 640) rotate(-9)">
      <path d="M-66 60C-98 120-92 190-84 260H112C104 180 112 120 92 50z" fill="${grip.base}"/>
      <path d="M60 90c26 40 28 110 26 170h40c-6-90 0-150-30-210z" fill="${grip.shade}" opacity=".55"/>
      <g transform="scale(1.36)">${phone({ ink, paper, brand, marigold, mint })}</g>
      <path d="M-92 120C-104 70-98 20-84-4-74-20-54-14-56 8-58 36-52 66-44 96-36 140-70 170-92 120z" fill="${grip.base}"/>
      <path d="M-84 0c4-12 18-12 20 2l-2 18c-8-4-16-4-22-2z" fill="${grip.light}"/>
      <path d="M-56 10C-58 36-52 66-44 96" fill="none" stroke="${grip.shade}" stroke-width="4" stroke-linecap="round" opacity=".7"/>
      ${[-30, 8, 46, 84].map((y, index) => `<path d="M84 ${y - 8}c-18-4-34 0-38 11-2 12 12 17 36 16z" fill="${index % 2 ? grip.light : grip.base}"/><path d="M48 ${y + 4}c2 10 14 14 34 13" fill="none" stroke="${grip.shade}" stroke-width="3" opacity=".6"/>`).join('')}
      <path d="M-112 236h250v90h-250z" fill="${marigold}"/><path d="M-112 236h250v12h-250z" fill="#c98a22"/>
    </g>`
  )
}
