import { colors, headStyles, skins } from '../portraits/parts.mjs'
import { everywhere, fade, glow, hand, inside, limb, line, lit, person, picture, shape } from './kit.mjs'

const { brand, marigold, paper, ink, clay, indigo } = colors
const { deep, dark, brown, warm } = skins

/** The left edge of the square around the woman. */
export const closeUpLeft = 0

/** Draws a danfo on the bridge over the lagoon at dusk, and a woman who flags it down on her way home from work. */
export function draw() {
  return picture(dusk() + bridge() + bus() + woman())
}

function dusk() {
  const towers = [
    [40, 300, 60],
    [96, 250, 44],
    [150, 320, 70],
    [236, 278, 36],
    [276, 330, 90],
    [384, 300, 40],
    [700, 322, 60],
    [768, 286, 42],
    [816, 334, 80],
    [1010, 300, 54],
    [1070, 252, 40],
    [1114, 318, 70],
    [1190, 280, 50],
  ]
  return (
    fade(everywhere, [
      [0, '#3d4a72'],
      [0.18, '#8b5f7c'],
      [0.34, '#e08358'],
      [0.5, '#fbc05c'],
      [0.56, '#fde2a0'],
    ]) +
    glow(424, 330, 560, '#fff1c4', 0.95) +
    `<circle cx="424" cy="322" r="84" fill="#fff6d8"/>` +
    `<g fill="#fff" opacity=".2"><rect x="80" y="120" width="330" height="16" rx="8"/><rect x="180" y="148" width="190" height="12" rx="6"/><rect x="820" y="92" width="380" height="16" rx="8"/><rect x="760" y="122" width="250" height="12" rx="6"/><rect x="640" y="212" width="180" height="11" rx="5"/></g>` +
    // The far shore.
    towers
      .map(([x, y, w]) => shape(`M${x} ${y}h${w}v${420 - y}h${-w}z`, '#b5626a', 'opacity=".62"'))
      .join('') +
    shape('M0 384q90-16 180 0t200 2 260-6 240 6 400-4v50H0z', '#9d545f', 'opacity=".75"') +
    fade('M0 418h1280v160H0z', [
      [0, '#f6b266'],
      [0.5, '#c9705a'],
      [1, '#7a4a62'],
    ]) +
    `<g stroke="#ffe9b5" stroke-linecap="round" opacity=".8"><path d="M364 430h120M340 444h172M384 458h96M352 474h150" stroke-width="5"/><path d="M200 452h70M300 470h40M760 446h90M900 468h54M1080 450h96M60 476h60" stroke-width="4" opacity=".6"/></g>` +
    // A canoe with a fisherman and his net.
    `<g fill="#4b2d3d"><path d="M268 462q60 26 132-2-10 26-66 26t-66-24z"/><path d="M344 466c-4-26 2-40 12-40s14 16 10 40z"/><circle cx="357" cy="418" r="9"/></g><path d="M366 436l44-52" stroke="#4b2d3d" stroke-width="4" stroke-linecap="round"/>`
  )
}

function bridge() {
  return (
    shape('M0 520h1280v280H0z', '#2b2438') +
    fade('M0 520h1280v40H0z', [
      [0, '#e7b184'],
      [1, '#8d5c63'],
    ]) +
    shape('M0 512h1280v12H0z', '#ffdca0') +
    Array.from({ length: 14 }, (_, at) => shape(`M${at * 100 - 20} 524h34v36h-34z`, '#6b4453')).join('') +
    fade('M0 560h1280v240H0z', [
      [0, '#5a4152'],
      [1, '#2a2436'],
    ]) +
    glow(560, 600, 520, '#ffb45c', 0.35) +
    Array.from({ length: 7 }, (_, at) =>
      shape(`M${at * 230 - 60} 742h120l-10 14h-124z`, '#f4d9a8', 'opacity=".75"'),
    ).join('') +
    // Lamps along the railing.
    [190, 1130]
      .map(
        (x) =>
          line(`M${x} 520V196q0-22 22-22h44`, '#3a2a3c', 9) +
          glow(x + 74, 182, 90, '#fff0bd', 0.95) +
          `<rect x="${x + 52}" y="170" width="46" height="13" rx="6" fill="#fff7dc"/>`,
      )
      .join('')
  )
}

function bus() {
  const BODY = 'M432 676V380c0-40 22-58 62-58h560c66 0 88 20 112 74l40 92c34 8 50 26 50 60v128z'
  const rider = (traits) => {
    const figure = person(traits)
    return figure.back + figure.front
  }
  const pane = (d, content) =>
    shape(d, '#463449') +
    inside(
      d,
      fade(d, [
        [0, '#8d6a6f'],
        [1, '#4d3a4d'],
      ]) + content,
    ) +
    line(d, '#2a1f2c', 7)
  const seat = (x, y, color) => shape(`M${x - 62} ${y + 90}c0-56 20-78 62-84 42 6 62 28 62 84z`, color)
  const wheel = (x) =>
    `<circle cx="${x}" cy="684" r="62" fill="#1a1722"/><circle cx="${x}" cy="684" r="32" fill="#c9bfae"/><circle cx="${x}" cy="684" r="13" fill="#5b5261"/><path d="M${x - 44} 656a54 54 0 0 1 50-26" fill="none" stroke="#5b5261" stroke-width="6" stroke-linecap="round"/>`
  return (
    `<ellipse cx="840" cy="742" rx="440" ry="20" fill="#15111d" opacity=".6"/>` +
    lit(BODY, '#f9b531', '#d98a1f', { dx: -10, dy: -12 }) +
    inside(
      BODY,
      shape('M420 520h860v20H420zM420 560h860v20H420z', ink) +
        fade('M420 610h860v80H420z', [
          [0, '#8a4a12', 0],
          [1, '#5c2d12', 0.65],
        ]) +
        glow(440, 340, 420, '#fff3c9', 0.6),
    ) +
    // A rack with what the passengers bring home.
    shape('M520 322v-16h420v16z', '#6b3f1c') +
    lit('M556 306c-10-44 10-62 54-62s62 22 54 62z', '#d9c49a', '#b2986a') +
    line('M598 246q12-12 26 0', '#8a6f45', 6) +
    lit('M676 306v-40q0-10 10-10h92q10 0 10 10v40z', '#3f7f66', '#2c5f4b') +
    line('M732 256v50M676 280h112', '#f3e3c4', 4) +
    lit('M806 306c0-30 14-46 44-46s44 16 44 46z', '#c4553a', '#97402b') +
    pane(
      'M470 366h118q10 0 10 10v112q0 10-10 10H470q-10 0-10-10V378q0-12 10-12z',
      rider({
        x: 528,
        y: 474,
        size: 0.58,
        turn: -0.6,
        skin: deep,
        headStyle: headStyles.hula(paper, brand),
        face: { brows: 'strong', smile: 'closed' },
      }) + seat(528, 472, '#e9e2cf'),
    ) +
    pane(
      'M628 366h136q10 0 10 10v112q0 10-10 10H628q-10 0-10-10V376q0-10 10-10z',
      rider({
        x: 696,
        y: 474,
        size: 0.6,
        tilt: -4,
        turn: -0.4,
        nod: 0.8,
        skin: brown,
        headStyle: headStyles.shortNatural(colors.hair, marigold),
        face: { lashes: true, gaze: 'down', smile: 'closed' },
      }) + seat(696, 474, clay),
    ) +
    // The open door with its conductor is between the windows.
    shape('M796 346h122v330H796z', '#2c2030') +
    shape('M804 520h106v156H804z', '#5a4152') +
    lit('M812 560h88q10 0 10 10v70h-108v-70q0-10 10-10z', '#7d4a3a', '#5d3528') +
    pane(
      'M942 366h92q10 0 10 10v112q0 10-10 10h-92q-10 0-10-10V376q0-10 10-10z',
      rider({
        x: 992,
        y: 476,
        size: 0.58,
        turn: -0.8,
        skin: warm,
        headStyle: headStyles.hijab(indigo, '#1b2747'),
        face: { lashes: true, smile: 'open' },
      }) + seat(992, 500, '#1b2747'),
    ) +
    pane(
      'M1066 366h38q22 0 32 24l40 98q2 10-8 10h-102q-10 0-10-10V376q0-10 10-10z',
      rider({
        x: 1108,
        y: 482,
        size: 0.56,
        turn: 0.8,
        skin: dark,
        headStyle: headStyles.fila(clay, '#7a3318'),
        face: { brows: 'strong', hair: colors.hair },
      }) + seat(1108, 482, brand),
    ) +
    line('M1052 470l60 22', '#2a1f2c', 8) +
    line('M432 676h824', '#7a4a1a', 10) +
    shape('M1206 596h52v30h-52q-10 0-10-15t10-15z', '#fff3c4') +
    glow(1262, 610, 130, '#fff1b8', 0.85) +
    wheel(568) +
    wheel(1096) +
    conductor()
  )
}

function conductor() {
  const man = person({
    x: 846,
    y: 424,
    size: 0.62,
    tilt: -8,
    turn: -0.9,
    skin: dark,
    headStyle: headStyles.flatTop(),
    face: { brows: 'strong', smile: 'open' },
  })
  return (
    line('M872 600C878 650 876 690 880 716', '#24324f', 34) +
    line('M846 600C838 640 832 660 838 690', '#2c3e6b', 36) +
    line('M832 700h-22M884 722h-22', paper, 14) +
    man.back +
    man.front +
    lit(
      'M794 610c-4-70-4-124 8-160 8-22 18-34 34-40 6 8 26 8 32 2 20 6 32 22 38 46 8 40 6 90 0 146z',
      '#3f9a73',
      '#2a7355',
      { dx: -10 },
    ) +
    limb('M892 470C926 462 936 430 922 396', 30, '#3f9a73', '#2a7355') +
    limb('M922 400C922 380 922 366 924 352', 22, dark.base, dark.shade) +
    `<circle cx="924" cy="346" r="13" fill="${dark.base}"/>` +
    limb('M806 468C786 510 776 536 762 546', 30, '#3f9a73', '#2a7355') +
    limb('M762 548C746 546 730 538 718 526', 21, dark.base, dark.shade) +
    hand({ x: 716, y: 526, turn: 216, size: 0.62, skin: dark, pose: 'hold' }) +
    // The fares that he has collected, folded lengthwise between his fingers.
    `<g transform="translate(700 508) rotate(-58)"><rect x="-6" y="-22" width="62" height="11" rx="3" fill="#7fc39e"/><rect x="-6" y="-9" width="66" height="11" rx="3" fill="#e9a15b"/><rect x="-6" y="4" width="60" height="11" rx="3" fill="#b9a0cf"/></g>`
  )
}

function woman() {
  const figure = person({
    x: 262,
    y: 470,
    size: 1.3,
    tilt: 5,
    turn: 0.9,
    nod: -0.2,
    skin: brown,
    headStyle: headStyles.bun(),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="106" cy="166" r="8" fill="none" stroke="${marigold}" stroke-width="4"/>`,
  })
  return (
    limb('M392 600C440 580 462 540 470 496', 84, '#0e6a4a', '#083d2b') +
    limb('M470 500C474 450 470 410 462 372', 50, brown.base, brown.shade) +
    `<g transform="translate(462 366) rotate(-96)"><path d="M-16-20C0-26 20-24 34-22L84-26c9 0 9 12 1 13l-34 3 40 2c9 1 8 13-1 13l-40-1 34 7c8 2 6 13-3 12L44 13l22 9c7 4 2 13-6 11L28 22C12 28-4 24-16 20z" fill="${brown.base}"/><path d="M8-20C14-38 26-52 36-56c9-2 12 7 6 13-9 8-12 16-14 24z" fill="${brown.base}"/><path d="M30-8c4 8 4 16 0 22" fill="none" stroke="${brown.shade}" stroke-width="3" stroke-linecap="round"/></g>` +
    figure.back +
    figure.front +
    lit(
      'M44 800c-2-130 6-212 40-258 26-36 66-56 116-76 12 24 34 38 62 38s50-14 62-38c50 20 88 42 108 88 24 52 30 140 30 246z',
      '#0b5a3e',
      '#063c29',
      { dx: -26, dy: -4 },
    ) +
    line('M199 466c12 26 34 40 63 40s51-14 63-40', '#063c29', 11) +
    line('M120 800C124 700 150 600 184 486', '#5b3216', 22) +
    line('M220 500l34 128M306 498l-52 130', '#f6c766', 6) +
    lit('M224 626h62q8 0 8 8v84q0 8-8 8h-62q-8 0-8-8v-84q0-8 8-8z', paper, '#d9cfb4', { dx: -6 }) +
    `<circle cx="255" cy="660" r="15" fill="${brown.base}"/><path d="M232 692q23-22 46 0z" fill="${brand}"/><path d="M230 706h50" stroke="${marigold}" stroke-width="6" stroke-linecap="round"/>` +
    lit('M20 690h130q22 0 24 22l8 110H10z', '#7a4521', '#57300f') +
    line('M10 736h168', '#a9683a', 6)
  )
}
