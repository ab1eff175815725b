import { colleagues } from '../portraits/colleagues.mjs'
import { colors } from '../portraits/parts.mjs'
import {
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

const { brand, mintDeep, marigold, paper, ink, clay, indigo } = colors
// They wear the same as on the careers stairs, at the top of the page.
const { turban, bald, crop, locs } = colleagues

/** Draws colleagues in a room above a bakery: one points to a date on the calendar, and old test phones lie around. */
export function draw() {
  return picture(room() + street() + calendar() + pointing() + withCup() + withLaptop() + writing() + table())
}

function room() {
  return (
    fade(everywhere, [
      [0, '#f3c9a4'],
      [1, '#f9e2c0'],
    ]) +
    glow(960, 220, 620, '#fff6dc', 0.9) +
    shape('M0 560h1280v18H0z', '#d29a6c') +
    shape('M0 578h1280v222H0z', '#a8683c') +
    // A shelf with a plant and files, and a lamp.
    shape('M452 150h200v14H452z', '#8a5228') +
    [
      [470, 72, brand],
      [498, 84, clay],
      [526, 66, indigo],
    ]
      .map(([x, h, fill]) => `<rect x="${x}" y="${150 - h}" width="24" height="${h}" rx="4" fill="${fill}"/>`)
      .join('') +
    lit('M584 108h48l-6 42h-36z', paper, '#d8c8a4') +
    `<path d="M608 110c-24-18-28-44-22-66 18 14 26 38 22 66zM608 110c-2-32 8-56 28-70 10 26-2 52-28 70z" fill="#4f9a78"/><path d="M608 110c12-18 32-26 50-22-6 16-26 28-50 22zM608 110c-16-14-36-16-50-8 10 14 30 18 50 8z" fill="#3f7f66"/>`
  )
}

/** Draws the window, with a view of Yaba's roofs and the smoke from the bakery below. */
function street() {
  return (
    shape('M846 76h380v330H846z', '#7a4a22') +
    inside(
      'M862 92h348v298H862z',
      fade('M862 92h348v298H862z', [
        [0, '#9fd3dd'],
        [1, '#fdf0cf'],
      ]) +
        shape('M862 250h130v150H862z', '#e9bf80') +
        shape('M850 236h152v18H850z', '#c4553a') +
        shape('M1000 290h120v110h-120z', '#f2d9a6') +
        shape('M990 274h140v18H990z', '#8f5f3a') +
        shape('M1126 220h100v180h-100z', '#dfa872') +
        shape('M1116 206h110v18h-110z', '#a84630') +
        [884, 932, 1018, 1062, 1146].map((x) => shape(`M${x} 312h24v34h-24z`, '#a9713a')).join('') +
        line('M862 210Q1030 260 1210 176', '#6b4a3a', 3) +
        `<g fill="#fff" opacity=".75"><circle cx="1020" cy="240" r="16"/><circle cx="1034" cy="214" r="20"/><circle cx="1022" cy="182" r="24"/><circle cx="1046" cy="150" r="28"/></g>` +
        shape('M1010 256h22v26h-22z', '#7a3318'),
    ) +
    shape('M1028 84h16v318h-16z', '#7a4a22') +
    lit('M826 398h420v20H826z', '#c98a4b', '#8a5228', { dx: 0, dy: -8 })
  )
}

/** Draws the month on the wall: the paydays are coins. */
function calendar() {
  return (
    lit('M40 84h330v300H40z', '#fffaf0', '#d8c8a4', { dx: -8, dy: -6 }) +
    shape('M40 84h330v54H40z', brand) +
    shape('M62 104h120v14H62z', '#fff', 'opacity=".85"') +
    Array.from({ length: 28 }, (_, at) => {
      const [x, y] = [80 + (at % 7) * 42, 170 + Math.floor(at / 7) * 52]
      return [4, 11, 18, 25].includes(at)
        ? `<circle cx="${x}" cy="${y}" r="17" fill="${marigold}"/><circle cx="${x}" cy="${y}" r="11" fill="none" stroke="#c98a22" stroke-width="3"/>`
        : `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="7" fill="${mintDeep}" opacity="${at < 12 ? 1 : 0.55}"/>`
    }).join('') +
    `<circle cx="248" cy="222" r="25" fill="none" stroke="${clay}" stroke-width="6"/>`
  )
}

const earring = (x, color) =>
  `<circle cx="${x}" cy="163" r="7" fill="none" stroke="${color}" stroke-width="3.500"/>`

function pointing() {
  const figure = person({
    ...turban,
    x: 176,
    y: 454,
    size: 1.06,
    tilt: 3,
    turn: 0.8,
    nod: 0.2,
    over: earring(108, clay),
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M10 800c-4-120 0-200 20-250 22-46 54-94 108-107 8 14 18 22 38 22s30-8 38-22c54 13 92 61 110 107 22 54 24 140 20 250z',
      '#2f6f8f',
      '#1f4f68',
      { dx: -24, dy: -4 },
    ) +
    line('M138 443c8 14 18 22 38 22s30-8 38-22', '#1f4f68', 9) +
    limb('M316 552C384 540 400 470 376 412', 72, '#2f6f8f', '#1f4f68') +
    limb('M374 410C352 376 334 352 316 330', 40, turban.skin.base, turban.skin.shade) +
    hand({ x: 312, y: 326, turn: 228, size: 1.02, flip: true, skin: turban.skin, pose: 'point' })
  )
}

function withCup() {
  const figure = person({ ...bald, x: 800, y: 418, size: 0.9, tilt: -4, turn: -0.9, nod: 0.1 })
  return (
    figure.back +
    figure.front +
    lit(
      'M664 800c-6-130-4-220 14-282 16-44 46-94 90-106 8 14 16 20 32 20s24-6 32-20c44 12 76 62 90 106 18 62 20 160 16 282z',
      '#4a5560',
      '#343d45',
      { dx: -22, dy: -3 },
    ) +
    `<path d="M770 410l-16 12 24 44 22-32zM830 410l16 12-24 44-22-32z" fill="#fff"/>` +
    line('M800 434v130', '#343d45', 4)
  )
}

function withLaptop() {
  const figure = person({
    ...crop,
    x: 1062,
    y: 460,
    size: 1.06,
    tilt: -5,
    turn: -0.8,
    nod: 0.2,
    over: earring(213, marigold),
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M894 800c-6-120-4-206 18-256 20-44 58-82 112-98 8 14 18 22 38 22s30-8 38-22c54 12 92 54 110 98 22 50 24 146 20 256z',
      '#e2735a',
      '#a8452e',
      { dx: -24, dy: -4 },
    ) +
    shape('M1024 450l38 58 38-58z', crop.skin.base) +
    line('M1023 447l39 61 39-61', '#a8452e', 7)
  )
}

function writing() {
  const figure = person({ ...locs, x: 516, y: 470, size: 1.12, tilt: 4, turn: -0.7, nod: 0.1 })
  return (
    figure.back +
    figure.front +
    lit(
      'M340 800c-6-120-4-200 18-248 20-44 58-72 114-94 8 16 20 24 44 24s36-8 44-24c56 20 94 50 112 94 22 48 26 144 22 248z',
      indigo,
      '#1b2747',
      { dx: -24, dy: -4 },
    ) +
    line('M472 458c8 16 20 24 44 24s36-8 44-24', '#1b2747', 9)
  )
}

function table() {
  const oldPhone = (x, y, turn, fill, screen) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.15)"><rect x="-30" y="-18" width="60" height="36" rx="8" fill="${fill}"/><rect x="-24" y="-12" width="42" height="24" rx="3" fill="${screen}"/><circle cx="24" cy="0" r="3" fill="#fff" opacity=".7"/></g>`
  return (
    surface('M0 690h1280v54H0z', '#d9a05c', [
      [0.4, '#fff0c4', 0],
      [1, '#fff0c4', 0.75],
    ]) +
    shape('M0 744h1280v60H0z', '#8a5228') +
    shape('M0 744h1280v9H0z', '#000', 'opacity=".2"') +
    // The arms of the man who writes.
    limb('M376 570C330 640 350 690 420 704', 80, indigo, '#1b2747') +
    limb('M660 570C706 640 690 690 620 704', 80, '#26365f', '#1b2747') +
    `<g transform="translate(520 700)"><path d="M-92 12L-70-40H-2l2 52z" fill="#fffaf0"/><path d="M92 12L70-40H2L0 12z" fill="#f1e5c8"/><path d="M-92 12h184v9H-92z" fill="${clay}"/><path d="M-58-26h44M-62-14h46M-66-2h40M16-26h42M16-14h30" stroke="#7fa3cf" stroke-width="4" stroke-linecap="round"/></g>` +
    limb('M420 706C436 710 446 708 452 704', 40, locs.skin.base, locs.skin.shade) +
    hand({ x: 456, y: 702, turn: 0, size: 1, skin: locs.skin }) +
    limb('M620 706C606 710 596 708 592 704', 40, locs.skin.base, locs.skin.shade) +
    line('M560 694l34-50', marigold, 8) +
    hand({ x: 592, y: 702, turn: 184, size: 1, flip: true, skin: locs.skin, pose: 'hold' }) +
    // Hands around a cup, and sleeves behind a laptop.
    limb('M690 560C668 630 690 676 748 690', 60, '#424c56', '#2c343b') +
    limb('M910 560C932 630 908 676 852 690', 60, '#424c56', '#2c343b') +
    lit('M766 622h68v60q0 16-16 16h-36q-16 0-16-16z', marigold, '#c4782a') +
    `<path d="M786 612q-12-16 2-30t0-32M812 612q-12-16 2-30t0-32" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>` +
    limb('M712 668C724 682 738 684 752 680', 34, bald.skin.base, bald.skin.shade) +
    limb('M888 668C876 682 862 684 848 680', 34, bald.skin.base, bald.skin.shade) +
    hand({ x: 752, y: 676, turn: -14, size: 0.86, skin: bald.skin, pose: 'hold' }) +
    hand({ x: 848, y: 676, turn: 194, size: 0.86, flip: true, skin: bald.skin, pose: 'hold' }) +
    limb('M922 580C890 650 920 700 980 704', 72, '#e2735a', '#a8452e') +
    limb('M1204 580C1234 650 1210 700 1150 704', 72, '#cf6148', '#a8452e') +
    lit('M968 580h180q14 0 16 14l14 110H938l14-110q2-14 16-14z', '#e8ece6', '#b9c4bd', { dx: -10, dy: -5 }) +
    `<path d="M1042 628h12v12h12v12h12v14h-36z" fill="${brand}"/><circle cx="1072" cy="632" r="6" fill="${marigold}"/>` +
    lit('M916 702h284q6 0 6 7t-6 7H916q-6 0-6-7t6-7z', '#c9d2cb', '#98a59d', { dx: 0, dy: -4 }) +
    // The old phones, and bread from downstairs.
    oldPhone(690, 722, -6, ink, mintDeep) +
    oldPhone(764, 728, 4, '#5b6b8a', '#dbe6f2') +
    oldPhone(838, 722, -3, clay, '#ffe9c4') +
    `<ellipse cx="250" cy="716" rx="112" ry="18" fill="#f3ead6"/><path d="M166 706c-8-46 20-64 50-58 20-22 56-18 68 0 34-6 56 18 46 58q-80 18-164 0z" fill="#c9803c"/><path d="M180 690c2-24 22-34 40-26M232 660c14-12 34-10 44 2" fill="none" stroke="#f0bb78" stroke-width="7" stroke-linecap="round"/><path d="M216 652c6 12 6 30 2 48M284 650c-6 14-6 32 0 50" stroke="#9a5a24" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`
  )
}
