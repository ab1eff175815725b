// The kit that the portraits are assembled from, drawn on 320 x 320. Light comes from the left.

export const skins = {
  deep: { base: '#5b3524', shade: '#43261a', light: '#75472f', lip: '#7a3b35' },
  dark: { base: '#734529', shade: '#58331d', light: '#8f5a37', lip: '#91493d' },
  brown: { base: '#8e5733', shade: '#704224', light: '#ab6f45', lip: '#a3543f' },
  warm: { base: '#a86c42', shade: '#875331', light: '#c38656', lip: '#b25d4b' },
}

export const colors = {
  brand: '#0b5a3e',
  brandDeep: '#06432f',
  mint: '#dff3e8',
  mintDeep: '#bfe6d1',
  marigold: '#f5b83d',
  marigoldSoft: '#fdf0d6',
  marigoldDeep: '#8a5208',
  paper: '#fcfaf4',
  ink: '#12241c',
  clay: '#b5532f',
  indigo: '#2c3e6b',
  hair: '#1d1512',
  gray: '#8c8781',
}

const FACE =
  'M112 126C112 86 133 70 160 70S208 86 208 126C208 156 203 173 191 187 181 199 170 205 160 205S139 199 129 187C117 173 112 156 112 126Z'

/** Draws the bare head and neck. `turn` is -1 for a head turned to the left, 1 for the right. */
export function head(skin, turn = 0) {
  return `
    <path d="M131 180h58v40c10 8 16 12 24 15-14 20-34 31-53 31s-39-11-53-31c8-3 14-7 24-15z" fill="${skin.base}"/>
    <path d="M131 192c9 11 19 17 29 17s20-6 29-17v22c-9 9-19 13-29 13s-20-4-29-13z" fill="${skin.shade}"/>
    ${turn < 0 ? '' : `<ellipse cx="${110 + 3 * turn}" cy="140" rx="9" ry="14" fill="${skin.base}"/>`}
    ${turn > 0 ? '' : `<ellipse cx="${210 + 3 * turn}" cy="140" rx="9" ry="14" fill="${skin.shade}"/>`}
    <path d="${FACE}" fill="${skin.base}"/>
    <path d="M160 70c27 0 48 16 48 56 0 30-5 47-17 61-10 12-21 18-31 18 14-6 26-22 29-46 3-26-3-68-29-89z" fill="${skin.shade}" opacity=".38"/>
    <ellipse cx="134" cy="163" rx="13" ry="9" fill="${skin.light}" opacity=".55"/>
    <ellipse cx="150" cy="98" rx="22" ry="11" fill="${skin.light}" opacity=".35"/>`
}

/** Draws eyes, brows, nose and mouth. `smile` is open or closed; `brows` are soft or strong; `gaze` is ahead or down. */
export function face(
  skin,
  {
    smile = 'closed',
    brows = 'soft',
    gaze = 'ahead',
    hair = colors.hair,
    lashes = false,
    lines = false,
  } = {},
) {
  const eye = gaze === 'down' ? loweredEye : openEye
  const width = brows === 'strong' ? 6 : 4.2
  return `
    <g fill="none" stroke="${hair}" stroke-width="${width}" stroke-linecap="round">
      <path d="M127 125c7-5.500 16-6.500 24-3"/><path d="M169 122c8-3.500 17-2.500 24 3"/>
    </g>
    ${eye(140, skin, lashes, -1)}${eye(180, skin, lashes, 1)}
    <path d="M163 134c2 10 5 17 9 25" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round" opacity=".55"/>
    <path d="M148 163c2-4 6-5 12-5s10 1 12 5c-1 4-5 3-7 3-2 2-3 2.500-5 2.500s-3-.5-5-2.500c-2 0-6 1-7-3z" fill="${skin.shade}"/>
    <ellipse cx="157" cy="158" rx="5" ry="3" fill="${skin.light}" opacity=".5"/>
    ${smile === 'open' ? openSmile(skin) : closedSmile(skin)}
    ${
      lines
        ? `<g fill="none" stroke="${skin.shade}" stroke-width="2" stroke-linecap="round" opacity=".7"><path d="M141 167c-5 3-8 8-9 13"/><path d="M179 167c5 3 8 8 9 13"/><path d="M140 104c13-3 27-3 40 0"/></g>`
        : ''
    }`
}

function loweredEye(x, skin, lashes, side) {
  const outer = x + side * 11.5
  return `
    <path d="M${x - 11} 141c4-9 18-9 22 0-4 6-18 6-22 0z" fill="${skin.light}" opacity=".55"/>
    <path d="M${x - 12} 141c5 7 19 7 24 0" fill="none" stroke="#1b100b" stroke-width="3.400" stroke-linecap="round"/>
    <path d="M${outer} 142l${side * 5} ${lashes ? 4 : 2}" stroke="#1b100b" stroke-width="2.600" stroke-linecap="round"/>`
}

function openEye(x, skin, lashes, side) {
  const outer = x + side * 11.5
  return `
    <path d="M${x - 11} 142c5-8.500 17-8.500 22 0-5 5.500-17 5.500-22 0z" fill="#fff"/>
    <circle cx="${x}" cy="140.500" r="5.600" fill="#2b1810"/><circle cx="${x - 2}" cy="138.500" r="1.700" fill="#fff"/>
    <path d="M${x - 12} 142.500c5-10.500 19-10.500 24 0" fill="none" stroke="#1b100b" stroke-width="3" stroke-linecap="round"/>
    ${lashes ? `<path d="M${outer} 141l${side * 5}-3.500" stroke="#1b100b" stroke-width="2.600" stroke-linecap="round"/>` : ''}
    <path d="M${x - 8} 149.500c5 2 11 2 16 0" fill="none" stroke="${skin.shade}" stroke-width="1.600" stroke-linecap="round" opacity=".7"/>`
}

const closedSmile = (skin) => `
  <path d="M141 179c6-1 13-3 19-1 6-2 13 0 19 1-4 11-11 15.500-19 15.500s-15-4.500-19-15.500z" fill="${skin.lip}"/>
  <path d="M138 177c7 6.500 14 8.500 22 8.500s15-2 22-8.500" fill="none" stroke="#3a1712" stroke-width="2.200" stroke-linecap="round" opacity=".8"/>
  <path d="M150 189c6 2.500 13 2.500 19 0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".18"/>`

const openSmile = (skin) => `
  <path d="M139 178c7-2 14-3.500 21-2 7-1.500 14 0 21 2-3 12-11 18-21 18s-18-6-21-18z" fill="${skin.lip}"/>
  <path d="M143 180c11 2 23 2 34 0-3 7-9 11-17 11s-14-4-17-11z" fill="#fff"/>
  <path d="M139 178c-2 0-3-1-4-2M181 178c2 0 3-1 4-2" stroke="${skin.shade}" stroke-width="2" stroke-linecap="round"/>`

/** Draws shoulders in a garment. `neck` is round, collar, kaftan or vee. */
export function body(color, { neck = 'round', skin, trim = colors.marigold, shade = '#000' } = {}) {
  const necks = {
    round: `<path d="M124 230c8 18 21 27 36 27s28-9 36-27" fill="none" stroke="${shade}" stroke-opacity=".22" stroke-width="7"/>`,
    vee: `<path d="M126 229l34 50 34-50c-8 8-21 12-34 12s-26-4-34-12z" fill="${skin?.base}"/><path d="M124 228l36 53 36-53" fill="none" stroke="${shade}" stroke-opacity=".25" stroke-width="6" stroke-linejoin="round"/>`,
    collar: `<path d="M128 226l-14 10 26 40 20-24zM192 226l14 10-26 40-20-24z" fill="#fff"/><path d="M128 226l32 28 32-28c-8 8-20 12-32 12s-24-4-32-12z" fill="${skin?.base}"/><path d="M160 254v66" stroke="${shade}" stroke-opacity=".18" stroke-width="3"/>`,
    kaftan: `<path d="M126 228c8 15 20 22 34 22s26-7 34-22" fill="none" stroke="${trim}" stroke-width="7"/><path d="M152 250h16v60l-8 8-8-8z" fill="${trim}"/><g fill="${color}"><circle cx="160" cy="262" r="2.500"/><circle cx="160" cy="276" r="2.500"/><circle cx="160" cy="290" r="2.500"/></g>`,
  }
  return `
    <path d="M34 320c2-52 34-76 90-90 10 16 22 23 36 23s26-7 36-23c56 14 88 38 90 90z" fill="${color}"/>
    <path d="M196 230c56 14 88 38 90 90h-72c4-34 0-64-18-90z" fill="${shade}" opacity=".13"/>
    ${necks[neck]}`
}

export const glasses = (color = colors.ink) => `
  <g fill="none" stroke="${color}" stroke-width="4">
    <rect x="120" y="127" width="36" height="28" rx="12"/><rect x="164" y="127" width="36" height="28" rx="12"/>
    <path d="M156 137c3-2.500 5-2.500 8 0M120 137l-10-3M200 137l10-3"/>
  </g>
  <path d="M127 133l8-3M171 133l8-3" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>`

export const earrings = (color = colors.marigold) => `
  <circle cx="108" cy="163" r="7" fill="none" stroke="${color}" stroke-width="3.500"/>
  <circle cx="212" cy="163" r="7" fill="none" stroke="${color}" stroke-width="3.500"/>`

export const studs = (color = colors.marigold) =>
  `<circle cx="109" cy="154" r="4" fill="${color}"/><circle cx="211" cy="154" r="4" fill="${color}"/>`

export const beard = (color = colors.hair) => `
  <path d="M113 146c1 30 17 66 47 66s46-36 47-66c-5 20-12 29-21 29-8-4-17-5-26-5s-18 1-26 5c-9 0-16-9-21-29zM142 182c6-3 12-4 18-4s12 1 18 4c-3 10-9 15-18 15s-15-5-18-15z" fill="${color}" fill-rule="evenodd"/>`

export const mustache = (color = colors.hair) =>
  `<path d="M138 178c4-6 13-8 22-6 9-2 18 0 22 6-8-1-15-1-22 0-7-1-14-1-22 0z" fill="${color}"/>`

export const goatee = (color = colors.hair) => `
  ${mustache(color)}<path d="M146 197c8 4 20 4 28 0-1 8-6 13-14 13s-13-5-14-13z" fill="${color}"/>`

/** Draws one of the curls around an afro. */
function ring(at, count) {
  const angle = Math.PI * (0.84 + (1.32 * at) / (count - 1))
  return `<circle cx="${Math.round(160 + 74 * Math.cos(angle))}" cy="${Math.round(112 + 74 * Math.sin(angle))}" r="22"/>`
}

/** Hair and headwear: `back` is drawn behind the head, `front` over it. */
export const headStyles = {
  fade: (color = colors.hair) => ({
    front: `<path d="M110 130c-6-46 18-70 50-70s56 24 50 70c-2-14-5-22-10-28-3-8-9-12-16-13-15-3-33-3-48 0-7 1-13 5-16 13-5 6-8 14-10 28z" fill="${color}"/>`,
  }),
  flatTop: (color = colors.hair) => ({
    front: `<path d="M110 128c-4-30-6-52 0-66 14-14 86-16 100 0 6 14 4 36 0 66-2-12-5-20-9-26-4-7-9-10-16-11-16-2-34-2-50 0-7 1-12 4-16 11-4 6-7 14-9 26z" fill="${color}"/>`,
  }),
  twists: (color = colors.hair) => ({
    back: `<path d="M104 128c-8-40 18-78 56-78s64 38 56 78z" fill="${color}"/>`,
    front: `<g fill="${color}">${[116, 128, 141, 155, 169, 183, 195, 204].map((x, at) => `<ellipse cx="${x}" cy="${[92, 80, 73, 70, 70, 74, 82, 93][at]}" rx="9" ry="17" transform="rotate(${(at - 3.5) * 13} ${x} ${[92, 80, 73, 70, 70, 74, 82, 93][at]})"/>`).join('')}</g><g fill="none" stroke="#3d2f28" stroke-width="2" stroke-linecap="round">${[128, 141, 155, 169, 183].map((x) => `<path d="M${x - 3} 64l6 10M${x - 3} 74l6 10"/>`).join('')}</g>`,
  }),
  afro: (color = colors.hair) => ({
    back: `<g fill="${color}"><circle cx="160" cy="112" r="82"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ring(at, 11)).join('')}</g>`,
    front: `<path d="M110 132c-2-34 8-52 22-56 18-8 38-8 56 0 14 4 24 22 22 56-4-20-12-32-24-37-17-6-35-6-52 0-12 5-20 17-24 37z" fill="${color}"/><path d="M94 78c10-22 30-36 54-40" fill="none" stroke="#46362d" stroke-width="5" stroke-linecap="round"/>`,
  }),
  shortNatural: (color = colors.hair, band = colors.marigold) => ({
    back: `<path d="M102 132c-8-54 22-84 58-84s66 30 58 84z" fill="${color}"/>`,
    front: `<path d="M108 128c0-40 20-58 52-58s52 18 52 58c-5-18-13-28-23-32-18-6-40-6-58 0-10 4-18 14-23 32z" fill="${color}"/><path d="M105 104c14-24 33-34 55-34s41 10 55 34l-2 12c-14-22-32-31-53-31s-39 9-53 31z" fill="${band}"/>`,
  }),
  bun: (color = colors.hair) => ({
    back: `<circle cx="160" cy="44" r="34" fill="${color}"/><g fill="none" stroke="#46362d" stroke-width="3" stroke-linecap="round"><path d="M138 38c8-12 22-16 34-10"/><path d="M140 52c10-12 26-14 40-6"/></g>`,
    front: `<path d="M110 134c-6-50 18-76 50-76s56 26 50 76c-4-26-18-44-50-46-32 2-46 20-50 46z" fill="${color}"/><g fill="none" stroke="#46362d" stroke-width="2.500" stroke-linecap="round"><path d="M160 60c-2 9-2 18 0 27M142 64c-5 8-8 16-9 26M178 64c5 8 8 16 9 26M126 74c-6 8-9 17-11 28M194 74c6 8 9 17 11 28"/></g>`,
  }),
  braids: (color = colors.hair) => ({
    back: `<path d="M104 128c-8-50 20-80 56-80s64 30 56 80l10 138c-18 12-36 8-46 2h-40c-10 6-28 10-46-2z" fill="${color}"/><g fill="none" stroke="#46362d" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 6">${[100, 112, 208, 220].map((x) => `<path d="M${x} 150v108"/>`).join('')}</g>`,
    front: `<path d="M108 136c-4-50 20-76 52-76s56 26 52 76c-6-26-18-42-46-48-4-1-8-1-12 0-28 6-40 22-46 48z" fill="${color}"/><path d="M160 60v27M140 66l-10 26M180 66l10 26" fill="none" stroke="#46362d" stroke-width="2.500" stroke-linecap="round"/>`,
  }),
  hijab: (color, shade) => ({
    back: `<path d="M92 150C86 82 116 44 160 44s74 38 68 106c0 30 8 60 26 86H66c18-26 26-56 26-86z" fill="${color}"/>`,
    front: `<path d="M92 150C86 82 116 44 160 44s74 38 68 106c0 46 16 78 44 106-26 26-62 38-112 38S74 282 48 256c28-28 44-60 44-106zm22-14c0 34 8 48 18 60 9 9 18 13 28 13s19-4 28-13c10-12 18-26 18-60 0-34-18-54-46-54s-46 20-46 54z" fill="${color}" fill-rule="evenodd"/>
      <path d="M228 150c0 46 16 78 44 106-16 16-36 27-62 33 8-40 4-70-22-93 12-12 20-28 20-58z" fill="${shade}" opacity=".35"/>
      <path d="M126 204c-10 24-30 44-56 60M140 212c-4 26-14 50-30 70M188 204c16 20 34 38 60 54" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity=".55"/>
      <path d="M110 112c10-30 28-44 50-44s40 14 50 44" fill="none" stroke="${shade}" stroke-width="3" opacity=".45"/>`,
  }),
  veil: (color, shade) => ({
    back: `<path d="M88 150C80 76 114 38 160 38s80 38 72 112c4 40 14 76 32 110H56c18-34 28-70 32-110z" fill="${color}"/>`,
    front: `<path d="M110 134c-4-44 18-66 50-66s54 22 50 66c-6-22-20-38-50-42-30 4-44 20-50 42z" fill="${colors.hair}"/><path d="M84 160C72 78 112 34 160 34s88 44 76 126c4 40 20 72 44 98-22 8-44 10-64 4 10-34 8-70-2-104 6-52-16-82-54-82s-60 30-54 82c-10 34-12 70-2 104-20 6-42 4-64-4 24-26 40-58 44-98z" fill="${color}"/><path d="M212 158c10 34 12 70 2 104M108 158c-10 34-12 70-2 104" fill="none" stroke="${shade}" stroke-width="3" opacity=".5"/><path d="M100 88c12-28 34-40 60-40s48 12 60 40" fill="none" stroke="${shade}" stroke-width="3" opacity=".4"/>`,
  }),
  gele: (color, shade, light) => ({
    back: `<g transform="translate(0 10)"><path d="M70 92C60 40 110 8 168 14c54-8 96 30 84 78-10 22-30 30-44 30h-96c-18 0-36-10-42-30z" fill="${color}"/></g>`,
    front: `<g transform="translate(0 10)"><path d="M106 124c-34-8-46-44-28-70C98 20 150 14 190 24c44 4 70 36 60 70-8 22-22 28-36 30-10-20-28-32-54-32s-44 12-54 32z" fill="${color}"/>
      <path d="M190 24c44 4 70 36 60 70-8 22-22 28-36 30-6-12-14-20-24-25 22-18 22-52 0-75z" fill="${shade}" opacity=".5"/>
      <path d="M78 54c30 4 60 18 82 38M96 34c34 6 62 24 80 56M134 20c24 14 44 38 54 74M240 52c-24 6-40 20-50 44" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".75"/></g>`,
  }),
  hula: (color, trim) => ({
    front: `<path d="M108 112l6-50c28-14 64-14 92 0l6 50c-30-18-74-18-104 0z" fill="${color}"/><path d="M114 62c28-14 64-14 92 0-28 10-64 10-92 0z" fill="#000" opacity=".14"/><path d="M112 98c6-6 10-6 16-12 6 6 10 2 16-4 6 6 10 2 16-3 6 5 10 9 16 3 6 6 10 10 16 4 6 6 10 6 16 12" fill="none" stroke="${trim}" stroke-width="4" stroke-linejoin="round"/><path d="M114 78c30-12 62-12 92 0" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>`,
  }),
  fila: (color, shade) => ({
    front: `<path d="M108 116c-4-20-2-40 10-54 26-22 62-22 88-8 24-6 40 6 36 26-4 14-16 20-32 18l2 18c-30-20-74-20-104 0z" fill="${color}"/><path d="M206 54c24-6 40 6 36 26-4 14-16 20-32 18-2-18-4-32-4-44z" fill="${shade}" opacity=".6"/><path d="M116 92c30-16 62-16 94-2M118 74c28-14 58-14 88-4" fill="none" stroke="${shade}" stroke-width="3" stroke-dasharray="8 5"/>`,
  }),
  locs: (color = colors.hair) => ({
    back: `<path d="M101 132c-8-52 18-86 59-86s67 34 59 86l5 50H96z" fill="${color}"/><path d="M104 108q-10 46-13 96M110 150l-3 66M124 170v40M216 108q10 46 13 96M210 150l3 66M196 170v40" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round"/><path d="M98 134c-4 26-6 48-7 72M109 150l-2 66M123 190v22M222 134c4 26 6 48 7 72M211 150l2 66M197 190v22" fill="none" stroke="#46362d" stroke-width="3" stroke-linecap="round" stroke-dasharray="6 7"/>`,
    front: `<path d="M108 134c-6-52 18-80 52-80s58 28 52 80c-4-22-14-36-30-42-14-4-30-4-44 0-16 6-26 20-30 42z" fill="${color}"/><path d="M146 60c-22 8-36 36-39 96M174 60c22 8 36 36 39 96" fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round"/><path d="M150 60c-26 8-40 40-43 96M170 60c26 8 40 40 43 96M160 58v28" fill="none" stroke="#46362d" stroke-width="3" stroke-linecap="round" stroke-dasharray="6 7"/>`,
  }),
  bald: (color = colors.gray) => ({
    front: `<path d="M111 132c-2-14-1-26 4-36 4 8 5 16 3 24-1 5-4 7-7 12zM209 132c2-14 1-26-4-36-4 8-5 16-3 24 1 5 4 7 7 12z" fill="${color}"/><path d="M128 90c8-9 17-13 29-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".22"/>`,
  }),
  curls: (color = colors.hair) => ({
    front: `<path d="M110 130c-6-46 18-66 50-66s56 20 50 66c-2-14-5-22-10-28-4-7-9-11-16-12-15-2-33-2-48 0-7 1-12 5-16 12-5 6-8 14-10 28z" fill="${color}"/><g fill="${color}">${[
      [124, 84],
      [130, 68],
      [145, 58],
      [161, 55],
      [177, 58],
      [191, 68],
      [197, 84],
      [139, 86],
      [153, 88],
      [168, 88],
      [182, 86],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12"/>`)
      .join(
        '',
      )}</g><path d="M124 76a7 7 0 0 1 11-4M139 62a7 7 0 0 1 11-3M157 58a7 7 0 0 1 11-1M176 64a7 7 0 0 1 11 3M134 86a7 7 0 0 1 10-4M150 80a7 7 0 0 1 11-2M168 82a7 7 0 0 1 11-1" fill="none" stroke="#46362d" stroke-width="3" stroke-linecap="round"/>`,
  }),
  crop: (color = colors.hair) => ({
    front: `<path d="M110 128c-5-46 17-68 50-68s55 22 50 68c-4-20-9-30-19-35-18-6-44-6-62 0-10 5-15 15-19 35z" fill="${color}"/><path d="M126 82c8-9 19-13 32-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".16"/>`,
  }),
  shortAfro: (color = colors.hair) => ({
    back: `<circle cx="160" cy="112" r="64" fill="${color}" stroke="${color}" stroke-width="18" stroke-linecap="round" stroke-dasharray="0 14.400"/>`,
    front: `<path d="M110 132c-4-40 8-62 22-66 18-8 38-8 56 0 14 4 26 26 22 66-4-20-12-32-24-37-17-6-35-6-52 0-12 5-20 17-24 37z" fill="${color}"/><path d="M108 82c9-15 22-25 38-29" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".3"/>`,
  }),
  plait: (color = colors.hair, band = colors.brand) => ({
    back: `<path d="M104 132c-8-52 20-82 56-82s64 30 56 82c0 12-3 26-10 38-26 16-70 18-96 26-8-14-8-40-6-64z" fill="${color}"/>`,
    front: `<path d="M108 138c-4-54 20-80 52-80s56 26 52 80c-4-28-16-44-40-52-28 6-50 20-64 52z" fill="${color}"/><path d="M172 60c-1 9-1 17 0 26M152 62c-14 10-26 24-34 44M190 66c8 10 14 24 17 40" fill="none" stroke="#46362d" stroke-width="2.500" stroke-linecap="round"/><g fill="${color}">${[0, 1, 2, 3, 4, 5].map((at) => `<ellipse cx="${[107, 101, 98, 98, 100, 103][at]}" cy="${184 + at * 17}" rx="14" ry="12"/>`).join('')}<path d="M98 282h14l3 26q-10 6-20 0z"/></g><path d="M96 180l12 8 10-8M89 197l12 8 11-8M86 214l12 8 11-8M86 231l12 8 11-8M88 248l12 8 11-8" fill="none" stroke="#46362d" stroke-width="2.500" stroke-linecap="round"/><path d="M96 278h18" stroke="${band}" stroke-width="9" stroke-linecap="round"/>`,
  }),
  turban: (color, shade, light) => ({
    back: `<path d="M100 130C90 66 120 30 160 30s70 36 60 100z" fill="${shade}"/>`,
    front: `<path d="M104 126C92 70 118 34 158 32c44-2 70 38 58 94-10-24-30-36-56-36s-46 12-56 36z" fill="${color}"/><path d="M158 32c44-2 70 38 58 94-5-12-13-21-23-27 12-26 2-54-35-67z" fill="${shade}" opacity=".55"/><path d="M110 104c22-28 54-40 94-32M108 80c14-18 32-28 52-31M210 106c-12-22-30-40-54-50" fill="none" stroke="${light}" stroke-width="4.500" stroke-linecap="round"/><path d="M132 46c-14-20-6-34 12-32 6-14 28-12 30 2 18-2 22 16 8 30-14 12-38 12-50 0z" fill="${color}"/><path d="M146 18c4 8 6 16 6 28M173 20c-6 8-9 16-9 28" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`,
  }),
  kufi: (color, trim) => ({
    front: `<path d="M108 114c-4-42 18-60 52-60s56 18 52 60c-30-18-74-18-104 0z" fill="${color}"/><path d="M108 114c-1-8-1-14 0-20 32-16 72-16 104 0 1 6 1 12 0 20-30-18-74-18-104 0z" fill="#000" opacity=".18"/><path d="M114 102c28-14 64-14 92 0" fill="none" stroke="${trim}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/><path d="M124 78c20-12 52-12 72 0M136 65c14-7 34-7 48 0" fill="none" stroke="${trim}" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 6"/>`,
  }),
}
