/** The public URL in tests: the origin of pages, and the issuer of tokens. */
export const PUBLIC_URL = 'http://localhost:3000'
