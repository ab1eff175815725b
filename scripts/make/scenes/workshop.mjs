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

const { brand, brandDeep, mintDeep, marigold, marigoldSoft, paper, clay, indigo } = colors
const { deep, warm } = skins

const suns = cloth('circles', [clay, marigold, '#5c2410'], 1.7)
const stairs = cloth('stairs', [brand, mintDeep, marigold], 1.3)
const fans = cloth('fans', ['#f7e8c8', indigo, clay], 1.4)

/** Draws a tailor at her machine. Behind her, an apprentice fits a dress, and the door is open to the street. */
export function draw() {
  return picture(room() + street() + dress() + apprentice() + tailor() + bench())
}

function room() {
  const spool = (x, y, fill) =>
    `<rect x="${x}" y="${y - 44}" width="30" height="44" rx="6" fill="${fill}"/><path d="M${x - 4} ${y - 50}h38v8h-38zM${x - 4} ${y - 6}h38v8h-38z" fill="#f3dcae"/><path d="M${x + 20} ${y - 40}v34" stroke="#000" stroke-opacity=".18" stroke-width="8"/>`
  return (
    fade(everywhere, [
      [0, '#2d7259'],
      [1, '#4b8f70'],
    ]) +
    glow(980, 330, 640, '#ffe6a6', 0.75) +
    // Shelves with thread and rolls of cloth.
    shape('M40 156h440v14H40z', '#5d3516') +
    [clay, marigold, paper, indigo, mintDeep, '#e08358', brandDeep, marigold]
      .map((fill, at) => spool(60 + at * 52, 156, fill))
      .join('') +
    shape('M40 318h300v14H40z', '#5d3516') +
    [
      [58, 260, suns],
      [122, 236, fans],
      [186, 268, stairs],
      [250, 244, suns],
    ]
      .map(
        ([x, y, fabric]) =>
          draped(
            `M${x} ${y}q26-12 52 0V318h-52z`,
            fabric,
            `<path d="M${x + 34} ${y - 10}h20v100h-20z" fill="#000" opacity=".2"/>`,
          ) +
          `<ellipse cx="${x + 26}" cy="${y}" rx="26" ry="8" fill="#f3dcae"/><ellipse cx="${x + 26}" cy="${y}" rx="9" ry="3" fill="#8a5228"/>`,
      )
      .join('') +
    // A tape measure and paper patterns on the wall.
    line('M560 100c-10 70 10 110-6 170M590 100c12 60-10 130 6 190', marigold, 10) +
    `<circle cx="575" cy="96" r="9" fill="#5d3516"/>` +
    `<g transform="rotate(5 700 150)"><path d="M650 90h40q10 22 34 22t34-22h36v150H650z" fill="${marigoldSoft}" opacity=".9"/><path d="M664 110v112h116v-112" fill="none" stroke="${clay}" stroke-width="4" stroke-dasharray="10 9" stroke-linecap="round"/></g>`
  )
}

function street() {
  return (
    // The open door.
    shape('M902 70h300v600H902z', '#1b4838') +
    inside(
      'M920 88h264v582H920z',
      fade('M920 88h264v582H920z', [
        [0, '#fde3a4'],
        [0.7, '#fff3d4'],
        [1, '#f0cf8f'],
      ]) +
        glow(1120, 180, 220, '#ffffff', 0.8) +
        shape('M920 300h90v260h-90z', '#e9bf80') +
        shape('M912 286h108v18H912z', '#c98a4b') +
        shape('M936 336h30v44h-30zM936 410h30v44h-30z', '#c98a4b') +
        shape('M1100 250h100v310h-100z', '#efcf98') +
        shape('M1092 236h110v18h-110z', '#d29c5c') +
        shape('M1122 290h26v40h-26zM1122 364h26v40h-26z', '#d29c5c') +
        `<path d="M1052 560c-6-90-4-150 4-220" fill="none" stroke="#8a6a3a" stroke-width="10" stroke-linecap="round"/><g fill="#7fae7c"><ellipse cx="1030" cy="326" rx="46" ry="34"/><ellipse cx="1086" cy="322" rx="44" ry="32"/><ellipse cx="1058" cy="296" rx="50" ry="36"/></g>` +
        shape('M920 556h264v120H920z', '#dca764'),
    ) +
    `<path d="M920 670L640 800h640l-96-130z" fill="#ffe9b0" opacity=".5"/>` +
    lit('M1184 88l78-34v680l-78-64z', '#c58447', '#8a5228', { dx: -60, dy: 0 })
  )
}

function dress() {
  // On the tailor's dummy.
  return (
    line('M774 620v130M730 760h88', '#3d2412', 12) +
    lit('M738 300c-6-24 8-40 36-40s42 16 36 40z', '#d9b98a', '#b28d5b') +
    lit('M764 244h20v24h-20z', '#8a5228', '#5d3516') +
    draped(
      'M722 300c14 8 26 10 52 10s38-2 52-10c20 14 26 36 22 62-4 26-16 40-16 62 0 20 50 130 70 236H646c20-106 70-216 70-236 0-22-12-36-16-62-4-26 2-48 22-62z',
      fans,
      '<path d="M846 300c10 60-14 90-10 124 8 40 40 130 60 240h-60c-8-80-30-170-34-230-4-50 20-90 10-134zM700 660c10-80 30-150 40-200l10 4c-8 60-20 130-22 196z" fill="#0d1530" opacity=".28"/>',
    ) +
    line('M718 424h112', marigold, 12)
  )
}

function apprentice() {
  const figure = person({
    x: 1012,
    y: 350,
    size: 0.82,
    tilt: -6,
    turn: -0.9,
    nod: 0.8,
    skin: deep,
    headStyle: headStyles.twists(),
    face: { brows: 'strong', gaze: 'down' },
    over: glasses(),
  })
  return (
    figure.back +
    limb('M1094 440C1142 500 1150 580 1132 640', 58, '#e2d2ac', '#c7b387') +
    hand({ x: 1126, y: 668, turn: 100, size: 0.9, skin: deep }) +
    figure.front +
    lit(
      'M918 800c-4-180-2-330 12-382 12-32 36-48 70-62 6 12 16 18 30 18s20-6 26-18c38 12 64 30 74 64 16 60 20 220 18 380z',
      '#f0e3c4',
      '#c7b387',
      { dx: -22, dy: -3 },
    ) +
    line('M976 350c8 18 20 28 38 28s26-10 36-28', '#c7b387', 8) +
    // A tape around his neck, and a pin for the hem.
    line('M972 360c-10 60-12 110-8 160M1052 360c14 50 16 120 8 190', marigold, 11) +
    limb('M948 440C900 490 876 480 858 452', 52, '#f0e3c4', '#c7b387') +
    limb('M860 452C848 436 842 424 838 414', 32, deep.base, deep.shade) +
    hand({ x: 838, y: 414, turn: 232, size: 0.86, skin: deep, pose: 'hold' })
  )
}

function tailor() {
  const figure = person({
    x: 400,
    y: 430,
    size: 1.2,
    tilt: 5,
    turn: 0.6,
    nod: 0.7,
    skin: warm,
    headStyle: headStyles.afro(),
    face: { lashes: true, smile: 'open', gaze: 'down' },
    over: `<circle cx="106" cy="166" r="9" fill="none" stroke="${marigold}" stroke-width="4"/>`,
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M212 800c-6-130-4-230 20-284 20-42 54-64 102-92 12 24 34 40 66 40s54-16 66-40c48 22 84 50 102 94 24 58 28 150 24 282z',
      marigold,
      '#c98a22',
      { dx: -26, dy: -4 },
    ) +
    line('M332 426c14 28 36 42 68 42s54-14 68-42', '#c98a22', 10) +
    // Her apron.
    lit('M306 560q94 30 188 0l26 240H280z', '#2c3e6b', '#1b2747', { dx: -14, dy: 0 }) +
    line('M310 566C316 520 322 480 330 446M490 566C486 520 480 480 470 446', '#24345a', 13) +
    line('M340 640h120v50q-60 20-120 0z', '#5a6da3', 4)
  )
}

function bench() {
  return (
    surface('M-10 676h930l60 50H-10z', '#b9773d', [
      [0, '#ffdf9d', 0],
      [1, '#ffe9b8', 0.7],
    ]) +
    shape('M-10 726h990v80H-10z', '#6b4020') +
    shape('M-10 726h990v10H-10z', '#000', 'opacity=".25"') +
    // Both hands guide the cloth under the needle.
    limb('M252 560C214 620 236 664 300 676', 78, '#f2ae31', '#c98a22') +
    limb('M552 560C592 600 596 640 572 664', 78, '#e8a52b', '#c98a22') +
    draped(
      'M120 700C200 664 420 650 640 676c60 6 60 30 40 50H150c-20 90-60 90-120 90 20-40 40-90 90-116z',
      suns,
      '<path d="M240 690c140-30 240-30 400-10v16c-160-18-260-16-400 14zM60 800c30-20 60-60 80-100l30 4c-10 50-30 90-60 110z" fill="#3a1206" opacity=".28"/>',
    ) +
    limb('M300 676C330 684 366 690 396 688', 44, warm.base, warm.shade) +
    hand({ x: 404, y: 686, turn: 6, size: 1.15, skin: warm }) +
    limb('M572 664C560 678 548 684 536 686', 44, warm.base, warm.shade) +
    hand({ x: 532, y: 684, turn: 170, size: 1.1, flip: true, skin: warm }) +
    machine() +
    // Scissors, chalk and thread.
    `<g transform="translate(872 702) rotate(10) scale(.82)"><path d="M0-6L-110-16M0 6L-110 14" stroke="#c9d2cb" stroke-width="11" stroke-linecap="round"/><circle cx="0" cy="0" r="7" fill="#5b6b64"/><ellipse cx="34" cy="-16" rx="26" ry="15" fill="none" stroke="${clay}" stroke-width="10"/><ellipse cx="34" cy="18" rx="26" ry="15" fill="none" stroke="${clay}" stroke-width="10"/></g>`
  )
}

/** Draws a black machine with golden lines, as on so many verandas. */
function machine() {
  const black = '#1c2421'
  const gold = '#e9b24a'
  return (
    lit('M440 700h290q12 0 12 14v22H428v-22q0-14 12-14z', '#8a5228', '#5d3516', { dx: 0, dy: -8 }) +
    lit('M446 690h272q10 0 10 12v6H436v-6q0-12 10-12z', black, '#0b100e', { dx: 0, dy: -5 }) +
    lit(
      'M664 696V560c0-22-10-28-30-28H520c-16 0-22 8-22 24v46c0 10-6 14-16 14h-14c-10 0-14-6-14-16v-64c0-40 22-62 62-62h134c58 0 84 28 84 84v138z',
      black,
      '#0b100e',
      { dx: -8, dy: -8 },
    ) +
    line('M470 560c0-42 14-58 46-58h132c44 0 66 20 68 62', gold, 4) +
    line('M688 600v60M700 612v36', gold, 4) +
    `<g fill="${gold}"><path d="M548 494h10v9h10v9h10v9h-30z"/><circle cx="578" cy="497" r="5"/></g>` +
    line('M476 616v56', '#c9d2cb', 6) +
    line('M464 676h26', '#c9d2cb', 6) +
    line('M476 474V448M476 448q40-30 90 20', paper, 2.5, 'opacity=".8"') +
    `<rect x="560" y="436" width="30" height="38" rx="6" fill="${marigold}"/><path d="M554 432h42v7h-42zM554 470h42v7h-42z" fill="#f3dcae"/>` +
    `<circle cx="752" cy="540" r="46" fill="${black}"/><circle cx="752" cy="540" r="46" fill="none" stroke="#c9d2cb" stroke-width="8"/><circle cx="752" cy="540" r="14" fill="#c9d2cb"/><path d="M752 508v64M720 540h64" stroke="#c9d2cb" stroke-width="7"/><circle cx="782" cy="512" r="9" fill="${clay}"/>`
  )
}
