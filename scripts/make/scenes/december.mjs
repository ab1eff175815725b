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
  picture,
  shape,
} from './kit.mjs'

const { brand, brandDeep, marigold, paper, clay, indigo } = colors
const { deep, dark, brown } = skins
const red = '#c8372d'
const darkRed = '#8f221d'

const leaves = cloth('leaves', ['#2f7f86', '#f2c25c', '#1f5f68'], 1.5, 12)

/** Draws December by the road: a mother checks her list at a stall with hampers, and her son holds a goat. */
export function draw() {
  return picture(haze() + coach() + stall() + seller() + mother() + boy() + goat() + goods())
}

function haze() {
  const palm = (x, y, s) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="#b9a27c" stroke-linecap="round"><path d="M0 0c-6-70-4-130 8-190" stroke="#c0a27a" stroke-width="14"/><path d="M8-190c-30-34-70-34-100-8M8-190c-20-46-58-60-92-48M8-190c0-46 26-72 60-74M8-190c28-38 68-40 98-14M8-190c38-12 74 4 92 38" stroke-width="15"/></g>`
  return (
    // The harmattan veils the sun.
    fade(everywhere, [
      [0, '#e2c9a8'],
      [0.5, '#f6e2bd'],
      [0.75, '#f3d19a'],
    ]) +
    glow(770, 170, 420, '#fffaf0', 0.9) +
    `<circle cx="770" cy="164" r="52" fill="#fffdf6"/>` +
    shape('M500 400q90-70 190-40t190-30 210 20 260-10v140H500z', '#dcbd92', 'opacity=".8"') +
    shape('M560 432q120-50 250-20t200-24 300 20v90H560z', '#cfa978', 'opacity=".8"') +
    palm(670, 470, 0.8) +
    palm(1236, 470, 1.1) +
    palm(1150, 460, 0.7) +
    fade('M0 500h1280v300H0z', [
      [0, '#dcae72'],
      [1, '#b9793f'],
    ]) +
    shape('M480 506h800v30H480z', '#efd2a0', 'opacity=".7"')
  )
}

/** Draws the bus that goes home, with luggage on its roof. */
function coach() {
  const BODY = 'M730 520V352q0-34 34-34h420q60 0 84 60l30 142z'
  const traveler = (x, skin, top) =>
    `<circle cx="${x}" cy="404" r="19" fill="${skin}"/><path d="M${x - 20} 402a20 21 0 0 1 40 0q-18-14-40 0z" fill="${top}"/><path d="M${x - 30} 450q0-28 30-28t30 28z" fill="${top === '#1d1512' ? clay : indigo}"/>`
  const bags = [
    lit('M776 318v-46q0-10 10-10h80q10 0 10 10v46z', '#3f7f66', '#2c5f4b'),
    line('M826 262v56M776 288h100', '#f3e3c4', 4),
    lit('M890 318c-8-40 8-62 46-62s54 22 46 62z', '#e9dcc0', '#bfa678'),
    line('M926 258q10-12 20 0', '#8a6f45', 6),
    lit('M1000 318v-58q0-8 8-8h64q8 0 8 8v58z', indigo, '#1b2747'),
    lit('M1094 318c0-26 16-42 42-42s42 16 42 42z', red, darkRed),
  ]
  return (
    bags.join('') +
    lit(BODY, '#fbf7ea', '#d6c8a6', { dx: -12, dy: -8 }) +
    inside(
      BODY,
      shape('M720 464h600v12H720z', brand) +
        shape('M720 482h600v40H720z', '#128058') +
        shape('M750 366h420v86H750z', '#5c4a4c') +
        traveler(796, '#5b3524', '#1d1512') +
        traveler(886, '#8e5733', marigold) +
        traveler(984, '#734529', '#1d1512') +
        traveler(1080, '#a86c42', brand),
    ) +
    [840, 936, 1032, 1128].map((x) => shape(`M${x - 5} 362h10v94h-10z`, '#fbf7ea')).join('') +
    shape('M1186 366h32q22 0 30 26l20 60h-82z', '#8fb0b0') +
    shape('M720 318h470v8H720z', '#8a6a4a') +
    `<circle cx="840" cy="524" r="38" fill="#2a2024"/><circle cx="840" cy="524" r="17" fill="#cbbfa8"/><circle cx="1150" cy="524" r="38" fill="#2a2024"/><circle cx="1150" cy="524" r="17" fill="#cbbfa8"/>` +
    `<ellipse cx="1000" cy="566" rx="300" ry="12" fill="#8a5a2c" opacity=".4"/>`
  )
}

const bow = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0c-14-30-50-34-52-12S-20 14 0 0z" fill="${red}"/><path d="M0 0c14-30 50-34 52-12S20 14 0 0z" fill="${darkRed}"/><path d="M-4 4l-26 44 18-6 8 14 10-48zM4 4l26 44-18-6-8 14-6-48z" fill="${red}"/><circle r="11" fill="${red}"/></g>`

/** Draws a basket of tins, bottles and fruit, wrapped and tied with a bow. */
function hamper(x, y, s) {
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="M-34-70h24v-40q0-6 6-8v-22h16v22q6 2 6 8v40z" fill="${brandDeep}" transform="translate(-2 0)"/><path d="M-22-100h32v24h-32z" fill="${marigold}"/>
    <rect x="22" y="-106" width="40" height="50" rx="5" fill="${red}"/><rect x="22" y="-92" width="40" height="18" fill="${paper}"/>
    <rect x="-72" y="-98" width="38" height="44" rx="5" fill="${indigo}"/><rect x="-72" y="-86" width="38" height="14" fill="${marigold}"/>
    <circle cx="-48" cy="-52" r="20" fill="#f0932b"/><circle cx="50" cy="-50" r="20" fill="#f5a83d"/><circle cx="10" cy="-54" r="20" fill="#d8452e"/>
    <path d="M-96-52H96L78 20q-2 8-10 8H-68q-8 0-10-8z" fill="#c98a4b"/><path d="M60-52h36L78 20q-2 8-10 8H44z" fill="#8a5a2c"/>
    <path d="M-92-34H92M-88-14H88M-83 6H83" stroke="#8a5a2c" stroke-width="4"/><path d="M-60-50l8 76M-24-50l4 76M14-50l-2 76M52-50l-8 76" stroke="#a9703a" stroke-width="4"/>
    <path d="M-104-56h208v14h-208z" fill="#e0ab6c"/>
    <path d="M-100-50C-96-120-50-150 0-186C50-150 96-120 100-50z" fill="#fff" opacity=".22"/><path d="M-70-70c6-50 30-70 54-90M30-150c26 22 44 46 52 84" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".5"/>
    <path d="M-26-204L0-180 26-204 14-170h-28z" fill="#fff" opacity=".6"/>${bow(0, -176, 0.62)}
  </g>`
}

function stall() {
  const star = (x, y, s) =>
    glow(x, y, 56 * s, '#fff3c0', 0.7) +
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0-34L9-10 34-8 15 8 21 33 0 19-21 33-15 8-34-8-9-10z" fill="${marigold}"/><path transform="translate(${x} ${y}) scale(${s})" d="M0-34L0 19-21 33-15 8-34-8-9-10z" fill="#ffd879"/>`
  return (
    fade(
      'M0 60h470v640H0z',
      [
        [0, '#5a2f22'],
        [1, '#8a4a30'],
      ],
      'right',
    ) +
    glow(250, 260, 330, '#ffcf80', 0.6) +
    shape('M0 334h460v16H0z', '#3d1f16') +
    shape('M0 334h460v5H0z', '#d99a5c') +
    hamper(94, 308, 0.86) +
    // Rolls of wrapping paper and a lamp next to the hamper.
    [
      [392, 196, red],
      [418, 216, brand],
      [444, 204, marigold],
    ]
      .map(
        ([x, y, fill]) =>
          `<path d="M${x - 12} ${y}h24v${334 - y}h-24z" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="12" ry="5" fill="${paper}"/><path d="M${x + 4} ${y + 4}h8v${330 - y}h-8z" fill="#000" opacity=".2"/>`,
      )
      .join('') +
    shape('M456 70h22v700h-22z', '#4a2418') +
    shape('M456 70h7v700h-7z', '#c98552') +
    Array.from({ length: 7 }, (_, at) =>
      lit(
        `M${-60 + at * 84} 20h84v86a42 32 0 0 1-84 0z`,
        at % 2 ? '#fff6e2' : red,
        at % 2 ? '#e0c9a0' : darkRed,
        {
          dx: -10,
          dy: -8,
        },
      ),
    ).join('') +
    line('M520 96Q760 210 1000 120T1300 90', '#7a5a3c', 4) +
    star(620, 150, 0.9) +
    star(900, 160, 0.8) +
    star(1010, 128, 1) +
    star(1120, 106, 0.8) +
    star(1220, 100, 0.95)
  )
}

function seller() {
  const figure = person({
    x: 262,
    y: 452,
    size: 0.78,
    tilt: 4,
    turn: 0.7,
    nod: 0.2,
    skin: deep,
    headStyle: headStyles.fila(red, darkRed),
    face: { brows: 'strong', smile: 'open', lines: true, hair: '#8c8781' },
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M150 800c-4-130-4-220 10-262 14-38 36-60 72-72 8 12 16 18 30 18s22-6 30-18c38 12 62 34 74 72 12 44 14 132 12 262z',
      '#f3e3c4',
      '#c3a878',
      { dx: -18, dy: -3 },
    ) +
    line('M230 458c8 16 18 22 32 22s24-6 32-22', '#c3a878', 8) +
    line('M262 484v90', '#c3a878', 5)
  )
}

function mother() {
  const figure = person({
    x: 528,
    y: 448,
    size: 1.16,
    tilt: 5,
    turn: 0.6,
    nod: 1,
    skin: brown,
    headStyle: headStyles.gele('#f0b93a', '#b57a14', '#fff0c2'),
    face: { lashes: true, smile: 'closed', gaze: 'down' },
    over: `<circle cx="105" cy="166" r="8" fill="none" stroke="${clay}" stroke-width="4"/>`,
  })
  return (
    figure.back +
    figure.front +
    draped(
      'M348 800c-6-130-4-216 20-268 20-44 54-68 106-90 12 20 30 32 56 32s46-12 56-32c52 20 86 50 104 92 22 52 26 148 22 266z',
      leaves,
      '<path d="M664 480c60 60 60 220 54 330h-70c14-120 18-250-10-320zM388 560c14 60 18 160 16 250h-26z" fill="#082a30" opacity=".32"/><path d="M440 470c-18 80-22 220-18 340h-22c-8-140 0-260 22-326z" fill="#fff" opacity=".12"/>',
    ) +
    line('M472 442c10 24 30 34 58 34s48-12 58-34', '#f2c25c', 10) +
    `<path d="M484 478q44 34 92 2" fill="none" stroke="${red}" stroke-width="9" stroke-dasharray="1 13" stroke-linecap="round"/>`
  )
}

function boy() {
  const figure = person({
    x: 872,
    y: 528,
    size: 0.9,
    tilt: 7,
    turn: -0.5,
    nod: -0.2,
    skin: dark,
    headStyle: headStyles.fade(),
    face: { smile: 'open' },
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M744 800c-2-100 0-160 16-204 14-36 40-56 74-70 8 12 20 18 38 18s28-6 36-18c36 14 60 32 74 70 16 50 18 114 16 204z',
      '#f0803c',
      '#b5521c',
      { dx: -20, dy: -3 },
    ) +
    line('M834 522c8 16 20 24 38 24s30-8 36-24', '#fff0d6', 9) +
    shape('M760 640q112 26 228 0v34q-116 26-230 0z', '#fff0d6', 'opacity=".9"')
  )
}

function goat() {
  const coat = '#7a4a2c'
  const shade = '#55311c'
  const cream = '#f3e3c8'
  return (
    // Its back, and its neck.
    lit('M1040 800c0-100 20-150 80-156 70-10 130-4 200 14v142z', coat, shade, { dx: 6, dy: 14 }) +
    shape('M1150 800c-6-60 10-112 50-116 44 0 66 50 110 60v56z', cream, 'opacity=".9"') +
    lit('M926 800c0-80 20-160 62-224l74 14c14 34 40 52 76 60-20 60-40 100-46 150z', coat, shade, {
      dx: -14,
      dy: -4,
    }) +
    shape('M952 800c2-60 12-110 34-150 14 50 12 100 0 150z', cream, 'opacity=".85"') +
    `<g transform="translate(1010 556)">
      <path d="M6-2c2-46 26-70 56-72-16 20-22 46-26 76z" fill="#4a3a30"/><path d="M18-22l20 6M22-38l20 8M32-54l16 10" stroke="#8a7462" stroke-width="4" stroke-linecap="round"/>
      <path d="M-20-2c-2-44 16-72 46-80-12 22-16 48-16 80z" fill="#6b574a"/><path d="M-16-24l22 6M-12-42l20 8M-2-60l16 10" stroke="#a08c78" stroke-width="4" stroke-linecap="round"/>
      <path d="M30 12c30-16 66-10 88 8-24 22-60 26-88 8z" fill="${shade}"/><path d="M44 16c20-8 42-6 58 4-18 10-40 12-58 4z" fill="#c9917a"/>
      <path d="M48 24C50-6 20-18-14-12-40-8-54 14-64 40L-92 86c-8 16 0 32 18 34l40 0c36-2 76-40 82-96z" fill="${coat}"/>
      <path d="M48 24c-4 54-44 94-82 96 20-20 40-30 50-60 8-24 6-56 10-72 14 4 24 18 22 36z" fill="${shade}" opacity=".55"/>
      <path d="M-30-8C-46 20-62 60-80 100l14 4C-44 70-26 30-14-10z" fill="${cream}"/>
      <path d="M-92 86c-8 16 0 32 18 34h26c4-16-16-40-34-50z" fill="${cream}"/>
      <path d="M-88 90q10 2 8 12" stroke="#4a2a1c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-80 112q22 2 36-10" stroke="#4a2a1c" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M-60 118c2 26-4 44-16 58-8-18-10-38-4-58z" fill="${shade}"/>
      <ellipse cx="-14" cy="36" rx="15" ry="12" fill="#f2c25c"/><rect x="-24" y="32" width="20" height="8" rx="4" fill="#1d1512"/><path d="M-32 32c6-14 28-16 36-2" stroke="#2a1810" stroke-width="5" fill="none" stroke-linecap="round"/>
    </g>` +
    // A ribbon around its neck, and the rope.
    line('M952 690q70 44 150 6', red, 20) +
    bow(1002, 712, 0.8) +
    line('M1040 708C990 770 900 790 820 730', '#e6cf9c', 8)
  )
}

function goods() {
  const sack = (x, y, w, h, band) =>
    lit(
      `M${x} ${y}q-14 ${h / 2} 4 ${h}h${w - 8}q18 ${-h / 2} 4 ${-h}l-12-14q${-w / 2 + 12} 14 ${-w + 24} 0z`,
      '#f7efdc',
      '#cdbb94',
      { dx: -12, dy: 0 },
    ) +
    shape(`M${x - 5} ${y + h * 0.4}h${w + 10}v${h * 0.32}h${-w - 10}z`, band) +
    `<circle cx="${x + w / 2}" cy="${y + h * 0.56}" r="17" fill="${paper}"/><path d="M${x + w / 2} ${y + h * 0.56 + 12}c-14-6-10-18 0-26 10 8 14 20 0 26z" fill="${marigold}"/>` +
    line(`M${x + 16} ${y - 8}q${w / 2 - 16} 12 ${w - 32} 0`, '#b39d70', 4)
  return (
    shape('M-10 640h400v24H-10z', '#b0693c') +
    shape('M-10 640h400v7H-10z', '#f3c389') +
    shape('M-10 664h384v150H-10z', '#7a3f26') +
    [60, 150, 240, 330].map((x) => shape(`M${x} 664h4v140h-4z`, '#55291a')).join('') +
    hamper(108, 614, 1) +
    sack(230, 664, 120, 130, red) +
    // Her list and her pencil.
    line('M374 560C330 640 356 700 440 706', '#0d3f46', 88) +
    line('M374 560C330 640 356 700 440 706', leaves.fill, 82) +
    limb('M440 712C476 712 500 696 516 676', 44, brown.base, brown.shade) +
    `<g transform="translate(580 610) rotate(8)"><path d="M-58-88h112v196q-14 10-28 0t-28 0-28 0-28 0z" fill="#fffaf0"/><path d="M54-88v196q-14 10-28 0l10-196z" fill="#d9cdb0"/>${[0, 1, 2, 3, 4].map((at) => `<path d="M-44 ${-62 + at * 32}l7 8 12-16" fill="none" stroke="${at < 3 ? brand : '#d9cdb0'}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-14 ${-62 + at * 32}h${[48, 34, 44, 30, 40][at]}" stroke="${at < 3 ? '#a89c80' : '#5b4a3c'}" stroke-width="6" stroke-linecap="round"/>`).join('')}</g>` +
    hand({ x: 524, y: 672, turn: -30, size: 1.1, skin: brown, pose: 'hold' }) +
    line('M690 566C744 630 742 690 700 704', '#0d3f46', 84) +
    line('M690 566C744 630 742 690 700 704', leaves.fill, 78) +
    limb('M700 706C676 706 664 690 658 668', 42, brown.base, brown.shade) +
    line('M600 640l62 18', marigold, 8) +
    line('M600 640l-8-2', '#3d2412', 7) +
    hand({ x: 662, y: 676, turn: 214, size: 1.05, flip: true, skin: brown, pose: 'hold' }) +
    // The boy's hand with the rope.
    limb('M758 600C716 660 730 700 780 716', 56, '#f0803c', '#b5521c') +
    limb('M782 718C800 724 812 724 822 722', 32, dark.base, dark.shade) +
    hand({ x: 820, y: 724, turn: 8, size: 0.9, skin: dark, pose: 'hold' })
  )
}
