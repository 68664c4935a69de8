import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Field } from './yielding.ts'

/**
 * After a paragraph on a planet in the element of one side of a portrait: what the planet does for {side}, by the sign
 * of that side. {Side} begins a sentence.
 */
export const serves: Record<Field, Record<Sign, readonly string[]>> = {
  mercury: {
    Aries: [
      'One clear thought is all that {side} needs to get going.',
      "You have usually begun before you've finished thinking, since {side} doesn't like to wait.",
    ],
    Taurus: [
      '{Side} can rely on what you conclude, because you seldom take it back.',
      'You think about what you can put your hands on, and {side} has no use for anything else.',
    ],
    Gemini: [
      "A mind like yours keeps {side} supplied, so you're rarely short of a question.",
      "With {side} as well, you'd find it hard to say where thinking stops and talking starts.",
    ],
    Cancer: [
      'You know how people are before you know what they think, which is how {side} wants it.',
      'Much of what you notice goes straight to {side}, and you end up looking after somebody.',
    ],
    Leo: [
      'You find the words that {side} needs, so what you mean tends to be heard.',
      "You'd like to be remembered for something you said, and there {side} agrees with you.",
    ],
    Virgo: [
      'With {side} as well, you like a thought best when it has fixed something.',
      'With a mind like yours beside {side}, very little gets past you.',
    ],
    Libra: [
      "{Side} depends on good talk, because you find out what's fair by talking things over.",
      'Once you can put the other view in words, {side} is at peace.',
    ],
    Scorpio: [
      'A good deal of what you know you keep for later, as {side} would advise.',
      '{Side} lives on what you notice.',
    ],
    Sagittarius: [
      '{Side} gets its next big idea while you talk, and you are the first to be convinced.',
      'You think the way {side} likes to live, with the far end of the thing in view.',
    ],
    Capricorn: [
      '{Side} builds on what you think, so your plans tend to have dates in them.',
      "What you've thought through is something {side} can work with for years.",
    ],
    Aquarius: [
      '{Side} would be lost without an explanation, because you need a reason for what you do.',
      "A feeling that you can put in words no longer upsets you, and that's a relief to {side}.",
    ],
    Pisces: [
      'Your mind lets {side} drift a little, and you get some of your best thoughts that way.',
      'What {side} feels reaches your mind as a picture, and you think with that.',
    ],
  },
  venus: {
    Aries: [
      "As {side} would have it, you'd rather be turned down than wait.",
      "You don't need long to know whom you like, and {side} does the rest.",
    ],
    Taurus: [
      'Love is one place where {side} can take all the time it wants.',
      '{Side} is content with the way you show love, which is by staying.',
    ],
    Gemini: [
      'You get to like people by talking to them, so {side} is needed from the first minute.',
      'Because of {side}, you never quite stop being curious about the people you love.',
    ],
    Cancer: [
      'You look after the people you love, and {side} makes it hard to stop.',
      '{Side} helps, so the people you love rarely go without attention.',
    ],
    Leo: [
      'Anyone you love has {side} to speak up for them.',
      '{Side} would like love to show, so you praise the people you love where others can hear it.',
    ],
    Virgo: [
      'You show love by getting things right for people, and {side} sees to the details.',
      'As {side} would have it, you prefer a useful present.',
    ],
    Libra: [
      "With {side} as well, you'd sooner please somebody you love than win.",
      'With {side}, you would rather agree on a restaurant than be right about one.',
    ],
    Scorpio: [
      '{Side} sees to it that you mean it, so love is seldom a small matter for you.',
      "Your affection goes as deep as {side} does, and you don't love by halves.",
    ],
    Sagittarius: [
      'Love seldom slows {side} down, because you pick people who can keep up.',
      '{Side} comes along gladly, since you like people best on the way to somewhere.',
    ],
    Capricorn: [
      'You choose with care whom you love, and {side} chooses everything like that.',
      'As {side} would have it, you judge love by what somebody does over the years.',
    ],
    Aquarius: [
      'Love leaves {side} free, because you like people without having to own them.',
      '{Side} has nothing against a love that gives both of you room.',
    ],
    Pisces: [
      "You may love a person's troubles along with the rest, since {side} takes in all of it.",
      'Nobody you love has to explain a feeling to you, which suits {side}.',
    ],
  },
  mars: {
    Aries: [
      'With {side} behind it, a thing that you want is begun the same day.',
      '{Side} can count on you for the push to begin.',
    ],
    Taurus: [
      '{Side} supplies the staying power, so you get there in the end.',
      'You can keep an effort up for a very long time, because {side} is in no hurry.',
    ],
    Gemini: [
      "{Side} keeps you moving, and you're at your best with two things going at once.",
      'When it comes to a fight you use words, and {side} has plenty of them.',
    ],
    Cancer: [
      'You do the most for people you love, so {side} gets nearly all of your strength.',
      '{Side} gives you somebody to protect, and then you can be fierce.',
    ],
    Leo: [
      '{Side} asks for something large, and you go after it.',
      'You will fight hardest over a matter of pride, as {side} would have it.',
    ],
    Virgo: [
      "{Side} directs your effort, which tends to land where it's needed.",
      "You'd sooner do a thing once and properly, and {side} checks the result.",
    ],
    Libra: [
      "You push hardest on somebody else's behalf, because {side} asks what is fair.",
      'You push harder in company, since {side} dislikes acting alone.',
    ],
    Scorpio: [
      'With {side} behind it, you seldom give up on what you want.',
      "You rarely say what you're after, and {side} likes it that way.",
    ],
    Sagittarius: [
      "{Side} points you at something far away, and you're happiest with a long way to go.",
      'You try in earnest what {side} has only just thought of.',
    ],
    Capricorn: [
      '{Side} puts your effort to work, and the results add up over the years.',
      'You can push for a long time, because {side} knows what for.',
    ],
    Aquarius: [
      '{Side} gives you a principle, and you work hardest for that.',
      'A thing has to make sense to you first, because {side} takes no orders.',
    ],
    Pisces: [
      "{Side} decides what moves you, which is usually somebody else's trouble.",
      'An ordinary goal gets less of you than a person does, and {side} is the reason.',
    ],
  },
}

/** After one that is like neither side: what it makes of {side}, by the element of the planet. */
export const departs: Record<Field, Record<Element, readonly string[]>> = {
  mercury: {
    fire: [
      'It takes {side} by surprise how sure you can sound.',
      'You say aloud what {side} would have kept for later.',
    ],
    earth: [
      'You work out what {side} would cost you before you go along.',
      'You think more soberly than {side} would like.',
    ],
    air: [
      'You can talk about what {side} wants as though a friend of yours wanted it.',
      'You can argue for the opposite of what {side} wants, and enjoy it.',
    ],
    water: [
      "{Side} has usually moved on while you're still thinking about how it sounded.",
      'Your mind holds on to what {side} would rather forget.',
    ],
  },
  venus: {
    fire: [
      'Love gets you to do what {side} would have slept on first.',
      'It takes {side} by surprise how fast you can lose your heart.',
    ],
    earth: [
      "Love slows {side} down, and you're the better for it.",
      'The people you love know a calmer person than {side} would suggest.',
    ],
    air: [
      'The people you love get a lighter person than {side} would suggest.',
      'In love you can laugh about what {side} takes to heart.',
    ],
    water: [
      'It takes a person you love to get past {side}.',
      'The people you love meet somebody softer than {side} lets on.',
    ],
  },
  mars: {
    fire: [
      'Your temper takes {side} by surprise each time, and the people around you as well.',
      "While {side} is still making up its mind, you've begun.",
    ],
    earth: [
      'You finish what {side} was only excited about.',
      'You have more staying power than {side} would suggest.',
    ],
    air: [
      'You go about things with more of a plan than {side} would suggest.',
      'You can drop a plan as soon as there is a better one, and {side} needs a while to catch up.',
    ],
    water: [
      'What sets you off lies a good deal deeper than {side}.',
      'When {side} has run out of arguments, you act on a feeling.',
    ],
  },
}
