import { colors, headStyles, skins } from '../portraits/parts.mjs'
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
  surface,
} from './kit.mjs'

const { brand, marigold, clay, indigo } = colors
const { deep, dark, brown } = skins
const wood = '#d9a05c'
const grain = '#a86a2e'

const adire = cloth('circles', ['#3d5492', '#dfe6f5', '#24345a'], 1.3)

/** Draws a furniture maker who writes a quote at her bench, with the customer at her side and a chair half done. */
export function draw() {
  return picture(shed() + tools() + apprentice() + customer() + maker() + chair() + bench())
}

function shed() {
  const plank = (x, w, fill, top) =>
    lit(`M${x} ${top}h${w}V700h${-w}z`, fill, grain, { dx: -8, dy: 0 }) +
    line(
      `M${x + w * 0.3} ${top + 40}q10 90-4 180M${x + w * 0.6} ${top + 120}q-8 90 4 160`,
      grain,
      3,
      'opacity=".5"',
    )
  return (
    fade(everywhere, [
      [0, '#8c9f86'],
      [1, '#b9b690'],
    ]) +
    // Boards, with the morning between them.
    Array.from({ length: 17 }, (_, at) => shape(`M${at * 78} 0h5v640h-5z`, '#f6e6b4', 'opacity=".55"')).join(
      '',
    ) +
    shape('M0 0h1280v44H0z', '#5f6b5a') +
    Array.from({ length: 33 }, (_, at) => shape(`M${at * 40} 0h18v56h-18z`, '#76836e')).join('') +
    shape('M0 56h1280v18H0z', '#6b4524') +
    glow(240, 150, 520, '#fff3c9', 0.85) +
    `<path d="M180 70L-80 800h340L330 70zM420 70L330 800h220L500 70z" fill="#fff6d6" opacity=".28"/>` +
    fade('M0 620h1280v180H0z', [
      [0, '#b98a58'],
      [1, '#8a5c34'],
    ]) +
    plank(1150, 40, '#e2b070', 120) +
    plank(1186, 46, '#c98a4b', 90) +
    plank(1228, 60, '#d9a05c', 150) +
    plank(1110, 36, '#b97a40', 190)
  )
}

function tools() {
  return (
    shape('M520 108h300v190H520z', '#6b4524') +
    shape('M520 108h300v10H520z', '#c98a4b') +
    // A saw, a hammer, a square and clamps.
    `<g transform="translate(548 160)"><path d="M0 20L150-8v34l-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6L0 44z" fill="#d5dcd6"/><path d="M-14 8c-10 0-12 44 2 46 16 2 18-8 18-22s-6-24-20-24z" fill="${clay}"/></g>` +
    line('M744 150v110', wood, 12) +
    lit('M712 136h62q8 0 8 10v20h-70z', '#8f9c9f', '#5b6b6e') +
    line('M560 240v44h90', '#d5dcd6', 12) +
    line('M560 240v44', marigold, 12) +
    `<path d="M676 230h20v56h-20zM670 280h32v8h-32z" fill="#8f9c9f"/><path d="M684 222v70" stroke="${clay}" stroke-width="6"/>` +
    // A sketch of the chair on the wall.
    `<g transform="rotate(-3 110 230)"><path d="M40 140h146v180H40z" fill="#fdf6e3"/><path d="M170 140h16v180h-16z" fill="#d8c8a4"/><circle cx="112" cy="150" r="7" fill="${clay}"/><path d="M78 180v112M140 180v112M78 186q31-16 62 0M78 240h62M78 240l-12 12v48M140 240l12 12v48M66 254h86M98 184v54M120 184v54" fill="none" stroke="${indigo}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>` +
    // Paint on the shelf.
    shape('M860 250h220v14H860z', '#6b4524') +
    [
      [876, clay],
      [942, brand],
      [1008, marigold],
    ]
      .map(
        ([x, fill]) =>
          lit(`M${x} 194h52v56h-52z`, '#e9e4d4', '#b8b29c') +
          shape(`M${x} 210h52v24h-52z`, fill) +
          `<ellipse cx="${x + 26}" cy="194" rx="26" ry="7" fill="#c9c4b2"/><path d="M${x + 4} 194q22-34 44 0" fill="none" stroke="#8a8674" stroke-width="3"/>`,
      )
      .join('')
  )
}

/** Draws the apprentice who planes a board at the back. */
function apprentice() {
  const figure = person({
    x: 1012,
    y: 408,
    size: 0.66,
    tilt: -10,
    turn: -0.9,
    nod: 1,
    skin: deep,
    headStyle: headStyles.flatTop(),
    face: { brows: 'strong', gaze: 'down' },
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M930 720c-4-110-2-190 10-226 12-32 32-52 58-62 6 10 12 14 24 14s18-4 22-14c30 10 50 30 58 62 12 60 14 140 12 226z',
      '#e08a5a',
      '#a8532c',
      { dx: -16, dy: -3 },
    ) +
    line('M990 412c6 14 14 22 26 22s22-8 28-22', '#a8532c', 7) +
    limb('M956 476C916 520 904 546 890 556', 40, '#e08a5a', '#a8532c') +
    limb('M890 556C876 562 868 564 856 564', 24, deep.base, deep.shade) +
    limb('M1082 490C1090 550 1040 566 980 560', 40, '#d67c4c', '#a8532c') +
    limb('M984 560C960 560 940 560 924 560', 24, deep.base, deep.shade) +
    lit('M770 588h350v24H770z', '#e2b070', grain, { dx: 0, dy: -8 }) +
    lit('M824 560h112q10 0 10 10v18H812v-12q0-16 12-16z', '#8a4b26', '#5d3016', { dx: 0, dy: -8 }) +
    hand({ x: 858, y: 562, turn: 188, size: 0.66, flip: true, skin: deep, pose: 'hold' }) +
    hand({ x: 926, y: 558, turn: 184, size: 0.66, flip: true, skin: deep, pose: 'hold' }) +
    line('M806 578c-24-6-26-34-6-36 18 0 16 22 4 22', '#f6dcae', 6) +
    shape('M790 612h30v190h-30zM1060 612h30v190h-30z', '#8a5c34')
  )
}

function customer() {
  const figure = person({
    x: 706,
    y: 424,
    size: 1.02,
    tilt: -6,
    turn: -0.9,
    nod: 0.5,
    skin: dark,
    headStyle: headStyles.veil('#f0c46a', '#b9801e'),
    face: { lashes: true, lines: true, smile: 'open' },
    over: `<circle cx="208" cy="166" r="6" fill="${clay}"/>`,
  })
  return (
    draped(
      'M556 800c-6-120-4-210 18-262 18-44 50-72 96-92h72c46 20 78 48 96 92 22 52 24 142 20 262z',
      adire,
      '<path d="M800 490c50 60 50 200 46 310h-66c12-120 12-240-22-300zM610 500c-16 70-18 190-16 300h-24c-4-120 4-230 40-300z" fill="#0a1430" opacity=".25"/>',
    ) +
    figure.back +
    figure.front
  )
}

function maker() {
  const figure = person({
    x: 366,
    y: 438,
    size: 1.2,
    tilt: 4,
    turn: 0.8,
    nod: 0.2,
    skin: brown,
    headStyle: headStyles.shortNatural(colors.hair, clay),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="105" cy="166" r="7" fill="${marigold}"/>`,
  })
  return (
    figure.back +
    figure.front +
    // A pencil behind her ear.
    line('M300 312l44-58', clay, 9) +
    line('M296 317l-5 7', '#f3dcae', 7) +
    lit(
      'M176 800c-6-130-4-224 20-278 20-46 56-78 110-100 8 20 30 36 60 36s52-16 60-36c54 22 88 54 108 100 24 56 28 152 24 278z',
      '#f6efdc',
      '#cbbb94',
      { dx: -26, dy: -4 },
    ) +
    line('M304 424c12 26 34 38 62 38s50-12 62-38', '#cbbb94', 12) +
    // Her dungarees.
    lit('M274 560q92 30 184 0l30 240H244z', '#3f6f8f', '#274c68', { dx: -16, dy: 0 }) +
    line('M278 564C282 520 290 476 302 434M454 564C450 520 442 476 430 434', '#34607e', 24) +
    `<circle cx="280" cy="572" r="10" fill="${marigold}"/><circle cx="452" cy="572" r="10" fill="${marigold}"/>` +
    line('M310 632h112v58q-56 18-112 0z', '#7fa8c2', 4) +
    // A folding rule and a pencil in her pocket.
    `<path d="M330 600h16v60h-16z" fill="${marigold}"/><path d="M330 612h8M330 624h8M330 636h8" stroke="#6b4020" stroke-width="3"/><path d="M372 590h12v60h-12z" fill="${clay}"/><path d="M372 590l6-16 6 16z" fill="#f3dcae"/>`
  )
}

function chair() {
  // A chair without its seat yet.
  return (
    lit('M1010 430q100-46 200 0v34q-100-44-200 0z', wood, grain, { dx: 0, dy: -8 }) +
    lit('M1012 430h26l14 370h-30zM1182 430h26l-10 370h-30z', wood, grain, { dx: -8, dy: 0 }) +
    [1062, 1096, 1130]
      .map((x) => lit(`M${x} 446h20v172h-20z`, '#e6b677', grain, { dx: -6, dy: 0 }))
      .join('') +
    lit('M1000 612h220l20 40H984z', '#e6b677', grain, { dx: 0, dy: -12 }) +
    lit('M984 652h28l10 160h-30zM1212 652h28l-8 160h-30z', wood, grain, { dx: -8, dy: 0 }) +
    line('M1030 640h160', grain, 3, 'opacity=".6"')
  )
}

function bench() {
  const curl = (x, y, s) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0c-20-6-22-30-4-32 16 0 16 20 4 20M6 2c14 2 30-2 30-14" fill="none" stroke="#f6dcae" stroke-width="7" stroke-linecap="round"/>`
  return (
    surface('M-10 690h940l50 46H-10z', '#d9a05c', [
      [0, '#ffeab8', 0.8],
      [0.7, '#ffeab8', 0],
    ]) +
    line('M40 704h200M300 722h260M640 708h160M90 726h120', grain, 3, 'opacity=".5"') +
    shape('M-10 736h990v80H-10z', '#8a5228') +
    shape('M-10 736h990v10H-10z', '#000', 'opacity=".22"') +
    // She writes, and the customer looks on.
    limb('M214 560C160 640 190 700 290 704', 84, '#f6efdc', '#cbbb94') +
    `<g transform="translate(494 694) scale(1.2)"><path d="M-126 18L-92-34H96l34 52z" fill="#8a4b26"/><path d="M-116 12L-84-34H88l30 46z" fill="#fffaf0"/><path d="M-30-42h60v14h-60z" fill="#8f9c9f"/><path d="M-66-20h70M-74-8h88M-80 3h64" stroke="#a89c80" stroke-width="4" stroke-linecap="round"/><path d="M50-20h26M54-8h28M58 3h30" stroke="${brand}" stroke-width="5" stroke-linecap="round"/></g>` +
    limb('M290 706C330 712 370 708 398 700', 46, brown.base, brown.shade) +
    line('M440 704l-26-62', marigold, 9) +
    hand({ x: 406, y: 694, turn: -6, size: 1.12, skin: brown, pose: 'hold' }) +
    limb('M532 556C592 610 622 650 626 676', 78, '#e9dfc4', '#cbbb94') +
    limb('M626 682C622 694 616 700 608 702', 42, brown.base, brown.shade) +
    hand({ x: 616, y: 702, turn: 184, size: 1.05, flip: true, skin: brown }) +
    line('M816 556C852 636 832 676 774 682', '#24345a', 84) +
    line('M816 556C852 636 832 676 774 682', adire.fill, 78) +
    limb('M768 690C744 698 722 700 706 698', 42, dark.base, dark.shade) +
    hand({ x: 708, y: 698, turn: 184, size: 1.05, flip: true, skin: dark }) +
    // Shavings, glue and a small plane.
    curl(70, 716, 1) +
    curl(128, 704, 0.8) +
    curl(780, 722, 0.9) +
    curl(846, 712, 0.8) +
    lit('M876 652h46l8 18v44h-62v-44z', '#f3e3c4', '#c9a15f') +
    shape('M888 634h22v18h-22z', clay) +
    shape('M868 680h62v20h-62z', brand)
  )
}
