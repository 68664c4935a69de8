// Apart from the schemas, so that a form can bound its field without loading zod.

/** As `messageLength` counts. */
export const MAX_CONTACT_LENGTH = 5000
