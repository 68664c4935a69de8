import type { Line } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

/**
 * After a paragraph on a hard or an easy aspect of one side of a portrait, or of its ruler: what the other planet has
 * the person do when they are after {want}, which is one of the aims below.
 */
export const bearings: Record<'hard' | 'easy', Record<Planet, readonly Line[]>> = {
  hard: {
    sun: [
      { says: "When you try to {want}, the Sun makes a point of honor of it, and you'd rather do without than ask for help.", traits: ['proud'] },
      { says: "You'd {want} more easily if the Sun didn't have you mind who gets the credit.", traits: ['proud'] },
    ],
    moon: [
      { says: 'When you try to {want}, the Moon asks first how everyone will take it, and by then the evening is over.' },
      { says: "On some days you can {want} and on others you can't, because the Moon goes by how you slept.", traits: ['changeable'] },
    ],
    mercury: [
      { says: "When you try to {want}, Mercury has one more thing to explain first, and you're still explaining at bedtime." },
      { says: "You'd {want} sooner if Mercury didn't have you talk it through with three people." },
    ],
    venus: [
      { says: "When you try to {want}, Venus has you look at people's faces first, and you wait until they approve.", traits: ['yielding'] },
      { says: "You'd {want} more often if Venus didn't have you worry about who might mind.", traits: ['tactful'] },
    ],
    mars: [
      { says: "When you try to {want}, Mars puts you in a hurry, and the first person who's slow about it gets snapped at.", traits: ['quick'] },
      { says: "You'd {want} with less noise if Mars didn't have you start an argument on the way.", traits: ['bold'] },
    ],
    jupiter: [
      { says: 'When you try to {want}, Jupiter has you promise the large version, and you deliver it late.' },
      { says: "You'd {want} more often if Jupiter didn't have you say yes to three other things in the same week.", traits: ['generous'] },
    ],
    saturn: [
      { says: 'When you try to {want}, Saturn asks what could go wrong, so you begin late and check everything twice.', traits: ['wary'] },
      { says: "You'd {want} sooner if Saturn didn't have you wait until you're sure that you're allowed to.", traits: ['wary'] },
    ],
    uranus: [
      { says: "You set out to {want}, and just as you're getting there Uranus has you drop the whole thing.", traits: ['changeable'] },
      { says: 'When you try to {want}, Uranus makes you restless by the third week, and you go and start something else.', traits: ['changeable'] },
    ],
    neptune: [
      { says: 'When you try to {want}, Neptune has you picture it so well that you forget to begin.', traits: ['idealistic'] },
      { says: "You set out to {want}, and with Neptune in the way you can't say a week later what you'd decided.", traits: ['loose'] },
    ],
    pluto: [
      { says: 'When you try to {want}, Pluto makes it all or nothing, so a small setback keeps you up at night.' },
      { says: "You'd {want} more easily if Pluto didn't have you suspect that somebody means to stop you.", traits: ['wary'] },
    ],
  },
  easy: {
    sun: [
      { says: 'When you want to {want}, the Sun gives you the nerve to say so, and people tend to go along.', traits: ['open'] },
      { says: 'You can {want} without apologizing to anybody, because the Sun makes you sure of yourself.', traits: ['bold'] },
    ],
    moon: [
      { says: 'When you want to {want}, the Moon picks the evening for it, and you seldom pick a wrong one.' },
      { says: 'You can {want} without stopping to think how, because the Moon has made a habit of it.' },
    ],
    mercury: [
      { says: 'When you want to {want}, Mercury finds you the words, and one good sentence often saves you a week.' },
      { says: 'You can {want} and tell people why, and with Mercury to help they usually see it.' },
    ],
    venus: [
      { says: 'When you want to {want}, Venus makes people glad to help, and you rarely have to ask twice.' },
      { says: 'You can {want} without making an enemy, since Venus has you ask nicely.', traits: ['tactful'] },
    ],
    mars: [
      { says: 'When you want to {want}, Mars has you up and doing something about it before anyone has called a meeting.', traits: ['quick'] },
      { says: "You can {want} on the day you think of it, because Mars doesn't make you wait.", traits: ['quick'] },
    ],
    jupiter: [
      { says: 'When you want to {want}, Jupiter has you expect a yes, so you ask, and you often get one.', traits: ['trusting'] },
      { says: 'You can still {want} after it has gone wrong twice, because Jupiter has you count on the third time.', traits: ['trusting'] },
    ],
    saturn: [
      { says: 'When you want to {want}, Saturn gives you patience, so you can go for months without a result.', traits: ['steady'] },
      { says: 'You can {want} even on a bad day, because Saturn has you keep the promises you made to yourself.', traits: ['steady'] },
    ],
    uranus: [
      { says: 'When you want to {want}, Uranus shows you a way that nobody has tried, and you try it the same day.', traits: ['independent'] },
      { says: "You can {want} in your own way, and with Uranus you don't mind if people stare.", traits: ['independent'] },
    ],
    neptune: [
      { says: 'When you want to {want}, Neptune lets you feel how it will go, and your first guess is often right.' },
      { says: 'You can {want} without a plan, because Neptune has you go by feel.', traits: ['loose'] },
    ],
    pluto: [
      { says: 'When you want to {want}, Pluto keeps you at it after other people have gone home.', traits: ['steady'] },
      { says: "You can {want} where others would give up, because Pluto doesn't let go of a thing.", traits: ['steady'] },
    ],
  },
}

/** What a person is after by one side of a portrait, whatever helps or hinders it. */
export const aims: Record<'sun' | 'moon' | 'mercury', Record<Sign, string>> = {
  sun: {
    Aries: 'go first',
    Taurus: 'build something that lasts',
    Gemini: 'follow what interests you',
    Cancer: 'look after your own people',
    Leo: 'make something and have it seen',
    Virgo: 'be of real use',
    Libra: 'be fair to people',
    Scorpio: 'get to the bottom of things',
    Sagittarius: 'believe in what you do',
    Capricorn: 'get somewhere by your own work',
    Aquarius: 'live by your own rules',
    Pisces: 'be part of something larger than yourself',
  },
  moon: {
    Aries: 'let a feeling out and be done with it',
    Taurus: 'feel settled',
    Gemini: 'talk a feeling over',
    Cancer: 'feel at home with somebody',
    Leo: "be somebody's favorite",
    Virgo: 'calm down by being useful',
    Libra: 'be at peace with everyone',
    Scorpio: 'trust somebody completely',
    Sagittarius: 'keep your spirits up',
    Capricorn: 'feel safe',
    Aquarius: 'keep some distance from a feeling',
    Pisces: 'let go for a while',
  },
  mercury: {
    Aries: 'say what you think',
    Taurus: 'take your time over a thought',
    Gemini: 'ask whatever comes to mind',
    Cancer: 'go by your feeling',
    Leo: 'be listened to',
    Virgo: 'get it exactly right',
    Libra: 'hear both sides',
    Scorpio: "find out what's behind it",
    Sagittarius: 'say what it all means',
    Capricorn: 'plan ahead',
    Aquarius: 'think for yourself',
    Pisces: 'let your mind wander',
  },
}
