import { colors, glasses, headStyles, skins } from '../portraits/parts.mjs'
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
  picture,
  shape,
  surface,
} from './kit.mjs'

const { brand, mint, mintDeep, marigold, paper, ink, clay, indigo } = colors
const { dark, warm } = skins

const adire = cloth('fans', ['#24406e', '#dfe9f5', '#7fa3cf'], 1.5)
const cushion = cloth('stairs', [marigold, clay, paper], 0.9)

/** Draws a rainy Saturday at home: a couple goes through what their phone pays for, one on the list after the other. */
export function draw() {
  return picture(room() + rain() + things() + sofa() + wife() + husband() + table())
}

function room() {
  return (
    fade(everywhere, [
      [0, '#31587a'],
      [1, '#4f7f92'],
    ]) +
    glow(1040, 260, 520, '#ffd9a0', 0.7) +
    shape('M0 620h1280v180H0z', '#7a4a30') +
    shape('M0 604h1280v18H0z', '#24435c') +
    // Adire on the wall.
    shape('M516 84h236v12H516z', '#8a5228') +
    draped(
      'M530 94h208v196q-26 12-52 0t-52 0-52 0-52 0z',
      adire,
      '<path d="M700 90h40v210h-40zM590 90h26v210h-26z" fill="#0a1430" opacity=".28"/>',
    )
  )
}

function rain() {
  return (
    shape('M84 84h336v300H84z', '#e9dcc0') +
    inside(
      'M100 100h304v268H100z',
      fade('M100 100h304v268H100z', [
        [0, '#8aa7b5'],
        [1, '#c9dadb'],
      ]) +
        shape('M100 290q60-40 130-16t174-22v120H100z', '#7fa38f') +
        shape('M250 250h110v120H250z', '#a9b7b4') +
        shape('M238 236h134v16H238z', '#8f6a5a') +
        `<circle cx="170" cy="270" r="52" fill="#6b957f"/><circle cx="132" cy="296" r="40" fill="#5d8873"/>` +
        Array.from({ length: 34 }, (_, at) => {
          const [x, y] = [104 + ((at * 71) % 300), 104 + ((at * 43) % 250)]
          return line(`M${x} ${y}l-8 26`, '#fff', 3, 'opacity=".6"')
        }).join(''),
    ) +
    shape('M244 96h16v276h-16z', '#e9dcc0') +
    lit('M64 376h376v20H64z', '#fff4dd', '#c9b48a', { dx: 0, dy: -8 }) +
    // The curtain.
    lit('M36 60h90c-6 120 10 240-40 360H36z', '#e08a6a', '#b85f43', { dx: -16, dy: 0 }) +
    line('M66 70c0 120-2 240-14 340M96 70c2 110-2 220-18 320', '#b85f43', 5, 'opacity=".6"') +
    line('M10 58h440', '#6b3a1c', 12) +
    `<circle cx="456" cy="58" r="13" fill="#8a5228"/>`
  )
}

function things() {
  return (
    // A lamp, a plant and books.
    line('M1180 640V250', '#3d2a2a', 10) +
    glow(1180, 230, 260, '#ffe9b5', 0.9) +
    lit('M1126 246l26-96h56l26 96z', '#ffdf9d', '#e2a94e', { dx: -10, dy: 0 }) +
    shape('M1140 636h80v14h-80z', '#3d2a2a') +
    shape('M830 214h220v14H830z', '#8a5228') +
    [
      [846, 66, clay],
      [872, 82, marigold],
      [898, 58, mintDeep],
      [924, 74, '#efe2c4'],
    ]
      .map(([x, h, fill]) => `<rect x="${x}" y="${214 - h}" width="22" height="${h}" rx="4" fill="${fill}"/>`)
      .join('') +
    lit('M976 166h56l-8 48h-40z', '#e2735a', '#a8452e') +
    `<path d="M1004 168c-26-20-30-46-24-70 20 14 28 36 24 70zM1004 168c-4-34 6-62 28-76 10 26-2 56-28 76zM1004 168c10-20 30-32 52-32-4 20-24 34-52 32z" fill="#5da37c"/><path d="M1004 168c-20-16-40-18-56-10 10 16 32 20 56 10z" fill="#3f8466"/>`
  )
}

function sofa() {
  return (
    lit('M150 800V460q0-70 70-70h820q70 0 70 70v340z', '#d9822f', '#a35a18', { dx: -16, dy: -12 }) +
    line('M630 410V700', '#a35a18', 7) +
    `<path d="M190 430q20-24 60-24h320M690 406h330" fill="none" stroke="#f5b468" stroke-width="7" stroke-linecap="round" opacity=".8"/>` +
    draped(
      'M892 486q80-40 164-50 40 78 40 160-88 30-176 24-30-62-28-134z',
      cushion,
      '<path d="M1020 430h50l40 180h-60q10-90-30-180z" fill="#3a1206" opacity=".25"/>',
    )
  )
}

function wife() {
  const figure = person({
    x: 790,
    y: 456,
    size: 1.04,
    tilt: -5,
    turn: -0.7,
    nod: 0.6,
    skin: warm,
    headStyle: headStyles.hijab('#e8a0a0', '#b56a70'),
    face: { lashes: true, smile: 'open', gaze: 'down' },
  })
  return (
    lit(
      'M618 800c-6-110-4-190 18-240 20-44 62-66 120-80h80c58 14 92 40 110 80 22 60 24 140 20 240z',
      '#f6ead2',
      '#cdb588',
      { dx: -24, dy: -4 },
    ) +
    figure.back +
    figure.front
  )
}

function husband() {
  const figure = person({
    x: 420,
    y: 440,
    size: 1.16,
    tilt: 5,
    turn: 0.6,
    nod: 0.7,
    skin: dark,
    headStyle: headStyles.twists(),
    face: { brows: 'strong', smile: 'open', gaze: 'down' },
    over: glasses(),
  })
  return (
    figure.back +
    figure.front +
    // A hooded sweater with its cords.
    lit('M326 470c0-40 30-66 58-72h72c30 6 60 32 60 72l-40 40H366z', '#5fae8c', '#2f7a5b', { dx: -10 }) +
    figure.front +
    lit(
      'M232 800c-6-130-4-216 20-268 20-44 62-88 114-108 8 18 26 30 56 30s46-12 54-30c54 20 88 64 106 108 24 52 28 148 24 268z',
      '#6fbf9b',
      '#2f8060',
      { dx: -26, dy: -4 },
    ) +
    line('M362 424c12 24 30 36 58 36s44-12 56-36', '#2f8060', 14) +
    line('M394 466v80M446 466v72', '#f3fbf6', 7) +
    line('M330 690q90 26 180 0', '#2f8060', 5)
  )
}

/** Draws a phone with a list of payments, two of which are switched off. */
function listPhone() {
  const rows = [true, false, true, false]
  return `<rect x="-70" y="-128" width="140" height="256" rx="22" fill="${ink}"/><rect x="-61" y="-119" width="122" height="238" rx="15" fill="${paper}"/><rect x="-20" y="-112" width="40" height="8" rx="4" fill="${ink}"/>
    <rect x="-46" y="-88" width="58" height="12" rx="6" fill="${brand}"/>
    ${rows
      .map((isOn, at) => {
        const y = -62 + at * 42
        return `<rect x="-48" y="${y}" width="24" height="24" rx="7" fill="${[clay, indigo, marigold, '#8a5a96'][at]}"/><rect x="-16" y="${y + 4}" width="${[28, 34, 24, 30][at]}" height="6" rx="3" fill="#7d8a82"/><rect x="-16" y="${y + 15}" width="18" height="5" rx="2.500" fill="#c3cbc5"/><rect x="24" y="${y + 4}" width="28" height="16" rx="8" fill="${isOn ? brand : '#d5d9d3'}"/><circle cx="${isOn ? 44 : 32}" cy="${y + 12}" r="6" fill="#fff"/>`
      })
      .join('')}
    <rect x="-36" y="92" width="72" height="14" rx="7" fill="${mint}"/>`
}

function table() {
  return (
    surface('M-10 686h1300v50H-10z', '#b9773d', [
      [0.3, '#ffdf9d', 0],
      [1, '#ffe9b8', 0.75],
    ]) +
    shape('M-10 736h1300v80H-10z', '#6b4020') +
    shape('M-10 736h1300v9H-10z', '#000', 'opacity=".22"') +
    // Both look at the phone: he holds it up, she points.
    limb('M270 560C224 640 250 700 340 708', 84, '#6fbf9b', '#2f8060') +
    limb('M344 706C372 708 396 706 416 702', 44, dark.base, dark.shade) +
    hand({ x: 420, y: 700, turn: 2, size: 1.1, skin: dark }) +
    limb('M614 690C604 670 592 640 580 600', 46, dark.base, dark.shade) +
    limb('M586 570C636 630 648 664 622 700', 80, '#64b391', '#2f8060') +
    `<g transform="translate(560 566) rotate(-7)"><path d="M-64 60C-88 40-90 0-78-18-68-28-56-18-58-2l2 50z" fill="${dark.base}"/>${listPhone()}${[14, 42, 70].map((y, at) => `<path d="M78 ${y}c-16-3-28 0-30 9-1 9 12 12 30 10z" fill="${at % 2 ? dark.base : dark.light}"/>`).join('')}</g>` +
    limb('M906 580C928 650 900 690 830 690', 80, '#efe0c2', '#cdb588') +
    limb('M830 690C790 684 750 660 724 632', 40, warm.base, warm.shade) +
    hand({ x: 722, y: 632, turn: 222, size: 1.1, flip: true, skin: warm, pose: 'point' }) +
    // A card cut in two.
    `<g transform="translate(128 690) rotate(-9) scale(.86)"><path d="M-66-22H-6l-10 12 12 12-10 14 8 10H-66q-8 0-8-8v-32q0-8 8-8z" fill="#2c3e6b"/><rect x="-60" y="-8" width="18" height="14" rx="3" fill="${marigold}"/></g><g transform="translate(198 712) rotate(12) scale(.86)"><path d="M-50-22H10q8 0 8 8v32q0 8-8 8H-50l-8-10 10-14-12-12z" fill="#2c3e6b"/><path d="M-30 12h34" stroke="#9fb2dd" stroke-width="6" stroke-linecap="round"/></g>` +
    `<g transform="translate(50 722) rotate(184) scale(.62)"><path d="M0-6L-110-16M0 6L-110 14" stroke="#d5dcd6" stroke-width="11" stroke-linecap="round"/><circle cx="0" cy="0" r="7" fill="#5b6b64"/><ellipse cx="34" cy="-16" rx="26" ry="15" fill="none" stroke="${clay}" stroke-width="10"/><ellipse cx="34" cy="18" rx="26" ry="15" fill="none" stroke="${clay}" stroke-width="10"/></g>` +
    // The list on paper, and tea.
    `<g transform="translate(930 712)"><path d="M-96 10L-66-22H92l34 32z" fill="${paper}"/><path d="M-96 10h222v9H-96z" fill="#d8c8a4"/><path d="M-50-12h60M-62-1h86" stroke="#8aa7b5" stroke-width="4" stroke-linecap="round"/><path d="M-56-12h74M-68-1h100" stroke="${clay}" stroke-width="3" stroke-linecap="round"/><path d="M46-12h36M50-1h50" stroke="#8aa7b5" stroke-width="4" stroke-linecap="round"/></g>` +
    line('M1024 700l48-18', marigold, 8) +
    lit('M1134 644h76v50q0 18-18 18h-40q-18 0-18-18z', '#e2735a', '#a8452e') +
    line('M1210 658q28-2 26 18t-28 16', '#a8452e', 9) +
    `<path d="M1156 632q-12-16 2-32t0-34M1186 634q-12-16 2-32t0-34" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`
  )
}
