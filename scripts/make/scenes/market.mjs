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
  phone,
  picture,
  shape,
} from './kit.mjs'

const { brand, brandDeep, mint, mintDeep, marigold, paper, ink, clay, indigo } = colors

/** The left edge of the square around Hauwa and her customer. */
export const closeUpLeft = 236

/** Draws Hauwa in her fabric shop, showing a customer her phone. Behind them is the market street in the morning. */
export function draw() {
  return picture(street() + shop() + customer() + hauwa() + counter())
}

function street() {
  const house = (x, y, w, fill, window, rows) =>
    shape(`M${x} ${y}h${w}v${560 - y}h${-w}z`, fill) +
    shape(`M${x - 6} ${y - 10}h${w + 12}v14h${-w - 12}z`, window, 'opacity=".6"') +
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.floor(w / 46) }, (_, at) => {
        const [left, top] = [x + 18 + at * 46, y + 30 + row * 74]
        return `<path d="M${left} ${top}h24v36h-24z" fill="${window}" opacity=".75"/>`
      }).join(''),
    ).join('')
  const umbrella = (x, y, r, fill, shade) =>
    line(`M${x} ${y - r * 0.5}V${y + 120}`, '#9a6a3c', 6) +
    lit(
      `M${x - r} ${y}Q${x - r * 0.75} ${y - r * 0.72} ${x} ${y - r * 0.78}Q${x + r * 0.75} ${y - r * 0.72} ${x + r} ${y}q${-r * 0.17} -16 ${-r * 0.34} 0q${-r * 0.17} -16 ${-r * 0.33} 0q${-r * 0.17} -16 ${-r * 0.33} 0q${-r * 0.17} -16 ${-r * 0.33} 0q${-r * 0.17} -16 ${-r * 0.33} 0q${-r * 0.17} -16 ${-r * 0.34} 0z`,
      fill,
      shade,
      { dx: -r * 0.35, dy: 0 },
    )
  const walker = (x, y, s, wrap, top, bundle) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-26 0C-28-40-18-60 0-60s28 20 26 60v60h-52z" fill="${wrap}"/><circle cx="0" cy="-80" r="19" fill="#7c4d30"/><path d="M-20-80a20 20 0 0 1 40-2q-18-10-40 2z" fill="${top}"/>${bundle ? `<ellipse cx="0" cy="-108" rx="34" ry="13" fill="${bundle}"/><path d="M-30-112q30-34 60 0z" fill="${bundle}"/>` : ''}</g>`
  return (
    fade(everywhere, [
      [0, '#fbe3ad'],
      [0.55, '#fdf0d3'],
      [1, '#f4d9a4'],
    ]) +
    glow(1010, 150, 420, '#fff7df', 0.95) +
    house(690, 250, 150, '#f2d9a6', '#dcb67a', 2) +
    house(1130, 110, 190, '#edcb8f', '#cf9f5e', 3) +
    house(600, 160, 130, '#e9c487', '#c99858', 0) +
    // The mosque at the end of the street.
    `<g transform="translate(116 -46)">${shape('M880 360c0-44 26-66 46-84 20 18 46 40 46 84z', '#c3d6b4')}${line('M926 276v-22', '#c9a15f', 4)}${shape('M868 360h116v240H868z', '#dbe4c4')}${shape('M908 600v-120q18-34 36 0v120z', '#c3d6b4')}${shape('M842 300h16v300h-16zM838 300q12-36 24 0z', '#d3dfbd')}</g>` +
    line('M700 190Q900 260 1280 168M700 212Q920 290 1280 205', '#b88a50', 2.5, 'opacity=".7"') +
    umbrella(842, 468, 74, '#e98f5c', '#cf7243') +
    umbrella(1060, 452, 84, '#7fb596', '#5f9a7b') +
    umbrella(952, 486, 56, '#f3c566', '#dba945') +
    fade('M560 520h720v280H560z', [
      [0, '#edc58a'],
      [1, '#dca764'],
    ]) +
    walker(1082, 580, 0.95, '#c96a4a', '#f2c25c', '#f7e7c3') +
    umbrella(1206, 420, 128, '#d9583f', '#b54330') +
    shape('M1090 560h190v240h-190z', '#b97f47') +
    ['#d8452e', '#e46a33', '#d8452e', '#f0a93a', '#d8452e', '#e46a33']
      .map(
        (fill, at) =>
          `<circle cx="${1112 + at * 31}" cy="${552 - (at % 2) * 6}" r="20" fill="${fill}"/><circle cx="${1106 + at * 31}" cy="${545 - (at % 2) * 6}" r="5" fill="#fff" opacity=".35"/>`,
      )
      .join('') +
    shape('M1082 562h198v22h-198z', '#94602f')
  )
}

const cloths = {
  suns: cloth('circles', [brand, marigold, paper], 1.8),
  stairs: cloth('stairs', [marigold, clay, brandDeep], 1.8),
  fans: cloth('fans', ['#f7e8c8', indigo, clay], 2.3),
  leaves: cloth('leaves', [clay, '#f6c766', '#c98a3a'], 1.9, 14),
  stripes: cloth('stripes', [indigo, '#e9b24a', '#f3e3c4'], 1.7),
}

function shop() {
  const drop = (x, w, h, fabric) =>
    draped(
      `M${x} 96h${w}v${h}q${-w / 4} 16 ${-w / 2} 0t${-w / 2} 0z`,
      fabric,
      `<path d="M${x} 90h10v${h + 20}h-10zM${x + w * 0.42} 90h${w * 0.12}v${h + 30}h${-w * 0.12}zM${x + w * 0.8} 90h${w * 0.2}v${h + 30}h${-w * 0.2}z" fill="#000" opacity=".16"/><path d="M${x + w * 0.2} 90h${w * 0.1}v${h + 30}h${-w * 0.1}z" fill="#fff" opacity=".14"/>`,
    )
  const shelf = (y) =>
    shape(`M0 ${y}h560v14H0z`, '#6b4020') + shape(`M0 ${y + 14}h560v10H0z`, '#000', 'opacity=".18"')
  const folded = (x, y, fills) =>
    fills
      .map(
        (fill, at) =>
          `<rect x="${x}" y="${y - (at + 1) * 21}" width="92" height="19" rx="9" fill="${fill}"/>`,
      )
      .join('')
  return (
    fade(
      'M0 0h640v800H0z',
      [
        [0, '#4a2d18'],
        [1, '#80532d'],
      ],
      'right',
    ) +
    shelf(330) +
    folded(250, 330, [clay, marigold, mintDeep, brand, '#f3e3c4']) +
    folded(352, 330, [indigo, '#f3e3c4', clay, marigold]) +
    shelf(500) +
    folded(258, 500, ['#f3e3c4', brand, marigold, clay, indigo]) +
    glow(540, 330, 420, '#ffd98f', 0.45) +
    drop(-20, 112, 470, cloths.fans) +
    drop(84, 92, 420, cloths.suns) +
    drop(168, 78, 440, cloths.leaves) +
    shape('M632 60h20v740h-20z', '#6b4020') +
    shape('M632 60h7v740h-7z', '#b47c45') +
    // The awning.
    Array.from({ length: 9 }, (_, at) => {
      const x = -30 + at * 84
      return lit(`M${x} 0h84v74a42 34 0 0 1-84 0z`, at % 2 ? paper : brand, at % 2 ? '#e6d6b4' : brandDeep, {
        dx: -10,
        dy: -8,
      })
    }).join('') +
    shape('M-30 0h756v18H-30z', '#000', 'opacity=".12"')
  )
}

const { deep, dark } = skins

function customer() {
  const man = person({
    x: 884,
    y: 458,
    size: 0.94,
    tilt: -4,
    turn: -1,
    nod: 0.5,
    skin: deep,
    headStyle: headStyles.fade(),
    face: { brows: 'strong', smile: 'open' },
  })
  return (
    man.back +
    man.front +
    lit(
      'M752 800c-8-120-6-210 14-270 14-42 40-62 82-76 8 18 20 26 36 26s28-8 34-26c44 12 76 30 88 74 18 66 26 162 24 272z',
      '#eef3e6',
      '#c4d2bf',
      { dx: -34, dy: 0 },
    ) +
    line('M848 454c8 18 20 26 36 26s28-8 34-26', '#b9c9b4', 8) +
    line('M884 482v110', '#c9d6c3', 4) +
    limb('M998 560C1012 610 1014 670 1000 730', 52, '#d3ddcb', '#b9c9b4') +
    limb('M786 540C752 600 748 640 770 676', 62, '#eef3e6', '#c4d2bf') +
    limb('M770 672C744 668 716 648 700 632', 40, deep.base, deep.shade) +
    hand({ x: 706, y: 636, turn: 214, size: 1.05, flip: true, skin: deep })
  )
}

const sleeve = (d) =>
  line(d, '#7a3318', 80, 'opacity=".55"') +
  line(d, cloths.stairs.fill, 76) +
  line(d, '#fff', 14, 'opacity=".12" transform="translate(-16 -6)"')

function hauwa() {
  const woman = person({
    x: 446,
    y: 462,
    size: 1.12,
    tilt: 3,
    turn: 0.7,
    nod: 0.3,
    skin: dark,
    headStyle: headStyles.gele(clay, '#7a3318', marigold),
    face: { lashes: true, lines: true, smile: 'open' },
    over: `<circle cx="104" cy="164" r="7" fill="none" stroke="${brand}" stroke-width="3.500"/>`,
  })
  return (
    woman.back +
    woman.front +
    draped(
      'M282 800c-4-110-4-210 14-262 18-52 58-72 106-88 10 22 26 32 46 32s36-10 46-32c48 14 84 34 102 84 16 48 22 150 20 266z',
      cloths.stairs,
      '<path d="M540 440c60 40 80 180 80 360h-70c12-150 10-270-40-330zM300 560c30 60 44 150 46 240h-30c0-80-8-160-16-240z" fill="#3a1a08" opacity=".22"/><path d="M370 470c-20 70-24 200-20 330h-24c-8-140 0-260 24-326z" fill="#fff" opacity=".16"/>',
    ) +
    line('M402 452c10 24 26 34 46 34s36-10 46-34', '#7a3318', 10) +
    // Her right arm rests on the cloth, the left one holds up the phone.
    sleeve('M318 560C296 640 320 690 384 700') +
    limb('M380 700C410 704 430 702 452 698', 42, dark.base, dark.shade) +
    hand({ x: 458, y: 694, turn: 6, size: 1.15, skin: dark }) +
    sleeve('M570 546C604 600 620 622 624 640') +
    limb('M630 640C650 610 662 574 668 540', 42, dark.base, dark.shade) +
    `<g transform="translate(688 470) rotate(12)"><path d="M-40 44C-62 30-62-2-52-16-44-26-34-16-36-4L-34 40z" fill="${dark.base}"/>${phone({ ink, paper, brand, marigold, mint })}<path d="M-60 74C-64 40-56 18-44 16c10 0 12 14 6 24-8 14-8 26-6 40z" fill="${dark.base}"/>${[-6, 18, 42, 66].map((y, at) => `<path d="M58 ${y}c-12-2-22 0-24 7-1 7 8 9 24 8z" fill="${at % 2 ? dark.base : dark.light}"/>`).join('')}</g>`
  )
}

function counter() {
  const stack = (x, y, w, fabrics) =>
    fabrics
      .map((fabric, at) => {
        const top = y - (at + 1) * 38
        const d = `M${x + 16} ${top}h${w - 32}c22 0 22 36 0 36h${-(w - 32)}c-22 0-22-36 0-36z`
        return (
          draped(
            d,
            fabric,
            `<path d="M${x} ${top + 24}h${w}v14h${-w}z" fill="#000" opacity=".2"/><path d="M${x} ${top}h${w}v7h${-w}z" fill="#fff" opacity=".2"/>`,
          ) + line(`M${x + w - 30} ${top + 5}c14 6 14 20 0 26`, '#000', 3, 'opacity=".2"')
        )
      })
      .join('')
  return (
    shape('M0 712h1020l34 34H0z', '#a86b35') +
    shape('M0 746h1054v54H0z', '#7d4a20') +
    shape('M0 746h1054v12H0z', '#000', 'opacity=".2"') +
    stack(20, 726, 220, [cloths.stripes, cloths.leaves, cloths.suns]) +
    stack(780, 724, 200, [cloths.suns, cloths.fans]) +
    draped(
      'M520 716c60-10 150-10 210 0l26 84H520z',
      cloths.leaves,
      '<path d="M560 712l-8 90h24l2-90zM660 712l14 90h30l-24-90z" fill="#000" opacity=".16"/>',
    )
  )
}
