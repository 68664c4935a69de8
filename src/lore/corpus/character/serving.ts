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
      'With {side} as well, you act on the first clear thought and do the rest of the thinking on the way.',
      "You have usually begun before you've finished thinking, since {side} doesn't like to wait.",
    ],
    Taurus: [
      "You seldom take back what you've concluded, and with {side} as well you'd rather be late than wrong.",
      "With {side} as well, you lose interest by the second minute in an idea you can't put your hands on.",
    ],
    Gemini: [
      "With {side} as well, you're on to the next question before anyone has answered the last one.",
      "With {side} as well, you'd find it hard to say where thinking stops and talking starts.",
    ],
    Cancer: [
      'You know how people are before you know what they think, which is how {side} wants it.',
      'Much of what you notice goes straight to {side}, and you end up looking after somebody.',
    ],
    Leo: [
      'You find the words that {side} needs, so what you mean tends to be heard.',
      "You'd like to be remembered for something you said, and with {side} as well you may rehearse it.",
    ],
    Virgo: [
      'With {side} as well, you like a thought best when it has fixed something.',
      'With {side} as well, you reread a message twice and find the missing word.',
    ],
    Libra: [
      "{Side} depends on good talk, because you find out what's fair by talking things over.",
      'You stop being annoyed with somebody once you can put their view in words, as {side} would wish.',
    ],
    Scorpio: [
      'A good deal of what you know you keep for later, as {side} would advise.',
      'With {side} as well, you remember a slip of the tongue and say nothing about it.',
    ],
    Sagittarius: [
      '{Side} gets its next big idea while you talk, and you are the first to be convinced.',
      'You think the way {side} likes to live, with the far end of the thing in view.',
    ],
    Capricorn: [
      '{Side} builds on what you think, so your plans tend to have dates in them.',
      'With {side} as well, you make a plan in January and mostly keep to it.',
    ],
    Aquarius: [
      '{Side} would be lost without an explanation, because you need a reason for what you do.',
      'With {side} as well, you explain a feeling to yourself until it no longer upsets you.',
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
      "You take your time before you love somebody, as {side} would have it, and once you've chosen you stay put.",
      '{Side} is content with the way you show love, which is by staying.',
    ],
    Gemini: [
      'You get to like people by talking to them, and with {side} as well you have a question ready in the first minute.',
      'Because of {side}, you never quite stop being curious about the people you love.',
    ],
    Cancer: [
      'You look after the people you love, and {side} makes it hard to stop.',
      'With {side} as well, you text the people you love to ask if they got home.',
    ],
    Leo: [
      "With {side} as well, you speak up for the people you love when they aren't in the room.",
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
      'With {side} as well, you can love somebody without asking where they were on Friday.',
    ],
    Pisces: [
      "You may love a person's troubles along with the rest, since {side} takes in all of it.",
      'Nobody you love has to explain a feeling to you, which suits {side}.',
    ],
  },
  mars: {
    Aries: [
      'With {side} behind it, a thing that you want is begun the same day.',
      "With {side} as well, you've made the call while other people discuss who should.",
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
      "With {side} as well, you'd rather try for the large thing and miss than settle for the small one.",
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
      "You'd rather put in an hour every day than one heroic weekend, as {side} would have it.",
      "With {side} as well, you'll do the dull part for years, as long as it leads somewhere.",
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
      'You say it first and check with {side} afterward.',
      'You say aloud what {side} would have kept for later.',
    ],
    earth: [
      'You work out what {side} would cost you before you go along.',
      'You ask what a thing costs just as {side} is falling for it.',
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
      "You'd rather cook for somebody you love than surprise them, whatever {side} has in mind.",
      "You can spend a whole Sunday on the couch with somebody you love, and {side} doesn't mind for once.",
    ],
    air: [
      'You keep it light with people you like, and they may not meet {side} for months.',
      'In love you can laugh about what {side} takes to heart.',
    ],
    water: [
      "You'd change your plans for somebody you love, which is more than {side} does for anyone else.",
      'You cry at weddings and in airports, whatever {side} would have people think.',
    ],
  },
  mars: {
    fire: [
      'Your temper takes {side} by surprise each time, and the people around you as well.',
      "While {side} is still making up its mind, you've begun.",
    ],
    earth: [
      'You finish what {side} was only excited about.',
      "You're still at it the week after {side} has lost interest.",
    ],
    air: [
      "You argue for what you want as a matter of principle, even when it's only something that {side} would like.",
      'You can drop a plan as soon as there is a better one, even if {side} had grown fond of the old one.',
    ],
    water: [
      'A tone of voice can set you off where {side} would have let it pass.',
      'When {side} has run out of arguments, you act on a feeling.',
    ],
  },
}
