import type { Line } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

/**
 * After a paragraph on a hard or an easy aspect of one side of a portrait, or of its ruler: by that side and by the other
 * planet, what the person does when they are after {want}, which is one of the aims below.
 */
export const bearings: Record<
  'sun' | 'moon' | 'mercury',
  Record<'hard' | 'easy', Record<Planet, readonly Line[]>>
> = {
  sun: {
    hard: {
      sun: [
        {
          says: "When you try to {want}, you make a point of honor of it, and you'd rather do without than ask for help.",
          traits: ['proud'],
        },
        {
          says: "You'd {want} more easily if you didn't mind so much who gets the credit.",
          traits: ['proud'],
        },
      ],
      moon: [
        {
          says: 'When you try to {want}, you ask first how everyone will take it, and by then the evening is over.',
        },
        {
          says: "You mean to {want}, and on a day when you've slept badly you can't see the point.",
          traits: ['changeable'],
        },
      ],
      mercury: [
        {
          says: "When you try to {want}, you have one more thing to explain first, and you're still explaining at bedtime.",
        },
        { says: "You'd {want} sooner if you didn't have to talk it through with three people." },
      ],
      venus: [
        {
          says: "When you try to {want}, you look at people's faces first, and you wait until they approve.",
          traits: ['yielding'],
        },
        {
          says: "You'd {want} more often if you didn't worry about who might mind.",
          traits: ['tactful'],
        },
      ],
      mars: [
        {
          says: "When you try to {want}, you're in a hurry, and the first person who's slow about it gets snapped at.",
          traits: ['quick'],
        },
        {
          says: 'When you want to {want}, you push, and you tend to start an argument on the way.',
          traits: ['bold'],
        },
      ],
      jupiter: [
        {
          says: 'When you try to {want}, you promise more than there is time for, and you lose sleep to keep your word.',
        },
        {
          says: "You'd {want} more often if you didn't say yes to three other things in the same week.",
          traits: ['generous'],
        },
      ],
      saturn: [
        {
          says: 'When you try to {want}, you hear every objection before anyone has made it, and you stop to answer each one.',
          traits: ['wary'],
        },
        {
          says: "You'd {want} more easily if you didn't wait for permission.",
          traits: ['wary'],
        },
      ],
      uranus: [
        {
          says: "You set out to {want}, and just as you're getting there you may drop the whole thing.",
          traits: ['changeable'],
        },
        {
          says: "When you try to {want}, you're restless by the third week, and you go and start something else.",
          traits: ['changeable'],
        },
      ],
      neptune: [
        {
          says: 'When you try to {want}, you may picture it so well that you forget to begin.',
          traits: ['idealistic'],
        },
        {
          says: "You set out to {want}, and a week later you notice that you've drifted off after something else.",
          traits: ['loose'],
        },
      ],
      pluto: [
        {
          says: 'When you try to {want}, you want all or nothing, so a small setback keeps you up at night.',
        },
        {
          says: "You'd {want} more easily if you didn't suspect that somebody means to stop you.",
          traits: ['wary'],
        },
      ],
    },
    easy: {
      sun: [
        {
          says: 'When you want to {want}, you have the nerve to say so, and people tend to go along.',
          traits: ['open'],
        },
        {
          says: "You can {want} without apologizing to anybody, because you're sure of what you're doing.",
          traits: ['bold'],
        },
      ],
      moon: [
        {
          says: "When you want to {want}, you can feel which evening is the right one, and you're seldom wrong.",
        },
        { says: 'You can {want} without thinking much about it, and people wonder how you do it.' },
      ],
      mercury: [
        {
          says: 'When you want to {want}, you have the words for it, and one good sentence often saves you a week.',
        },
        { says: 'You can {want} more easily after a good talk, and you know whom to call.' },
      ],
      venus: [
        {
          says: 'When you want to {want}, people are glad to help, and you rarely have to ask twice.',
        },
        {
          says: 'When you want to {want}, you find a way to do it that people like.',
          traits: ['tactful'],
        },
      ],
      mars: [
        {
          says: "When you want to {want}, you're up and doing something about it before anyone has called a meeting.",
          traits: ['quick'],
        },
        {
          says: 'You can {want} on the day you think of it, while other people are still talking it over.',
          traits: ['quick'],
        },
      ],
      jupiter: [
        {
          says: 'When you want to {want}, you expect a yes, so you ask, and you often get one.',
          traits: ['trusting'],
        },
        {
          says: 'You can still {want} after it has gone wrong twice, because you count on the third time.',
          traits: ['trusting'],
        },
      ],
      saturn: [
        {
          says: 'When you want to {want}, you have patience, so you can go for months without a result.',
          traits: ['steady'],
        },
        {
          says: 'You can {want} even on a bad day, because you keep the promises you made to yourself.',
          traits: ['steady'],
        },
      ],
      uranus: [
        {
          says: 'When you want to {want}, you think of a way that nobody has tried, and you try it the same day.',
          traits: ['independent'],
        },
        {
          says: "You can {want} in your own way, and you don't mind if people stare.",
          traits: ['independent'],
        },
      ],
      neptune: [
        {
          says: 'When you want to {want}, you can often feel beforehand what will work.',
        },
        { says: 'You can {want} without a plan, because you go by feel.', traits: ['loose'] },
      ],
      pluto: [
        {
          says: "When you want to {want}, you're still at it after other people have gone home.",
          traits: ['steady'],
        },
        {
          says: "You can {want} where others would give up, because you don't let go of a thing.",
          traits: ['steady'],
        },
      ],
    },
  },
  moon: {
    hard: {
      sun: [
        {
          says: "You can't easily {want} when you feel slighted.",
          traits: ['proud'],
        },
        {
          says: "You can't always {want} and be admired as well, and you mind that more than you show.",
          traits: ['proud'],
        },
      ],
      moon: [{ says: "You'd like to {want}, and on a day when you've slept badly you can't." }],
      mercury: [
        {
          says: "You can't {want} until you've talked things through, and there isn't always somebody to talk to.",
        },
        { says: 'Before you can {want} you have to explain yourself, at least in your own head.' },
      ],
      venus: [
        {
          says: "You can't quite {want} while somebody you like is displeased with you.",
          traits: ['yielding'],
        },
        {
          says: "You'd {want} more often if you didn't first check whether everyone still likes you.",
          traits: ['tactful'],
        },
      ],
      mars: [
        {
          says: "You can't {want} while you're angry, and you may be angry for a while before you say so.",
        },
        {
          says: 'Just when you could {want}, you may pick a fight about something small.',
          traits: ['bold'],
        },
      ],
      jupiter: [
        {
          says: "You can hardly {want} when you've promised three people the same evening.",
          traits: ['generous'],
        },
        {
          says: 'You expect to {want} all at once, so you overlook the days on which you come close.',
        },
      ],
      saturn: [
        {
          says: "Before you let yourself {want}, you tend to ask whether you've earned it.",
          traits: ['wary'],
        },
        {
          says: "You put off the chance to {want} until you've done your work, and there's always more work.",
          traits: ['serious'],
        },
      ],
      uranus: [
        {
          says: 'Just when you could {want}, you may get restless and put an end to it yourself.',
          traits: ['changeable'],
        },
        {
          says: "You'd like to {want}, and as soon as somebody counts on it you need to get out for an hour.",
          traits: ['changeable', 'independent'],
        },
      ],
      neptune: [
        { says: "You'd like to {want}, and you can't always say what keeps you from it." },
        {
          says: 'You may give up the chance to {want} because somebody else seems to need more than you do.',
          traits: ['yielding'],
        },
      ],
      pluto: [
        { says: "You'd like to {want}, and you keep watch all the same.", traits: ['wary'] },
        {
          says: "You might {want} sooner if you didn't have to know first what it could cost you.",
          traits: ['wary'],
        },
      ],
    },
    easy: {
      sun: [
        {
          says: "You find it easier to {want} when you've done something that you're proud of.",
          traits: ['proud'],
        },
      ],
      moon: [
        { says: 'You know what it takes for you to {want}, and you seldom have to look for it.' },
      ],
      mercury: [
        {
          says: "You find it easier to {want} once you've put it in words, and you usually can.",
          traits: ['open'],
        },
        { says: "When you'd like to {want}, you know whom to call.", traits: ['open'] },
      ],
      venus: [
        {
          says: "When you'd like to {want}, you know whom to ask over, and they like to come.",
          traits: ['warm'],
        },
        { says: 'People make it easy for you to {want}, because they enjoy doing you a favor.' },
      ],
      mars: [
        {
          says: "When it's hard to {want}, you go and do something, and before long you've forgotten why it was hard.",
          traits: ['quick'],
        },
        {
          says: "You don't wait for the chance to {want}, since you'd rather do something about it yourself.",
          traits: ['bold'],
        },
      ],
      jupiter: [
        {
          says: 'You seldom need much to {want}, since you expect things to turn out well.',
          traits: ['trusting'],
        },
        {
          says: "After a bad week you still expect to {want} again by the next one, and you're often right.",
          traits: ['trusting'],
        },
      ],
      saturn: [
        {
          says: 'You know which people and which habits let you {want}, and you keep to them.',
          traits: ['steady'],
        },
        {
          says: "You can wait a long time for the chance to {want}, and you don't panic while you wait.",
          traits: ['steady'],
        },
      ],
      uranus: [
        {
          says: 'You have your own way to {want}, and you hardly mind who finds it odd.',
          traits: ['independent'],
        },
        {
          says: 'You need some room in order to {want}, and you like people who give you some.',
          traits: ['independent'],
        },
      ],
      neptune: [
        {
          says: 'You can {want} after a quiet hour or a little music, and you rarely have to explain why.',
        },
        { says: "You can {want} without a reason, and you don't look for one.", traits: ['loose'] },
      ],
      pluto: [
        {
          says: "You can {want} even in a hard week, because you don't frighten easily.",
          traits: ['steady'],
        },
        {
          says: "When you manage to {want}, you do so completely, and you're good for another week.",
        },
      ],
    },
  },
  mercury: {
    hard: {
      sun: [
        {
          says: 'You find it hard to {want} when you feel that your pride is at stake.',
          traits: ['proud'],
        },
      ],
      moon: [
        {
          says: "You find it hard to {want} on a day when you're upset, and you may not have noticed that you are.",
        },
      ],
      mercury: [
        { says: 'When you try to {want}, you end up discussing it with yourself until bedtime.' },
      ],
      venus: [
        {
          says: "You'd {want} more often if you worried less about who might be hurt.",
          traits: ['tactful'],
        },
        {
          says: 'When you try to {want}, you keep an eye on whether people still like you.',
          traits: ['tactful'],
        },
      ],
      mars: [
        {
          says: 'You can be too impatient to {want}, and you notice it in the middle of an argument.',
          traits: ['quick'],
        },
        { says: 'When you try to {want}, you sound angrier than you are.', traits: ['bold'] },
      ],
      jupiter: [
        { says: "You set out to {want}, and before long you've taken up three other subjects." },
        {
          says: 'When you try to {want}, you say a little more than you can be sure of.',
          traits: ['generous'],
        },
      ],
      saturn: [
        {
          says: 'When you try to {want}, you hear every objection before anyone has made it.',
          traits: ['wary'],
        },
        { says: "You'd {want} more often if you didn't expect to be graded.", traits: ['wary'] },
      ],
      uranus: [
        {
          says: 'You set out to {want}, and then something new occurs to you and you drop the thread.',
          traits: ['changeable'],
        },
        {
          says: "When you try to {want}, you're apt to startle people, and the talk turns to that instead.",
          traits: ['changeable'],
        },
      ],
      neptune: [
        {
          says: 'You set out to {want}, and somewhere along the way you lose track of the question.',
          traits: ['loose'],
        },
        { says: "When you try to {want}, you're never quite sure whose thought it was." },
      ],
      pluto: [
        {
          says: "When you try to {want}, you don't trust what's on the surface, so you take twice as long as other people.",
          traits: ['wary'],
        },
        {
          says: "You'd {want} more easily if you didn't suspect that something is being kept from you.",
          traits: ['wary'],
        },
      ],
    },
    easy: {
      sun: [
        {
          says: "You can {want} without much fuss, because you're sure of what you know.",
          traits: ['bold'],
        },
      ],
      moon: [
        { says: 'You find it easy to {want}, because you can tell how people are feeling.' },
        { says: 'You can {want} on the worst of days, and you feel calmer afterward.' },
      ],
      mercury: [{ says: "You can {want} for hours, and you don't notice how late it is." }],
      venus: [
        {
          says: 'You find it easy to {want}, because people enjoy talking with you.',
          traits: ['tactful'],
        },
        {
          says: 'When you want to {want}, you find a way to do it that nobody minds.',
          traits: ['tactful'],
        },
      ],
      mars: [
        {
          says: "When you want to {want}, you don't wait for the right moment.",
          traits: ['quick'],
        },
        {
          says: 'You can {want} at speed, while other people are still looking for the file.',
          traits: ['quick'],
        },
      ],
      jupiter: [
        {
          says: 'When you want to {want}, you take it for granted that people will be interested, and they are.',
          traits: ['trusting'],
        },
        {
          says: "You find it easy to {want}, because you aren't afraid of being wrong now and then.",
          traits: ['trusting'],
        },
      ],
      saturn: [
        {
          says: "You can {want} for as long as it takes, and you don't get tired of it.",
          traits: ['steady'],
        },
        {
          says: "When you want to {want}, you've prepared for it, and people can tell.",
          traits: ['steady'],
        },
      ],
      uranus: [
        {
          says: 'When you want to {want}, you go about it in a way that nobody taught you.',
          traits: ['independent'],
        },
        { says: 'You like to {want} where nobody expects it of you.', traits: ['independent'] },
      ],
      neptune: [
        {
          says: 'You can {want} without a method, because you pick up more than was said.',
          traits: ['loose'],
        },
        { says: 'You {want} best when you stop trying, on a walk or in the shower.' },
      ],
      pluto: [
        {
          says: 'When you want to {want}, you keep at it after other people have changed the subject.',
          traits: ['steady'],
        },
        {
          says: 'You {want} with your whole mind, and people learn not to interrupt you.',
          traits: ['serious'],
        },
      ],
    },
  },
}

/** What a person is after by one side of a portrait, whatever helps or hinders it. */
export const aims: Record<keyof typeof bearings, Record<Sign, string>> = {
  sun: {
    Aries: 'go first',
    Taurus: 'build something that lasts',
    Gemini: 'follow what interests you',
    Cancer: 'look after your own people',
    Leo: 'make something and have it seen',
    Virgo: 'be of real use',
    Libra: 'be fair to people',
    Scorpio: 'get to the bottom of things',
    Sagittarius: 'go after what you believe in',
    Capricorn: 'get somewhere by your own work',
    Aquarius: 'live by your own rules',
    Pisces: 'make things better for somebody',
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
    Sagittarius: 'be cheerful',
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
