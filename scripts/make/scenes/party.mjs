import { colors, headStyles, mustache, skins } from '../portraits/parts.mjs'
import {
  cloth,
  draped,
  everywhere,
  fade,
  glow,
  hand,
  limb,
  line,
  lit,
  person,
  picture,
  shape,
} from './kit.mjs'

const { brand, brandDeep, marigold, paper, clay, indigo } = colors
const { deep, dark, brown, warm } = skins

const lace = cloth('leaves', ['#e2735a', '#f7c9a0', '#c4503a'], 1.2, 10)
const wrapper = cloth('stripes', [indigo, '#3d5492', '#4d64a3'], 1.6)
const coral = '#c4503a'

/** Draws a party under a canopy in the afternoon: a couple dances to a talking drum while guests sit at the tables. */
export function draw() {
  return picture(ground() + guests() + canopy() + drummer() + man() + woman() + table())
}

function ground() {
  const palm = (x, y, s) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="#7fa878" stroke-linecap="round"><path d="M0 0c-6-70-4-130 8-190" stroke="#b98f58" stroke-width="14"/><path d="M8-190c-30-34-70-34-100-8M8-190c-20-46-58-60-92-48M8-190c0-46 26-72 60-74M8-190c28-38 68-40 98-14M8-190c38-12 74 4 92 38" stroke-width="15"/></g>`
  return (
    fade(everywhere, [
      [0, '#fce3a8'],
      [0.6, '#fdf1d2'],
      [1, '#f3d49a'],
    ]) +
    glow(300, 200, 520, '#fff6da', 0.9) +
    palm(90, 470, 1) +
    palm(1190, 480, 1.15) +
    shape('M0 420h1280v120H0z', '#e9bd80') +
    shape('M0 412h1280v16H0z', '#cf9758') +
    shape('M150 330h240v100H150z', '#f2d3a0') +
    shape('M130 318h280v18H130z', '#c47a4a') +
    shape('M180 360h40v50h-40zM300 360h40v50h-40z', '#cf9758') +
    fade('M0 520h1280v280H0z', [
      [0, '#e4b273'],
      [1, '#cf9250'],
    ])
  )
}

function guests() {
  const seat = (traits, color) => {
    const figure = person(traits)
    const { x, y } = traits
    return (
      shape(`M${x - 60} ${y - 20}q0-24 24-24h72q24 0 24 24v150h-120z`, paper, 'opacity=".75"') +
      figure.back +
      figure.front +
      shape(`M${x - 62} ${y + 140}c-4-90 8-120 46-142 8 8 24 8 32 0 38 22 50 52 46 142z`, color)
    )
  }
  const cover = (x, y, w) =>
    lit(`M${x} ${y}h${w}l24 130H${x - 24}z`, '#f6efdf', '#d9c9a4', { dx: -20, dy: 0 }) +
    `<ellipse cx="${x + w / 2}" cy="${y}" rx="${w / 2}" ry="15" fill="#fffaf0"/>` +
    `<path d="M${x + w / 2 - 8} ${y - 4}v-34h16v34z" fill="${brand}"/><path d="M${x + w / 2 + 30} ${y}v-22h18v22z" fill="#e98a3c"/><path d="M${x + w / 2 - 56} ${y}v-22h18v22z" fill="#c4503a"/>`
  return (
    seat(
      {
        x: 150,
        y: 456,
        size: 0.5,
        turn: 0.8,
        skin: brown,
        headStyle: headStyles.gele(marigold, '#c98a22', '#fff3cf'),
        face: { lashes: true, smile: 'open' },
      },
      '#e2735a',
    ) +
    seat(
      {
        x: 330,
        y: 452,
        size: 0.5,
        turn: -0.6,
        skin: deep,
        headStyle: headStyles.fila(brand, brandDeep),
        face: { brows: 'strong', smile: 'open' },
      },
      '#f3e3c4',
    ) +
    cover(150, 530, 190) +
    seat(
      {
        x: 1080,
        y: 450,
        size: 0.5,
        turn: -0.9,
        skin: warm,
        headStyle: headStyles.hijab('#7fb596', '#3f7f66'),
        face: { lashes: true, smile: 'open' },
      },
      '#5fa585',
    ) +
    seat(
      {
        x: 1226,
        y: 456,
        size: 0.5,
        turn: -0.5,
        skin: dark,
        headStyle: headStyles.gele(indigo, '#1b2747', marigold),
        face: { lashes: true, smile: 'open' },
      },
      clay,
    ) +
    cover(1040, 536, 200)
  )
}

function canopy() {
  return (
    Array.from({ length: 8 }, (_, at) =>
      lit(
        `M640-260L${-40 + at * 170} 96q85 66 170 0z`,
        at % 2 ? '#fffaf0' : marigold,
        at % 2 ? '#ecdcb6' : '#dd9c2c',
        { dx: -8, dy: -10 },
      ),
    ).join('') +
    line('M10 96V560M1270 96V560', '#a8753f', 13) +
    line('M-20 110Q200 240 420 150T860 150 1300 110', '#8a5a2c', 3.5) +
    bulbs
      .map(
        ([x, y], at) => `<circle cx="${x}" cy="${y + 11}" r="10" fill="${at % 2 ? '#fff7d6' : '#f0803c'}"/>`,
      )
      .join('')
  )
}

/** The positions of the bulbs on the string of lights. */
const bulbs = [
  [60, 151],
  [150, 177],
  [240, 187],
  [330, 177],
  [520, 116],
  [640, 94],
  [760, 110],
  [950, 178],
  [1050, 186],
  [1150, 167],
  [1230, 141],
]

function drummer() {
  const figure = person({
    x: 968,
    y: 386,
    size: 0.86,
    tilt: -9,
    turn: -0.9,
    skin: deep,
    headStyle: headStyles.hula(clay, marigold),
    face: { brows: 'strong', smile: 'open' },
    over: mustache(),
  })
  return (
    figure.back +
    figure.front +
    limb('M1046 480C1090 520 1092 560 1056 590', 54, '#7b4c86', '#5a3564') +
    lit(
      'M866 800c-6-190-4-310 12-362 14-40 40-56 76-70 6 12 14 18 28 18s22-6 26-18c38 14 66 32 78 74 16 60 22 190 18 358z',
      '#8a5a96',
      '#5f3b6a',
      { dx: -22, dy: -3 },
    ) +
    line('M938 388c8 16 18 24 32 24s26-8 34-24', marigold, 8) +
    line('M972 412v90', marigold, 9) +
    line('M930 380C900 440 900 500 920 560', '#f3e3c4', 9) +
    // The drum under his arm, and the bent stick.
    `<g transform="translate(900 590) rotate(-16)">${lit('M-86-56C-40-30-30-26 0-26S40-30 86-56q14 56 0 112C40 30 30 26 0 26S-40 30-86 56q-14-56 0-112z', '#c98a4b', '#8a5a2c', { dx: 0, dy: -12 })}${[-44, -28, -10, 10, 28, 44].map((y) => `<path d="M-84 ${y}Q0 ${y * 0.25} 84 ${y}" fill="none" stroke="#f3dcae" stroke-width="3.500"/>`).join('')}<ellipse cx="-88" cy="0" rx="15" ry="58" fill="#fff3d8"/><ellipse cx="88" cy="0" rx="14" ry="58" fill="#e0c79a"/></g>` +
    limb('M1052 588C1030 604 1000 600 976 590', 32, deep.base, deep.shade) +
    hand({ x: 972, y: 588, turn: 190, size: 0.86, flip: true, skin: deep }) +
    limb('M892 472C846 520 816 524 792 508', 50, '#8a5a96', '#5f3b6a') +
    limb('M794 508C776 500 766 508 756 520', 30, deep.base, deep.shade) +
    hand({ x: 756, y: 522, turn: 140, size: 0.8, skin: deep, pose: 'hold' }) +
    line('M744 520C730 556 752 590 792 594', '#6b4020', 9)
  )
}

function man() {
  const figure = person({
    x: 640,
    y: 410,
    size: 1.02,
    tilt: 6,
    turn: -0.7,
    nod: 0.2,
    skin: dark,
    headStyle: headStyles.fila('#e9c46a', '#a87a1e'),
    face: { brows: 'strong', smile: 'open', lines: true },
  })
  return (
    // An agbada with wide sleeves.
    limb('M770 480C826 470 850 440 858 396', 40, dark.base, dark.shade) +
    hand({ x: 860, y: 388, turn: -76, size: 1, skin: dark }) +
    lit('M720 440C780 430 824 440 846 452L830 560C800 620 760 660 700 690z', '#128058', '#0a5a3d', {
      dx: -10,
      dy: -8,
    }) +
    figure.back +
    figure.front +
    lit(
      'M470 800c0-150 20-250 60-320 20-40 42-54 74-72 8 14 18 22 36 22s28-8 36-22c44 14 76 40 92 84 26 80 34 190 32 308z',
      '#0e7350',
      '#084c34',
      { dx: -26, dy: -4 },
    ) +
    line('M598 416c10 20 22 28 42 28s32-8 42-28', '#e9c46a', 9) +
    `<g fill="none" stroke="#e9c46a" stroke-width="6" stroke-linecap="round"><path d="M640 444v150M612 470h56v90h-56z"/><path d="M626 490q14 12 28 0M626 512q14 12 28 0M626 534q14 12 28 0"/></g>`
  )
}

function woman() {
  const figure = person({
    x: 392,
    y: 422,
    size: 1.1,
    tilt: -6,
    turn: 0.7,
    nod: 0.1,
    skin: brown,
    headStyle: headStyles.gele('#e2735a', '#a53d28', '#ffe3b8'),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="104" cy="164" r="7" fill="none" stroke="${marigold}" stroke-width="4"/>`,
  })
  const arm = (d) => line(d, coral, 78) + line(d, lace.fill, 74)
  return (
    figure.back +
    figure.front +
    draped(
      'M256 640c-2-100 2-140 20-168 18-30 48-46 86-60 10 18 20 24 34 24s24-8 34-24c40 14 68 32 82 64 14 36 16 90 10 164z',
      lace,
      '<path d="M480 440c40 50 40 120 36 210h-50c8-80 6-150-26-200zM290 500c20 40 26 90 24 150h-20c0-50-4-100-4-150z" fill="#6b1f10" opacity=".22"/>',
    ) +
    line('M346 420c12 22 26 30 46 30s34-8 46-30', coral, 9) +
    `<path d="M352 446q40 34 84 2" fill="none" stroke="${marigold}" stroke-width="9" stroke-dasharray="1 13" stroke-linecap="round"/>` +
    draped(
      'M244 630q140 30 280 0l34 180H220z',
      wrapper,
      '<path d="M470 620l44 190h44l-34-184zM330 640l-20 170h-30l20-172z" fill="#0d1530" opacity=".3"/>',
    ) +
    draped(
      'M244 612q140 34 280 0v44q-140 34-280 0z',
      lace,
      '<path d="M240 640h290v30H240z" fill="#6b1f10" opacity=".2"/>',
    ) +
    arm('M286 500C236 530 206 540 190 520') +
    limb('M188 522C168 490 168 450 178 410', 40, brown.base, brown.shade) +
    hand({ x: 180, y: 404, turn: -72, size: 1.05, skin: brown }) +
    arm('M494 500C520 560 544 580 560 572') +
    limb('M562 574C590 560 596 530 594 500', 40, brown.base, brown.shade) +
    hand({ x: 594, y: 494, turn: -88, size: 1.05, flip: true, skin: brown })
  )
}

function table() {
  return (
    shape('M700 724h600v90H680z', '#eaf6ee') +
    shape('M680 744l20-20h600v24z', '#ffffff') +
    [760, 880, 1000, 1120, 1240]
      .map(
        (x) =>
          `<path d="M${x} 748q14 40 4 60" fill="none" stroke="#c6dfd0" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join('') +
    // Jollof, drinks and a cake.
    `<ellipse cx="1010" cy="726" rx="120" ry="20" fill="#d9dfe0"/><path d="M916 720q20-62 94-62t94 62z" fill="#e2632c"/><g fill="#f2a23a"><circle cx="960" cy="700" r="7"/><circle cx="1000" cy="680" r="7"/><circle cx="1046" cy="692" r="7"/><circle cx="1020" cy="708" r="6"/><circle cx="980" cy="712" r="6"/></g><g fill="#3f9a5f"><circle cx="984" cy="690" r="5"/><circle cx="1030" cy="676" r="5"/><circle cx="1070" cy="708" r="5"/></g>` +
    lit('M1160 640h20v-30h20v30h20v84h-60z', brand, brandDeep) +
    `<rect x="1164" y="664" width="52" height="32" fill="${paper}"/><circle cx="1190" cy="680" r="9" fill="${marigold}"/>` +
    lit('M820 668h52l-6 56h-40z', '#b5304a', '#7d1c32') +
    line('M850 668l14-36', paper, 5)
  )
}
