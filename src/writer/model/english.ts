// Function words of English. The few that other languages have as well make up less than a fifth there.
const functionWords = new Set(
  `a an in on as or the and you your yours of to is are that this these those it its it's with for from by at who what which when where why how
  than then them they their there here have has had been being be will would can could should may might must but not don't
  doesn't isn't aren't won't can't you're you've you'll that's if because while before after until about into over under
  through between up out off down only just even still too very more most less least much many few some any every each
  other another one two both first last nobody somebody someone anyone everyone nothing something anything everything
  never always often sometimes seldom rarely again already soon people things way day own we our us he's she's she her his
  him i'm i've like take make know want need say says get gets go goes come comes does did let so if around almost same`
    .split(/\s+/)
    .filter(Boolean),
)
const SHORTEST = 5
const SHARE = 0.2

/** Whether a sentence reads like English. The checker understands claims in no other language. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-zà-öø-ÿ']+/g) ?? []
  if (words.length < SHORTEST) return true
  return words.filter((word) => functionWords.has(word)).length >= SHARE * words.length
}
