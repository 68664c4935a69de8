/** Whether a browser or an app has this version. A proxy that compresses a file marks its tag as weak. */
export const isOneOf = (tags = '', tag: string) =>
  tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
