/** The product film, made by `scripts/make/film.mjs`. */
export const film = {
  poster: '/film/poster.webp',
  webm: '/film/product.webm',
  mp4: '/film/product.mp4',
  captions: '/film/captions.en.vtt',
  width: 1280,
  height: 720,
  seconds: 36,
} as const
