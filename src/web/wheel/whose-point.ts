/** How a point of a relationship reading is called, in facts, tables and wheel alike. */
export const ofYou = (point: string) => `your ${point}`
export const ofPartner = (point: string) => `your partner's ${point}`

/** The same with the partner's name, if given: "Grace's Moon". */
export const withName = (text: string, partnerName: string | undefined) =>
  partnerName ? text.replace(/your partner's/gi, () => `${partnerName}'s`) : text
