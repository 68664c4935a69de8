import type { EasyContacts } from '../../../authored.ts'

/** The reader's Mercury with a point of the partner's. */
export const yourMercuryEasily: EasyContacts = {
  'mercury~sun': {
    joined: [
      [
        'You understand what {partner} is getting at, and you can put it well ({contact}).',
        "What they're doing interests you as much as anything of your own.",
        'They feel understood in it, and now and then a little supervised.',
      ],
    ],
    harmonious: [
      [
        'You bring {partner} an idea and they know what it could be for ({contact}).',
        'It suits you to be useful to someone with a direction.',
        'They ask you before they announce anything, because you see the weak spot and mention it in private.',
      ],
      [
        'You take an interest in what {partner} does, down to the details that bore other people ({contact}).',
        'It makes them think more clearly.',
        "They have begun to save their decisions until they've talked to you.",
      ],
      [
        "You can explain {partner} to people who don't understand them ({contact}).",
        'They like to try a plan out on you, because your questions make it better without making it yours.',
      ],
    ],
  },
  'mercury~moon': {
    joined: [
      [
        'You can tell how {partner} is from very few words ({contact}).',
        'You would sooner ask than assume, and with them asking works.',
        "Now and then they'd like to be sad without having it turned into a conversation.",
      ],
    ],
    harmonious: [
      [
        "You know how to bring a thing up with {partner} so that it doesn't hurt ({contact}).",
        "They tell you things that they haven't quite told themselves.",
        'It works because you listen for how they are and not for who is right.',
      ],
      [
        "You hear {partner}'s mood in the first sentence and answer that ({contact}).",
        "It's why they can talk to you on a day when they'd rather not talk.",
        "They don't have to explain a feeling in order to have it taken seriously.",
      ],
    ],
  },
  'mercury~mercury': {
    joined: [
      [
        'You and {partner} think so much alike that half of it can be left out ({contact}).',
        'It makes for quick decisions and long conversations.',
        'Other people may have trouble following, and you may both miss the same mistake.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} can drop a conversation and pick it up a week later in the middle ({contact}).',
        'You explain less than you do with other people.',
        "They interrupt you, and it's because they're there already.",
      ],
      [
        'You and {partner} can disagree for an hour and end with something better than either of you had brought ({contact}).',
        "It's a sport, and you're both good at it.",
        'What one of you reads, the other one generally hears about.',
      ],
    ],
  },
  'mercury~venus': {
    joined: [
      [
        'You know what to say to please {partner} ({contact}).',
        'You choose your words for them with some care, and enjoy the choosing.',
        "They hear more affection in a good sentence from you than in most people's grand gestures.",
      ],
    ],
    harmonious: [
      [
        'You can make {partner} laugh when they were about to sulk ({contact}).',
        "You notice what they've taken trouble over and can say exactly what's good about it.",
        "They've often been praised in general, and it's the detail that pleases them.",
      ],
      [
        'You have the words for what {partner} likes ({contact}).',
        'They keep what you write to them.',
        "It's an easy sort of closeness for you, since you'd sooner say a thing well than make a show of it.",
      ],
    ],
  },
  'mercury~mars': {
    joined: [
      [
        'You say that something would be possible, and {partner} has begun ({contact}).',
        "It's exciting, and it has made you a little careful with remarks.",
        'They like to spar with you, and forget at times that you were only thinking out loud.',
      ],
    ],
    harmonious: [
      [
        "You think it through and {partner} carries it out, and neither of you envies the other's half ({contact}).",
        "It's satisfying to see one of your plans move.",
        'They like a plan whose dull parts have been thought of.',
      ],
      [
        'You can give {partner} directions and they take them as information ({contact}).',
        'It makes you bolder with your ideas, since they might be tried.',
        "They enjoy how quick you are, and you don't make them feel slow.",
      ],
      [
        'You have an idea and {partner} is ready to try it ({contact}).',
        'You find out sooner than usual whether it was any good.',
        "They're seldom bored with you, since what you say can be put to use.",
      ],
    ],
  },
  'mercury~jupiter': {
    joined: [
      [
        'You mention a thing and {partner} turns it into a subject ({contact}).',
        "You get larger ideas from them than you'd trust on your own, and the checking falls to you.",
        'They like how quickly you follow.',
      ],
    ],
    harmonious: [
      [
        "Conversations between you and {partner} start small and end with how you'd both like to live ({contact}).",
        'They make your thoughts feel worth having.',
        'You give theirs a form that other people can understand.',
      ],
      [
        'You come to {partner} with a fact and leave with a reason to care about it ({contact}).',
        'They enjoy how much you know, and you never use it against them.',
        "It's hard for the two of you to be bored on a long drive.",
      ],
    ],
  },
  'mercury~saturn': {
    joined: [
      [
        "{partner} weighs what you say, so you've begun to weigh it first ({contact}).",
        'It slows you down, and the result is better.',
        'They listen more closely than it looks, and they remember what you decided.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} can sit down with a lease or a timetable and enjoy it ({contact}).',
        "You find what's unclear in it, and they know what it would cost.",
        "They rely on what you tell them, and they don't do that with many people.",
      ],
    ],
  },
  'mercury~asc': {
    joined: [
      [
        'You notice everything {partner} does and tend to say so ({contact}).',
        "They hear from you how they come across, and quite often it's useful.",
        'It suits them as long as the remarks are kind.',
      ],
    ],
    harmonious: [
      [
        'You can explain {partner} to other people, and other people to {partner} ({contact}).',
        'It saves them some misunderstandings.',
        'They like to have you along when they have to meet somebody new.',
      ],
    ],
  },
}
