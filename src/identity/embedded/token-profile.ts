const MAX_NAME_LENGTH = 80
const MAX_IMAGE_LENGTH = 1024

// Name and image are part of the identity token, which must fit in a header.

export const boundedName = (name: string) => name.slice(0, MAX_NAME_LENGTH)

/** @returns null if it is too long or not an http(s) URL */
export function imageAddress(image: string | null | undefined): string | null {
  if (!image || image.length > MAX_IMAGE_LENGTH) return null
  return ['http:', 'https:'].includes(URL.parse(image)?.protocol ?? '') ? image : null
}
