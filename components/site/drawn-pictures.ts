/** A picture in public/pictures, as AVIF and WebP. */
interface DrawnPicture {
  width: number
  height: number
  /** The widths for which there are files. */
  widths: readonly number[]
  alt: string
}

/**
 * The drawings of scripts/make/scenes.mjs: scenes of everyday life, some cropped to a square around a person.
 */
export const drawnPictures = {
  sola: {
    width: 480,
    height: 400,
    widths: [240, 480],
    alt: 'Drawing of Ṣọlá, a smiling woman with a yellow headband, holding up the plan on her phone',
  },
  'hostel-close': {
    width: 640,
    height: 640,
    widths: [320, 640],
    alt: 'Drawing of a student with long braids taking notes at her desk in a hostel, by the light of a lamp',
  },
  'kitchen-close': {
    width: 640,
    height: 640,
    widths: [320, 640],
    alt: 'Drawing of Ṣọlá working on her laptop at the kitchen table, next to a boy doing his homework',
  },
  'market-close': {
    width: 640,
    height: 640,
    widths: [320, 640],
    alt: 'Drawing of a trader in her fabric shop showing a customer her phone',
  },
  'danfo-close': {
    width: 640,
    height: 640,
    widths: [320, 640],
    alt: 'Drawing of an office worker waving down a yellow danfo at dusk',
  },
  workshop: {
    width: 1280,
    height: 800,
    widths: [416, 704, 1280],
    alt: 'Drawing of a tailor at her sewing machine, while her apprentice pins a dress at the open door of the workshop',
  },
  office: {
    width: 1280,
    height: 800,
    widths: [416, 704, 1280],
    alt: 'Drawing of four colleagues at a table with old phones, one of them pointing at a date on a calendar',
  },
} as const satisfies Record<string, DrawnPicture>

export type DrawnName = keyof typeof drawnPictures
