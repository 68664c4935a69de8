import type { EasyContacts } from '../../../authored.ts'

/** The reader's Mercury with a point of the partner's. */
export const yourMercuryEasily: EasyContacts = {
  'mercury~sun': {
    joined: [
      [
        'You know what {partner} is getting at, and you put it so well that they may quote you ({contact}).',
        'Their doings interest you more than your own.',
        "They feel understood in what they're trying to pull off, and only a little supervised.",
      ],
    ],
    harmonious: [
      [
        'You bring {partner} an idea and it comes back larger, with a date on it ({contact}).',
        'Being useful to someone with a direction suits you.',
        "They ask you before they announce anything, because you find the soft spot and mention it when there's nobody else around.",
      ],
      [
        'You take an interest in what {partner} is doing, down to the details that bore their friends ({contact}).',
        'You keep track of the names.',
        "They think more clearly after an hour of being asked, and they've begun to save their decisions for you.",
      ],
      [
        "You can explain {partner} to people who don't get them, and you do, warmly ({contact}).",
        'They like to try a plan out on you because your questions make it better without making it yours.',
      ],
    ],
  },
  'mercury~moon': {
    joined: [
      [
        'Two words of a text are enough to tell you how {partner} really is ({contact}).',
        'You would sooner ask than assume, and with them asking works.',
        "They feel seen into, gently, and some evenings they'd like to be sad without its becoming a conversation.",
      ],
    ],
    harmonious: [
      [
        "You know how to bring a thing up with {partner} so that it doesn't land on a bruise ({contact}).",
        'A beat ahead, you hear how it would sound to them.',
        "They tell you what they haven't told themselves yet, usually while the two of you are busy with something else.",
      ],
      [
        "You can hear {partner}'s mood in how they say hello ({contact}).",
        'It helps to begin with something small and true.',
        "They don't have to dress a feeling up for you, and some of their best lines come out of that.",
      ],
    ],
  },
  'mercury~mercury': {
    joined: [
      [
        "You finish each other's sentences, and about half the time it's the ending that was meant ({contact}).",
        'It makes for quick decisions and long phone calls.',
        'You and {partner} have words that nobody else uses, and other people at the table may have to wait for the translation.',
      ],
    ],
    harmonious: [
      [
        'A conversation with {partner} can be put down for a week and picked up in the middle ({contact}).',
        'You explain less than you do with other people.',
        "They interrupt you more than they'd interrupt a stranger, and it's because they're there already.",
      ],
      [
        'You and {partner} can disagree for an hour and end with a third opinion that neither of you had brought ({contact}).',
        "It's a sport, and you're both good at it.",
        'You send each other articles, and they get read.',
      ],
    ],
  },
  'mercury~venus': {
    joined: [
      [
        'You can say the thing that makes {partner} look down and smile ({contact}).',
        'You choose your words for them with some care, and you enjoy the choosing.',
        "They hear more affection in a well-made message from you than in most people's grand gestures.",
      ],
    ],
    harmonious: [
      [
        "You make {partner} laugh when they'd been about to sulk ({contact}).",
        'You admire how they put an outfit together or set a table, and you can say exactly what you like about it.',
        "They've been praised in general often enough, and it's the detail that gets them.",
      ],
      [
        "You've got the words for what {partner} likes ({contact}).",
        'You enjoy the search for them more than you let on.',
        "They're the sort to keep a message of yours for the phrasing.",
      ],
    ],
  },
  'mercury~mars': {
    joined: [
      [
        'You say that it would be possible, and {partner} is already on the phone ({contact}).',
        "It's exciting when remarks turn into events, and you've become a little careful with remarks.",
        "They find your mind good to spar with, and they forget that for you it wasn't a fight.",
      ],
    ],
    harmonious: [
      [
        "You do the reading and {partner} does the lifting, and neither of you envies the other's half ({contact}).",
        'You like to see a plan move.',
        "They like one whose dull parts have been thought through, and they'll tell you so by starting.",
      ],
      [
        'You point and {partner} goes ({contact}).',
        "It's a pleasure to give directions to somebody who takes them as information.",
        "They like the speed of your head, and you don't make them feel slow for thinking with their hands.",
      ],
      [
        'You have an idea and {partner} has the tools out ({contact}).',
        "It's good for you to see how quickly a thought can turn into a shelf.",
        'They get bored less with you than with people who only describe it.',
      ],
    ],
  },
  'mercury~jupiter': {
    joined: [
      [
        'You mention a thing and {partner} makes it a subject ({contact}).',
        "You get bigger ideas from them than you'd trust on your own, and the checking falls to you.",
        'They like how quickly you follow, and that you remember where they read it.',
      ],
    ],
    harmonious: [
      [
        "Conversations between you start with the weather and end with what you'd both do with ten free years ({contact}).",
        '{partner} makes your thoughts feel worth having.',
        'You give theirs a shape that can be explained to other people, and they make use of it.',
      ],
      [
        'You come to {partner} with a fact and leave with a reason to care about it ({contact}).',
        'They enjoy how much you know and never once use it against you.',
        'Between you a drive of three hours is too short.',
      ],
    ],
  },
  'mercury~saturn': {
    joined: [
      [
        "{partner} weighs what you say, and you've begun to weigh it first ({contact}).",
        'It slows you down, and the result could be signed.',
        "They hear more than they look as if they're hearing, and they can tell you what you decided in April.",
      ],
    ],
    harmonious: [
      [
        "Give you two a lease or a timetable to go through and you're oddly content ({contact}).",
        'You find the gap in the wording, and {partner} knows what it would cost.',
        "They rely on your information, and they don't do that with many people's.",
      ],
    ],
  },
  'mercury~asc': {
    joined: [
      [
        'You can say what people are thinking about {partner}, and you usually say it to {partner} ({contact}).',
        'They get a running commentary from you, and a haircut might be changed on the strength of it.',
        "You'd be bored by anyone who minded.",
      ],
    ],
    harmonious: [
      [
        'You know how to explain {partner} to other people and other people to {partner} ({contact}).',
        'They like to hear themselves described by you.',
        'You like a person whose face answers before they do.',
      ],
    ],
  },
}
