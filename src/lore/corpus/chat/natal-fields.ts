import type { Sign } from '#sky/zodiac.ts'

/** What the mind of a Mercury sign takes to; noun phrases after "study". */
export const studiesByMercury: Record<Sign, readonly string[]> = {
  Aries: [
    'something you can try out the same day, such as engineering or emergency care',
    'a subject with a contest in it, such as debate, sport or sales',
  ],
  Taurus: [
    'something you can see and hold, such as food, building or design',
    'a subject that grows slowly and pays for itself, such as accounting or land',
  ],
  Gemini: [
    'something with words in it, such as journalism or languages',
    'two short courses over one long one, since you like a subject best while it is new',
  ],
  Cancer: [
    'something with people and their past in it, such as history or teaching',
    'a subject that looks after somebody, such as nursing or child care',
  ],
  Leo: [
    'something you end up presenting, such as teaching, film or management',
    'a subject where your name is on the work, such as design or performing',
  ],
  Virgo: [
    'something exact, such as editing, medicine or data',
    'a craft or a science where getting it right is the whole point',
  ],
  Libra: [
    'something with two sides to it, such as law or mediation',
    'a subject where taste counts, such as design or art history',
  ],
  Scorpio: [
    'something you can dig into, such as psychology or research',
    'a subject with something hidden in it, such as forensics, tax or archives',
  ],
  Sagittarius: [
    'something with a wide view, such as philosophy, travel or publishing',
    'a subject taught far from where you grew up, such as languages or international law',
  ],
  Capricorn: [
    'something with a title at the end of it, such as business, law or architecture',
    'a subject you can still use in twenty years, and take the exam seriously',
  ],
  Aquarius: [
    'something that is not finished yet, such as software or social science',
    'a subject that people argue over, such as economics or climate',
  ],
  Pisces: [
    'something you understand by feel, such as music, film or counseling',
    'a subject with pictures or people in it, and as few forms as possible',
  ],
}
