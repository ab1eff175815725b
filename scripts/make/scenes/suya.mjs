import { colors, headStyles, mustache, skins } from '../portraits/parts.mjs'
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

const { brand, marigold, paper, clay } = colors
const { deep, dark, brown } = skins

const fans = cloth('fans', ['#f3d9a8', clay, brand], 1.3)

/** Draws the evening of payday at a suya stand: a woman treats her colleagues while the meat roasts around the fire. */
export function draw() {
  return picture(night() + stand() + cook() + friend() + colleague() + woman() + grill())
}

function night() {
  const house = (x, y, w, fill, lights) =>
    shape(`M${x} ${y}h${w}v${560 - y}h${-w}z`, fill) +
    lights
      .map(
        ([column, row]) =>
          `<path d="M${x + 20 + column * 48} ${y + 30 + row * 70}h26v36h-26z" fill="#fbc65f" opacity=".85"/>`,
      )
      .join('')
  return (
    fade(everywhere, [
      [0, '#141c3f'],
      [0.35, '#3a2f63'],
      [0.6, '#8d4c62'],
      [0.75, '#d98156'],
    ]) +
    `<g fill="#fff3d0">${[
      [96, 70],
      [210, 130],
      [330, 64],
      [470, 110],
      [604, 70],
      [690, 150],
      [40, 190],
      [540, 190],
    ]
      .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at % 2 ? 3 : 4}" opacity=".8"/>`)
      .join('')}</g>` +
    house(-20, 250, 150, '#241d45', [
      [0, 0],
      [2, 1],
      [1, 2],
    ]) +
    house(140, 320, 120, '#2f2550', [
      [1, 0],
      [0, 1],
    ]) +
    house(430, 270, 150, '#2a2149', [
      [0, 1],
      [2, 0],
      [1, 2],
    ]) +
    house(590, 340, 110, '#352957', [
      [0, 0],
      [1, 1],
    ]) +
    house(260, 380, 180, '#3d2d58', [
      [0, 0],
      [2, 0],
    ]) +
    fade('M0 540h1280v260H0z', [
      [0, '#5d3c4c'],
      [1, '#2a1d2f'],
    ]) +
    // Headlights in the street.
    glow(96, 540, 90, '#ffe9b0', 0.9) +
    glow(176, 540, 90, '#ffe9b0', 0.9) +
    shape('M70 490q4-50 40-52h60q34 2 40 52l8 66H62z', '#1c1734', 'opacity=".85"') +
    `<circle cx="96" cy="532" r="12" fill="#fff6d8"/><circle cx="178" cy="532" r="12" fill="#fff6d8"/>` +
    line('M-20 120Q170 220 380 150T760 120', '#1a1330', 4) +
    [
      [60, 154],
      [160, 176],
      [270, 176],
      [380, 150],
      [500, 130],
      [620, 134],
    ]
      .map(
        ([x, y]) =>
          `${glow(x, y + 16, 60, '#ffdf90', 0.8)}<circle cx="${x}" cy="${y + 14}" r="10" fill="#fff3c9"/>`,
      )
      .join('')
  )
}

function stand() {
  return (
    glow(980, 430, 620, '#ffb04d', 0.75) +
    line('M760 100V640M1246 100V640', '#4a2a20', 15) +
    shape('M740 300h526v20H740z', '#6b3a22') +
    // Onions, cabbages and tomatoes on the shelf behind the cook.
    [770, 812, 854]
      .map(
        (x) =>
          `<circle cx="${x}" cy="278" r="22" fill="#a94a66"/><path d="M${x - 12} 268q6-10 16-10" stroke="#f3c7d0" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/><path d="M${x} 258v-10" stroke="#7c9a55" stroke-width="5" stroke-linecap="round"/>`,
      )
      .join('') +
    [1110, 1152, 1194]
      .map(
        (x) =>
          `<circle cx="${x}" cy="280" r="20" fill="#d8452e"/><path d="M${x - 10} 272q4-8 12-9" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".5"/><path d="M${x - 6} 262l6-6 6 6z" fill="#3f7f4f"/>`,
      )
      .join('') +
    Array.from({ length: 7 }, (_, at) => {
      const x = 708 + at * 84
      return lit(
        `M${x + 30 - at * 9} 30h66l${9 + (at - 3) * 3} 96a42 32 0 0 1-84 0z`,
        at % 2 ? '#fff4dc' : '#c8432f',
        at % 2 ? '#e2c79a' : '#94291f',
        { dx: -8, dy: -8 },
      )
    }).join('') +
    shape('M724 28h552v20H724z', '#7d2219') +
    line('M1000 126v40', '#2a1a14', 4) +
    glow(1000, 190, 170, '#fff0bd', 0.95) +
    `<circle cx="1000" cy="180" r="17" fill="#fff8df"/>`
  )
}

function cook() {
  const figure = person({
    x: 992,
    y: 414,
    size: 0.94,
    tilt: -5,
    turn: -0.8,
    nod: 0.4,
    skin: deep,
    headStyle: headStyles.hula(paper, clay),
    face: { brows: 'strong', smile: 'open' },
    over: mustache(),
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M852 800c-8-130-6-222 16-284 16-48 44-82 88-98 8 14 20 20 36 20s28-6 36-20c44 14 76 52 90 98 20 66 28 160 24 284z',
      '#f4efe0',
      '#cbb98f',
      { dx: -24, dy: -3 },
    ) +
    line('M954 416c8 16 22 24 38 24s30-8 38-24', '#cbb98f', 9) +
    // His apron.
    lit('M916 556q78 26 152 0l28 244H890z', '#a33527', '#7a2018', { dx: -14, dy: 0 }) +
    line('M920 560C924 520 930 480 940 442M1064 560C1060 520 1052 480 1044 442', '#8a2a1f', 11) +
    // A fan of palm leaf for the fire.
    limb('M1098 500C1150 540 1166 580 1146 610', 56, '#ece3cb', '#cbb98f') +
    limb('M1146 610C1134 626 1122 630 1108 630', 32, deep.base, deep.shade) +
    `<g transform="translate(1084 628) rotate(-12)"><path d="M10-6L-30-10" stroke="#6b3a1c" stroke-width="11" stroke-linecap="round"/><path d="M-26-66C-110-60-132-10-104 36-80 56-44 44-26 10z" fill="#d9b060"/><path d="M-26-10L-108-30M-26-4L-114 6M-28 4L-96 36M-26-22L-88-54" stroke="#a87a34" stroke-width="4" stroke-linecap="round"/></g>` +
    hand({ x: 1110, y: 630, turn: 184, size: 0.86, flip: true, skin: deep, pose: 'hold' }) +
    // He passes the woman a parcel of meat.
    limb('M886 490C874 540 860 566 842 576', 56, '#f4efe0', '#cbb98f') +
    limb('M846 580C822 584 808 576 796 566', 32, deep.base, deep.shade)
  )
}

function friend() {
  const figure = person({
    x: 628,
    y: 424,
    size: 0.8,
    tilt: 5,
    turn: -0.7,
    nod: 0.1,
    skin: dark,
    headStyle: headStyles.braids(),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="214" cy="164" r="7" fill="none" stroke="${marigold}" stroke-width="4"/>`,
  })
  return (
    figure.back +
    figure.front +
    draped(
      'M520 800c-6-130-6-220 12-278 14-44 36-78 68-92 7 12 16 18 30 18s23-6 30-18c36 14 58 48 70 92 16 60 18 150 14 278z',
      fans,
      '<path d="M696 470c30 60 30 200 28 330h-44c8-120 10-240-14-320z" fill="#2a0f08" opacity=".28"/>',
    ) +
    line('M596 430c8 14 18 20 32 20s24-6 32-20', '#8a3a1e', 9) +
    // She already eats.
    limb('M706 520C742 566 748 590 728 602', 50, '#e3b183', '#a8623c') +
    limb('M728 602C704 580 698 540 698 512', 28, dark.base, dark.shade) +
    `<g transform="translate(700 500) rotate(16)">` +
    line('M0 36V-112', '#e8c98c', 5) +
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<ellipse cx="0" cy="${-94 + at * 21}" rx="15" ry="11" fill="${at % 2 ? '#7b3a1c' : '#94491f'}"/>`,
      )
      .join('') +
    '</g>' +
    hand({ x: 698, y: 512, turn: -84, size: 0.8, skin: dark, pose: 'hold' })
  )
}

function colleague() {
  const figure = person({
    x: 178,
    y: 408,
    size: 1,
    tilt: 4,
    turn: 0.8,
    nod: 0.1,
    skin: deep,
    headStyle: headStyles.flatTop(),
    face: { brows: 'strong', smile: 'open' },
  })
  return (
    // Far enough from the edge for covers that are cropped.
    '<g transform="translate(54 0)">' +
    figure.back +
    figure.front +
    lit(
      'M20 800c-6-140-4-236 18-296 16-42 46-72 100-94 8 14 22 22 40 22s32-8 40-22c54 14 88 50 102 94 20 64 26 160 22 296z',
      '#cfe6f2',
      '#8fb3cf',
      { dx: -24, dy: -4 },
    ) +
    // His tie is already loose.
    `<path d="M136 402l42 44-24 36-42-62zM220 402l-42 44 24 36 42-62z" fill="#fff"/><path d="M112 420l42 62 24-36 24 36 42-62" fill="none" stroke="#8fb3cf" stroke-width="4" stroke-linejoin="round"/>` +
    lit('M164 470h30l8 26-10 12 18 130-32 34-32-34 18-130-10-12z', clay, '#7a3318', { dx: -8 }) +
    line('M160 548l34-22M157 592l42-27M158 634l46-30', marigold, 6, 'opacity=".8"') +
    // His skewer is still full.
    limb('M44 540C4 620 18 690 74 704', 70, '#cfe6f2', '#8fb3cf') +
    limb('M72 704C96 706 108 690 114 660', 40, deep.base, deep.shade) +
    `<g transform="translate(118 640) rotate(-14)">` +
    line('M0 46V-128', '#e8c98c', 6) +
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<ellipse cx="0" cy="${-110 + at * 24}" rx="17" ry="13" fill="${at % 2 ? '#7b3a1c' : '#94491f'}"/><ellipse cx="-5" cy="${-113 + at * 24}" rx="5" ry="3" fill="#f0a050" opacity=".7"/>`,
      )
      .join('') +
    '</g>' +
    hand({ x: 112, y: 660, turn: -80, size: 0.98, skin: deep, pose: 'hold' }) +
    '</g>'
  )
}

function woman() {
  const figure = person({
    x: 410,
    y: 442,
    size: 1.16,
    tilt: 3,
    turn: 0.9,
    nod: 0.1,
    skin: brown,
    headStyle: headStyles.afro(),
    face: { lashes: true, smile: 'open' },
    over: `<circle cx="105" cy="166" r="9" fill="none" stroke="${marigold}" stroke-width="4"/>`,
  })
  return (
    figure.back +
    figure.front +
    lit(
      'M226 800c-6-130-4-216 20-268 20-42 52-62 102-86 12 24 32 38 62 38s50-14 62-38c46 20 80 48 96 88 22 52 26 148 22 266z',
      '#efa92f',
      '#b97416',
      { dx: -24, dy: -4 },
    ) +
    line('M346 440c14 26 34 38 64 38s50-12 64-38', '#b97416', 10) +
    line('M354 478l50 140M468 476l-54 142', '#0b5a3e', 7) +
    lit('M376 616h66q8 0 8 8v86q0 8-8 8h-66q-8 0-8-8v-86q0-8 8-8z', paper, '#d9cfb4', { dx: -6 }) +
    `<circle cx="409" cy="652" r="16" fill="${brown.base}"/><path d="M384 686q25-24 50 0z" fill="${brand}"/><path d="M384 700h50" stroke="${marigold}" stroke-width="6" stroke-linecap="round"/>`
  )
}

function grill() {
  const skewer = (x, top, tilt) =>
    `<g transform="translate(${x} 640) rotate(${tilt})"><path d="M0 30V${top - 34}" stroke="#ecd09a" stroke-width="5" stroke-linecap="round"/>${[0, 1, 2, 3, 4].map((at) => `<ellipse cx="0" cy="${top + at * 22}" rx="15" ry="12" fill="${['#8a3f1a', '#a5522a', '#74331a'][at % 3]}"/><ellipse cx="-5" cy="${top - 3 + at * 22}" rx="5" ry="3" fill="#f0a050" opacity=".8"/>`).join('')}</g>`
  return (
    // The table with the round of coals.
    `<ellipse cx="930" cy="668" rx="214" ry="46" fill="#2b2024"/><ellipse cx="930" cy="658" rx="204" ry="42" fill="#5b4a4a"/><ellipse cx="930" cy="656" rx="176" ry="33" fill="#3a1712"/>` +
    inside(
      'M754 656a176 33 0 0 1 352 0a176 33 0 0 1-352 0z',
      Array.from({ length: 26 }, (_, at) => {
        const [x, y] = [768 + ((at * 67) % 330), 636 + ((at * 29) % 42)]
        return `<ellipse cx="${x}" cy="${y}" rx="18" ry="11" fill="${['#f2722b', '#c93b1d', '#ffb347', '#7a2114'][at % 4]}"/>`
      }).join(''),
    ) +
    glow(930, 640, 250, '#ff9a3c', 0.65) +
    `<path d="M888 650c-16-40 8-56 12-92 22 22 20 40 30 46 2-16 6-24 14-32 4 30 34 44 12 78z" fill="#ff9d2e"/><path d="M904 650c-8-22 6-32 10-50 12 14 14 24 20 28 4-6 4-10 8-14 2 18 14 22 4 36z" fill="#ffe08a"/>` +
    skewer(776, -96, 16) +
    skewer(826, -108, 9) +
    skewer(1036, -108, -9) +
    skewer(1086, -96, -15) +
    fade('M640 690h660v120H640z', [
      [0, '#8a4b26'],
      [1, '#4a2614'],
    ]) +
    shape('M626 680h680v24H626z', '#b26a34') +
    shape('M626 680h680v8H626z', '#ffcf86', 'opacity=".7"') +
    // A tray with what is ready: meat, onions and pepper on paper.
    `<ellipse cx="1180" cy="676" rx="82" ry="16" fill="#d9d3c4"/><path d="M1110 672l28-22 90 4 28 18z" fill="#f6ecd2"/><g fill="#8a3f1a"><circle cx="1150" cy="658" r="13"/><circle cx="1178" cy="650" r="14"/><circle cx="1206" cy="656" r="13"/><circle cx="1190" cy="664" r="12"/></g><g fill="none" stroke="#c86a86" stroke-width="5"><circle cx="1166" cy="644" r="9"/><circle cx="1218" cy="660" r="8"/></g><circle cx="1200" cy="642" r="7" fill="#d8452e"/>` +
    // The parcel changes hands for a fold of notes.
    `<g transform="translate(752 562) rotate(-6)"><path d="M-52-18L44-30 62 22-40 34z" fill="#f6ecd2"/><path d="M-30-10l66-8M-26 4l66-8M-22 18l54-7" stroke="#b9a888" stroke-width="4" stroke-linecap="round"/><path d="M44-30l18 52-22 3-8-53z" fill="#d8c8a4"/></g>` +
    hand({ x: 800, y: 566, turn: 188, size: 0.92, flip: true, skin: deep, pose: 'hold' }) +
    limb('M550 548C592 620 596 664 562 690', 82, '#efa92f', '#b97416') +
    limb('M566 692C602 686 626 668 642 646', 46, brown.base, brown.shade) +
    `<g transform="translate(662 632) rotate(-30)"><rect x="-4" y="-24" width="86" height="15" rx="4" fill="#7fc39e"/><rect x="-4" y="-11" width="92" height="15" rx="4" fill="#e9a15b"/><rect x="-4" y="2" width="84" height="15" rx="4" fill="#b9a0cf"/></g>` +
    hand({ x: 646, y: 642, turn: -32, size: 1.1, skin: brown, pose: 'hold' })
  )
}
