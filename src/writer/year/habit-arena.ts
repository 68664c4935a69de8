import type { House } from '#lore/house.ts'

/** Words of a habit that belong to the matters of one house. */
const arenas: Partial<Record<House, RegExp>> = {
  2: /\b(?:money|pays?|paid|bills?|buys?|prices?)\b/,
  4: /\b(?:home|family|kitchen)\b/,
  6: /\b(?:work|jobs?|bosses|boss|meetings?|office)\b/,
  7: /\b(?:partners?|lovers?)\b/,
  11: /\b(?:friends?|groups?)\b/,
}

/** Words that also belong to the matters of another house. */
const near: Partial<Record<House, readonly House[]>> = { 6: [10], 2: [8], 7: [5, 8] }

/** Whether a habit can stand beside the house of its planet: it names no matter that belongs to another. */
export function fitsHouse(says: string, house: House | undefined): boolean {
  return Object.entries(arenas).every(([key, words]) => {
    const other = Number(key) as House
    return (
      house === undefined || house === other || near[other]?.includes(house) || !words.test(says)
    )
  })
}
