/** Where the product believes itself to be in tests: its pages' origin, and the issuer of its tokens. */
export const PUBLIC_URL = 'http://localhost:3000'
