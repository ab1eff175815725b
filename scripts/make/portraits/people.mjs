import {
  beard,
  body,
  colors,
  earrings,
  face,
  glasses,
  goatee,
  head,
  headStyles,
  mustache,
  skins,
  studs,
} from './parts.mjs'

const { brand, brandDeep, mintDeep, marigold, marigoldSoft, marigoldDeep, paper, ink, clay, indigo, gray } =
  colors
const { deep, dark, brown, warm } = skins

/** The upper edge of the portrait of a person whose hair would not fit otherwise. */
const LOW = 2

// One portrait for each fictional person on the site. The file name is the person's first name.
const people = {
  tobenna: {
    ground: marigoldSoft,
    skin: dark,
    headStyle: headStyles.fade(),
    wear: body(brand, { neck: 'collar', skin: dark }),
    face: { smile: 'open', brows: 'strong' },
    under: beard(),
  },
  halima: {
    ground: mintDeep,
    skin: brown,
    headStyle: headStyles.hijab(brand, brandDeep),
    wear: body(brandDeep),
    face: { lashes: true },
  },
  seun: {
    ground: brand,
    skin: brown,
    headStyle: headStyles.twists(),
    wear: body(marigold),
    face: { smile: 'open', brows: 'strong' },
    over: glasses(),
  },
  ebiere: {
    ground: marigold,
    top: LOW,
    skin: deep,
    headStyle: headStyles.afro(),
    wear: body(paper, { neck: 'vee', skin: deep }),
    face: { smile: 'open', lashes: true },
    over: earrings(brand),
  },
  ibrahim: {
    ground: clay,
    skin: deep,
    headStyle: headStyles.hula(paper, brand),
    wear: body('#f7f3e8', { neck: 'kaftan', trim: brand }),
    face: { brows: 'strong' },
    over: mustache(),
  },
  adaeze: {
    ground: marigoldSoft,
    top: LOW,
    skin: warm,
    headStyle: headStyles.bun(),
    wear: body(clay),
    face: { lashes: true, smile: 'open' },
    over: glasses(brandDeep) + studs(),
  },
  kunle: {
    ground: ink,
    skin: dark,
    headStyle: headStyles.fila(marigold, marigoldDeep),
    wear: body('#2f7a59', { neck: 'kaftan', trim: marigold }),
    face: { brows: 'strong', hair: gray, lines: true },
    under: beard(gray),
  },
  zainab: {
    ground: mintDeep,
    skin: warm,
    headStyle: headStyles.veil(indigo, '#1b2747'),
    wear: body('#e9c46a'),
    face: { lashes: true },
  },
  chidinma: {
    ground: brand,
    skin: brown,
    headStyle: headStyles.braids(),
    wear: body(mintDeep),
    face: { lashes: true, smile: 'open' },
    over: studs(),
  },
  femi: {
    ground: mintDeep,
    skin: deep,
    headStyle: headStyles.flatTop(),
    wear: body(indigo, { neck: 'round' }),
    face: { brows: 'strong' },
    over: goatee(),
  },
  hauwa: {
    ground: marigoldSoft,
    skin: dark,
    headStyle: headStyles.gele(clay, '#7a3318', marigold),
    wear: body(marigold, { neck: 'round' }),
    face: { lashes: true, lines: true, smile: 'open' },
    over: earrings(brand),
  },
}

/** Returns the portraits of the seeded people as SVG files by first name. */
export const drawPortraits = () =>
  Object.fromEntries(Object.entries(people).map(([name, person]) => [name, drawPortrait(person)]))

function drawPortrait({ ground, top = 18, ...person }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="22 ${top} 276 276" width="640" height="640">
    <path d="M0 0h320v320H0z" fill="${ground}"/>
    <circle cx="160" cy="330" r="150" fill="#fff" opacity=".13"/><circle cx="160" cy="330" r="218" fill="#fff" opacity=".08"/>
    ${drawFigure(person)}
  </svg>`
}

/** Draws a person without a background. */
export const drawFigure = ({ skin, headStyle, wear, face: looks, under = '', over = '' }) =>
  `${headStyle.back ?? ''}${head(skin)}${wear}${under}${face(skin, looks)}${over}${headStyle.front}`
