const LONGEST_NAME = 80
const LONGEST_IMAGE = 1024

// Name and image are part of the identity token, which every call carries in a header of limited length.

export const boundedName = (name: string) => name.slice(0, LONGEST_NAME)

/** @returns null for what is no web address, or too long a one */
export function imageAddress(image: string | null | undefined): string | null {
  if (!image || image.length > LONGEST_IMAGE) return null
  return ['http:', 'https:'].includes(URL.parse(image)?.protocol ?? '') ? image : null
}
