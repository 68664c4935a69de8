function listOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Names of astrology and of the calendar, and subjects that are often misspelled. */
export const names = listOf(`
  astro cusp cusps opposite lottery pregnant weather ethereum bitcoin compatible
  aries taurus gemini cancer libra virgo scorpio sagittarius capricorn aquarius pisces mercury
  venus jupiter saturn uranus neptune pluto chiron ascendant ascending descendant midheaven retrograde
  conjunct conjunction opposition sextile trine square eclipse transit transits compatible
  compatibility horoscope astrology placement tomorrow yesterday weekend birthday january february
  september october november december monday tuesday wednesday thursday friday saturday sunday
  partner boyfriend girlfriend interview relationship presentation conversation backwards
  squares trines opposes eleventh twelfth
`)

/** Everyday words that questions turn on. */
export const everyday = listOf(`
  house houses ruler rules water earth element elements compare career money travel degree degrees
  planet planets chart strong strongest dominant happen happens happened happening about tell what
  when where which whose does mean means meaning should could would next best good time week month
  today tonight before after between until during raise salary because friend friends family
  mother father sister brother husband wife thanks please hello really predict prediction
  predictions explain rising sign signs moon mars purpose talent strength strengths weakness
  weaknesses have there with love work your the and for you are from this that will did has had into
  anything something nothing someone somebody anybody planetary compatible cancer lotto pregnancy
  accident diagnosis cheating cheat currently presently moving enter enters entering leave leaves
  leaving reach reaches cross crosses crossing ruling governs dominant friday exact exactly
  favorable lucky decide wedding marriage marry divorce job boss apartment travel trip flight
  whereabouts zodiac solar eclipses opposing squaring conjunctions sextiles generous stubborn
  birth natal born solar lunar bakery north south node season lucky another parents return returns first second third
  fourth fifth sixth seventh eighth ninth tenth current currently moment
`)

/** Words that are rare in film dialog from before 2010, and greetings of other languages. */
export const modern = listOf(`
  app apps lol lmao rofl ngl tbh btw omg idk imo irl fyi asap faq dms vibe vibes bestie bae crypto
  bitcoin btc ethereum solana nft nfts etf etfs ivf adhd covid netflix chatgpt gpt llm chatbot emoji
  selfie hookup situationship ghosted ghosting gaslight gaslighting podcast podcasts tiktok reel
  reels tinder hinge bumble airbnb linkedin whatsapp zoom startup startups freelance freelancer
  onboarding uni midterm midterms airpods tldr gracias obrigado obrigada grazie spasibo arigato
  namaste salut hola ciao merci danke hiya heya yep yup nope nah tysm wassup whassup wazzup ttyl
  cya rahu ketu synastry stellium stelliums natally dsc psych burnout airport lunation lunations
  cuspy decan decans sidereal placidus vedic aspected aspecting retrogrades mlk rx merc venusian
  martian saturnian libran piscean
`)
