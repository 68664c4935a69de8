/** Whether a browser or an app has this version. A proxy that compresses a file marks its tag as weak; `*` means any version. */
export const isOneOf = (tags: string | undefined, tag: string) =>
  tags?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false
