/** The label of a point in a relationship reading, the same in facts, tables and the wheel. */
export const ofYou = (point: string) => `your ${point}`
export const ofPartner = (point: string) => `your partner's ${point}`

/** The same with the partner's name, if given: "Grace's Moon". */
export const withName = (text: string, partnerName: string | undefined) =>
  partnerName ? text.replace(/your partner's/gi, () => `${partnerName}'s`) : text
