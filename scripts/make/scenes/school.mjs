import { colors, glasses, headStyles, mustache, skins } from '../portraits/parts.mjs'
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

const { brand, brandDeep, mintDeep, marigold, paper, clay, indigo } = colors
const { deep, dark, brown, warm } = skins

const gingham = cloth('stripes', ['#f3f6ef', '#4f9a78', '#9fcbb3'], 0.7)
const ankara = cloth('circles', [indigo, marigold, '#e2735a'], 1.4)

/** Draws the first morning of term: a father brings two children to the gate, past the window of the bursar. */
export function draw() {
  return picture(sky() + building() + yard() + wall() + father() + girl() + boy())
}

function sky() {
  const cloud = (x, y, s) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" opacity=".8"><rect x="0" y="0" width="190" height="22" rx="11"/><rect x="36" y="-18" width="110" height="26" rx="13"/></g>`
  return (
    fade(everywhere, [
      [0, '#9fd3dd'],
      [0.45, '#d9eee0'],
      [0.7, '#fdf0cf'],
    ]) +
    glow(200, 130, 420, '#fffbe6', 0.95) +
    cloud(500, 92, 1.1) +
    cloud(930, 70, 0.8) +
    cloud(60, 210, 0.8)
  )
}

function building() {
  const louver = (x, y) =>
    shape(`M${x} ${y}h70v78h-70z`, '#7a4a22') +
    [0, 1, 2, 3, 4].map((at) => shape(`M${x + 7} ${y + 8 + at * 13}h56v9h-56z`, '#bfe0d6')).join('')
  return (
    // A mango tree behind the roof.
    shape('M140 520c-4-90 0-150 10-210h26c-4 70-2 130 4 210z', '#7d5430') +
    `<g fill="#4f8f5a"><circle cx="90" cy="270" r="88"/><circle cx="200" cy="230" r="100"/><circle cx="270" cy="310" r="74"/><circle cx="40" cy="340" r="70"/></g><g fill="#6aa86a"><circle cx="70" cy="250" r="52"/><circle cx="176" cy="206" r="60"/></g><g fill="#f3a83a">${[
      [120, 330],
      [220, 300],
      [60, 320],
      [256, 356],
      [170, 276],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="10" ry="14"/>`)
      .join('')}</g>` +
    lit('M330 214l60-72h700l60 72z', '#c4553a', '#8f3a26', { dx: 0, dy: -12 }) +
    Array.from({ length: 14 }, (_, at) =>
      line(`M${400 + at * 50} 150L${350 + at * 57} 208`, '#a84630', 4),
    ).join('') +
    shape('M350 214h780v320H350z', '#f6e3b8') +
    shape('M350 214h780v18H350z', '#000', 'opacity=".12"') +
    shape('M350 366h780v16H350z', brand) +
    [384, 500, 850, 966, 1060].map((x) => louver(x, 256)).join('') +
    [384, 500, 966, 1060].map((x) => louver(x, 408)).join('') +
    // The upstairs crest.
    `<path d="M700 244h76v46q0 36-38 52-38-16-38-52z" fill="${brand}"/><path d="M714 258h48v32q0 24-24 36-24-12-24-36z" fill="${paper}"/><path d="M722 296h11v-11h11v-11h11v33h-33z" fill="${brand}"/><circle cx="746" cy="266" r="5" fill="${marigold}"/>` +
    line('M612 540V70', '#cdbb94', 10) +
    `<path d="M617 76q40-14 70 0t62 0v70q-32 14-62 0t-70 0z" fill="#fff"/><path d="M617 76q14-5 26-7v70q-12 2-26 7zM725 84q12-2 24-8v70q-12 6-24 8z" fill="#128058"/>`
  )
}

function yard() {
  const pupil = (x, y, s, skin, skirt) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-13 60v34M13 60v34" stroke="${skin}" stroke-width="11" stroke-linecap="round"/><path d="M-15 92v8h-8M15 92v8h8" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-30 70c-2-60 0-88 30-88s32 28 30 88z" fill="${skirt}"/><path d="M-26 0c4-14 12-20 26-20s22 6 26 20l-6 24h-40z" fill="#f3f6ef"/><circle cx="0" cy="-42" r="24" fill="${skin}"/><path d="M-24-42a24 25 0 0 1 48 0q-22-16-48 0z" fill="#1d1512"/><path d="M20-12q16 4 16 24v26h-16z" fill="${skirt === indigo ? clay : indigo}"/></g>`
  return (
    fade('M0 520h1280v280H0z', [
      [0, '#e9c183'],
      [1, '#c98d4f'],
    ]) +
    shape('M700 520h110L940 800H520z', '#f3d8a4', 'opacity=".8"') +
    `<ellipse cx="150" cy="560" rx="260" ry="26" fill="#a8713a" opacity=".35"/>` +
    shape('M350 520h700l-40 22H390z', '#a8713a', 'opacity=".3"') +
    pupil(790, 476, 0.66, '#5b3524', '#4f9a78') +
    pupil(734, 482, 0.74, '#8e5733', '#4f9a78') +
    pupil(570, 470, 0.62, '#734529', indigo)
  )
}

function wall() {
  const bursar = person({
    x: 1156,
    y: 412,
    size: 0.6,
    tilt: -3,
    turn: -0.8,
    nod: 0.5,
    skin: warm,
    headStyle: headStyles.shortNatural(colors.hair, clay),
    face: { lashes: true, smile: 'closed' },
    over: glasses(brandDeep),
  })
  return (
    // The gatehouse with the bursar's window.
    lit('M996 236h300v564H996z', '#e2735a', '#b0492f', { dx: -30, dy: 0 }) +
    shape('M972 206h320v40H972z', '#7a2f1e') +
    shape('M972 206h320v10H972z', '#f0a184', 'opacity=".7"') +
    [300, 350, 560, 610, 660, 710]
      .map((y, at) => line(`M${at % 2 ? 1010 : 1040} ${y}h34`, '#c45a40', 5))
      .join('') +
    shape('M1062 276h190v190h-190z', '#6b2a1a') +
    inside(
      'M1074 288h166v178h-166z',
      shape('M1074 288h166v178h-166z', '#3d2a3a') +
        glow(1110, 300, 150, '#ffe2a0', 0.8) +
        shape('M1200 300h40v166h-40z', '#8a5228') +
        [316, 352, 388].map((y) => shape(`M1204 ${y}h36v24h-36z`, y === 352 ? marigold : mintDeep)).join('') +
        bursar.back +
        bursar.front +
        shape('M1096 480c0-44 18-60 60-66 42 6 60 22 60 66z', brand),
    ) +
    // Behind the bars she takes the fees.
    [1108, 1206].map((x) => line(`M${x} 290v174`, '#f3dcae', 5, 'opacity=".75"')).join('') +
    lit('M1046 462h222v22h-222z', '#f3dcae', '#c9a15f', { dx: 0, dy: -8 }) +
    // One wing of the gate is open.
    shape('M0 300h96v500H0z', '#e2735a') +
    shape('M-10 280h118v26H-10z', '#7a2f1e') +
    shape('M78 306h18v494H78z', '#b0492f') +
    line('M104 372V800M240 400V800M104 420L240 440M104 700L240 690', '#0b5a3e', 12) +
    [130, 158, 186, 214].map((x) => line(`M${x} ${378 + (x - 104) * 0.2}V800`, '#12805a', 7)).join('')
  )
}

function father() {
  const figure = person({
    x: 400,
    y: 388,
    size: 1.12,
    tilt: 4,
    turn: 0.7,
    nod: 0.3,
    skin: deep,
    headStyle: headStyles.fade(),
    face: { brows: 'strong', smile: 'open' },
    over: mustache(),
  })
  return (
    figure.back +
    figure.front +
    draped(
      'M226 800c-4-150 0-250 20-308 20-54 56-92 108-112 10 16 24 24 46 24s36-8 46-24c56 20 92 60 110 112 20 60 24 160 20 308z',
      ankara,
      '<path d="M556 440c40 80 40 220 34 360h-70c14-130 16-270-14-340zM262 520c20 60 26 160 24 280h-24z" fill="#0a1026" opacity=".3"/><path d="M330 420c-20 70-24 240-20 380h-24c-8-150 0-290 24-372z" fill="#fff" opacity=".12"/>',
    ) +
    line('M352 386c10 20 26 30 48 30s38-10 48-30', '#e9b24a', 10) +
    line('M400 420v130', '#e9b24a', 8) +
    // He holds the envelope with the fees.
    line('M252 520C206 620 220 690 300 706', '#121a38', 92, 'opacity=".45"') +
    line('M252 520C206 620 220 690 300 706', ankara.fill, 88) +
    limb('M300 712C330 718 350 716 372 708', 44, deep.base, deep.shade) +
    `<g transform="translate(428 686) rotate(-10)"><path d="M-60-42h134v86H-60z" fill="#fdf6e3"/><path d="M-60-42L8 10 74-42" fill="none" stroke="#d8c8a4" stroke-width="5" stroke-linejoin="round"/><path d="M40-2h26v34H40z" fill="${marigold}"/></g>` +
    hand({ x: 376, y: 708, turn: -6, size: 1.08, skin: deep, pose: 'hold' })
  )
}

function girl() {
  const figure = person({
    x: 640,
    y: 548,
    size: 0.92,
    tilt: -5,
    turn: 0.4,
    nod: -0.2,
    skin: dark,
    headStyle: headStyles.bun(),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="107" cy="158" r="5" fill="${marigold}"/>`,
  })
  return (
    figure.back +
    figure.front +
    draped(
      'M516 800c-4-70-2-118 14-152 16-42 38-66 74-84 8 12 18 18 36 18s28-6 36-18c38 18 62 44 74 84 14 38 16 92 14 152z',
      gingham,
      '<path d="M724 600c36 60 36 140 34 200h-44c6-80 6-140-14-196z" fill="#123a2a" opacity=".25"/>',
    ) +
    // Her pinafore and the straps of her bag.
    lit('M586 650h112l26 160H566z', brand, brandDeep, { dx: -12, dy: 0 }) +
    line('M592 654L600 590M692 654L682 590', brandDeep, 16) +
    `<path d="M604 556l36 30-18 28-34-44zM676 556l-36 30 18 28 34-44z" fill="#fff"/>` +
    line('M556 612C552 680 556 740 560 800M724 612C730 680 728 740 724 800', clay, 20) +
    // Her father's arm is around her, so his fingers are on her shoulder.
    `<g transform="translate(716 570) rotate(-6) scale(.7 .86) translate(-716 -580)"><path d="M686 560c8-18 42-14 60 10 12 18 10 40 0 46-7 4-13 1-16-4-3 7-13 7-17 0-5 4-13 1-15-6-8 2-13-4-13-12-6-8-4-24 1-34z" fill="${deep.base}"/><path d="M730 612c2-10 0-20-6-28M713 612c2-12-1-22-8-30M698 606c1-10-1-18-6-24" fill="none" stroke="${deep.shade}" stroke-width="3" stroke-linecap="round"/></g>`
  )
}

function boy() {
  const figure = person({
    x: 868,
    y: 600,
    size: 0.84,
    tilt: 6,
    turn: -0.8,
    nod: -0.4,
    skin: brown,
    headStyle: headStyles.fade(),
    face: { smile: 'open' },
  })
  return (
    // His bag is almost as large as he is.
    lit('M778 800v-130q0-70 60-70h70q60 0 60 70v130z', indigo, '#1b2747', { dx: -14 }) +
    figure.back +
    figure.front +
    draped(
      'M756 800c0-60 4-92 18-116 14-34 32-54 60-66 8 10 18 16 34 16s26-6 34-16c30 12 48 32 60 66 14 28 16 70 16 116z',
      gingham,
      '<path d="M940 660c34 40 36 90 34 140h-40c4-50 4-100-10-134z" fill="#123a2a" opacity=".25"/>',
    ) +
    `<path d="M836 610l32 26-16 24-32-38zM900 610l-32 26 16 24 32-38z" fill="#fff"/>` +
    line('M792 676C788 720 790 760 794 800M944 676C950 720 948 760 944 800', '#24345a', 18) +
    // He holds on to it with both hands.
    hand({ x: 790, y: 728, turn: -86, size: 0.84, flip: true, skin: brown, pose: 'hold' }) +
    hand({ x: 946, y: 728, turn: -94, size: 0.84, skin: brown, pose: 'hold' })
  )
}
