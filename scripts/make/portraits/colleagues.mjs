import {
  beard,
  body,
  colors,
  earrings,
  glasses,
  goatee,
  headStyles,
  mustache,
  skins,
  studs,
} from './parts.mjs'
import { drawFigure } from './people.mjs'

const { brand, marigold, ink, clay, indigo, gray } = colors
const { deep, dark, brown, warm } = skins

/**
 * People at work who are nobody in particular. None of them looks like a seeded person, because they stay when
 * photographs replace the portraits. The order is that of the careers stairs, from the lowest step.
 */
export const colleagues = {
  locs: {
    skin: dark,
    headStyle: headStyles.locs(),
    wear: body(indigo),
    face: { smile: 'open', brows: 'strong' },
    under: goatee(),
  },
  crop: {
    skin: deep,
    headStyle: headStyles.crop('#7a4320'),
    wear: body('#e2735a', { neck: 'vee', skin: deep }),
    face: { lashes: true, smile: 'open' },
    over: earrings(),
  },
  grayAfro: {
    skin: brown,
    headStyle: headStyles.shortAfro('#a39d96'),
    wear: body('#7a3d55'),
    face: { lashes: true, lines: true, hair: '#6f6963' },
    over: glasses(ink) + studs(),
  },
  fade: {
    skin: warm,
    headStyle: headStyles.fade(),
    wear: body('#8fb8d8', { neck: 'collar', skin: warm }),
    face: { brows: 'strong', smile: 'open' },
    over: glasses(),
  },
  kufi: {
    skin: brown,
    headStyle: headStyles.kufi(indigo, marigold),
    wear: body('#c9dcec', { neck: 'kaftan', trim: indigo }),
    face: { brows: 'strong' },
    under: beard(),
  },
  hijab: {
    skin: deep,
    headStyle: headStyles.hijab('#f3d9a0', '#b98a3c'),
    wear: body(indigo),
    face: { lashes: true, smile: 'open' },
    over: glasses(clay),
  },
  bald: {
    skin: deep,
    headStyle: headStyles.bald(),
    wear: body('#4a5560', { neck: 'collar', skin: deep }),
    face: { brows: 'strong', hair: gray, lines: true, smile: 'open' },
    over: mustache(gray),
  },
  curls: {
    skin: brown,
    headStyle: headStyles.curls(),
    wear: body(clay),
    face: { brows: 'strong', smile: 'open' },
  },
  plait: {
    skin: warm,
    headStyle: headStyles.plait(),
    wear: body(marigold, { neck: 'vee', skin: warm }),
    face: { lashes: true, smile: 'open' },
    over: studs(brand),
  },
  turban: {
    skin: dark,
    headStyle: headStyles.turban(marigold, '#c4782a', clay),
    wear: body('#2f6f8f'),
    face: { lashes: true },
    over: earrings(clay),
  },
}

/** Returns the colleagues side by side on one SVG without a background, each figure 276 x 320. */
export function drawColleagues() {
  const figures = Object.values(colleagues).map(
    (person, at) => `<g transform="translate(${at * 276})">${drawFigure(person)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="22 0 ${figures.length * 276} 320"><title>Colleagues</title>${figures.join('')}</svg>`.replace(
    /\s+/g,
    ' ',
  )
}
