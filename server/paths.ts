/** Returns the path of a URL, without its query. */
export const pathOf = (url = '') => url.split('?', 1).join()

/** Returns whether a path or URL is that of an uploaded image. */
export const isUploadedImage = (url = '') => url.startsWith('/media/')

/** Pages and routes with a token in their URL (app/(personal-link)). The token must not appear in any log. */
export const personalPath =
  /^((?:\/api)?\/(?:invitation|unsubscribe|newsletter\/(?:confirm|preferences)|privacy\/(?:confirm|copy)))\/.*/
