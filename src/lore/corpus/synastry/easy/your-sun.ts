import type { EasyContacts } from '../../../authored.ts'

/** The reader's Sun with a point of the partner's. */
export const yourSunEasily: EasyContacts = {
  'sun~sun': {
    joined: [
      [
        'You and {partner} are built around the same idea of a good life ({contact}).',
        'What one of you is proud of, the other one understands without a speech, and it makes both of you surer of yourselves.',
        'The only difficulty is that you may both want the same bit of credit.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} want different things, and neither gets in the way of the other ({contact}).',
        'Good news from you is good news for them as well.',
        "Nobody has to come second, and that's less common between two people than it sounds.",
      ],
      [
        'What you want out of life and what {partner} wants point in a similar direction ({contact}).',
        'You can be pleased for each other without measuring.',
        'When one of you is doing well, the other one tends to pick up courage.',
      ],
    ],
  },
  'sun~moon': {
    joined: [
      [
        'What you set out to do goes straight to how {partner} feels ({contact}).',
        "They take your plans to heart, so you're backed by somebody who means it.",
        "Your bad days reach them as well, and it helps when you say that a mood isn't about them.",
      ],
      [
        'You and {partner} fit together as purpose and mood ({contact}).',
        'Your sureness gives them something to rest on, and their response tells you whether a plan feels right.',
        "It's easy for you to forget how much of your day they carry.",
      ],
    ],
    harmonious: [
      [
        'When you decide something, {partner} can usually go along without giving anything up ({contact}).',
        'You get to lead without having to persuade anybody.',
        'They find that your plans leave room for how they feel.',
      ],
      [
        "{partner} gives you an idea of how a plan will feel before you've carried it out ({contact}).",
        "You like being steadied that way, since it doesn't slow you down.",
        'Your confidence does the same for them on a day when they have little of their own.',
      ],
      [
        'You know what you want and {partner} knows how it will feel, and a week goes better with both ({contact}).',
        "They relax when you're sure of something, so long as you've asked them once.",
        'It makes you gentler than you are on your own.',
      ],
      [
        "{partner} is comfortable with you when you're most yourself ({contact}).",
        "You don't have to tone anything down in order to be good company.",
        'They are glad of company that has a direction.',
      ],
    ],
  },
  'sun~mercury': {
    joined: [
      [
        "{partner} can say what you're after before you've quite worked it out ({contact}).",
        'Your own intentions come back to you in better words, which is flattering on most days and a bit early on others.',
        'They like to have you to think about.',
      ],
    ],
    harmonious: [
      [
        'You say where you want to get to, and {partner} works out how ({contact}).',
        "A question from them doesn't feel like a doubt.",
        'They enjoy seeing one of their ideas put to use, and with you that happens fairly often.',
      ],
      [
        '{partner} asks the questions that make your plans better ({contact}).',
        "It's easy to take from them, because they're curious about what you want and don't compete with it.",
        'You give their thoughts a purpose in return.',
      ],
    ],
  },
  'sun~venus': {
    joined: [
      [
        "{partner} likes you best when you're pleased with yourself ({contact}).",
        'Most people have to be won over first, and with them you start out liked.',
        'Your pleasure in them is just as plain, and it makes them easy and charming.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} bring out the best-looking side of each other ({contact}).',
        'A compliment from them stays with you into the next day.',
        'They feel appreciated for their taste, which you notice and mention.',
      ],
      [
        '{partner} likes what you put your heart into, and says so ({contact}).',
        "You're kinder and a little braver for it.",
        'It does them good to be with a person who enjoys being liked.',
      ],
      [
        "The traits you thought you'd have to tone down are the ones {partner} likes ({contact}).",
        'You feel attractive around them without making an effort.',
        "They enjoy being seen with you, most of all when you're in your element.",
      ],
    ],
  },
  'sun~mars': {
    joined: [
      [
        '{partner} gets you going, and what you announce they tend to have started ({contact}).',
        'You do more in their company than you would alone.',
        'With nothing to work on, the two of you may compete over who goes first.',
      ],
    ],
    harmonious: [
      [
        'You have the aim and {partner} has the energy, so things get done ({contact}).',
        "They don't have to be talked into an effort, and it makes you bolder in what you suggest.",
        'What they like in you is that you give the effort a direction.',
      ],
      [
        "{partner} believes in doing it today, and you know what it's for ({contact}).",
        'You feel backed by somebody who does more than agree.',
        "They don't mind whose idea it was, as long as it goes somewhere.",
      ],
      [
        "{partner} gives you a push at the point where you'd have thought about it for another week ({contact}).",
        "You're usually glad of it afterward.",
        "For them it's a pleasure to put their strength behind someone who knows where to go.",
      ],
    ],
  },
  'sun~jupiter': {
    joined: [
      [
        '{partner} thinks more of your chances than you do ({contact}).',
        'You aim higher because of it, and quite often it works.',
        'They need someone to be hopeful about, and you seldom let them down.',
      ],
    ],
    harmonious: [
      [
        "Neither of you begins with why something can't be done ({contact}).",
        'With {partner} you feel encouraged without being flattered.',
        'Around you they get more generous with money and with praise.',
      ],
      [
        "{partner} takes it for granted that you'll do well, and it rubs off on you ({contact}).",
        "You tell them about a plan earlier than you'd tell anybody else.",
        'They like to be proved right about you.',
      ],
      [
        'With {partner} your own life seems to be going somewhere ({contact}).',
        'They see the difficulties too, and mention them last.',
        'It gets easier to try a thing when somebody expects it to turn out.',
      ],
    ],
  },
  'sun~saturn': {
    joined: [
      [
        '{partner} takes you seriously, which feels like respect on a good day and like an inspection on a bad one ({contact}).',
        'What you begin under their eye gets finished.',
        "They don't praise easily, and they think more of you than they say.",
      ],
    ],
    harmonious: [
      [
        "{partner} looks at your plans a second time, and what's left can be relied on ({contact}).",
        "You neither get flattered by them nor doubted, and that's restful.",
        "They trust you to do what you said, and it's the warmest thing they know.",
      ],
      [
        '{partner} would vouch for you ({contact}).',
        "You're more reliable in their company, and you like yourself better for it.",
        'They get a reason to look up from their duties, since what you want seems worth the work.',
      ],
      [
        '{partner} expects you to finish what you start ({contact}).',
        'It steadies you, because the expectation is a sort of trust.',
        "Now and then you'd like to hear that you're wonderful before you hear the questions.",
      ],
    ],
  },
  'sun~asc': {
    joined: [
      [
        '{partner} comes across in the way you feel inside ({contact}).',
        'You enjoy being seen with them, and strangers may take you for relatives.',
        'They are glad that you see more in them than the impression they make.',
      ],
    ],
    harmonious: [
      [
        'You like how {partner} deals with people, and you can be yourself while they do it ({contact}).',
        'They seem more sure of themselves beside you.',
        'Neither of you has to explain the other one to friends.',
      ],
      [
        'What you want and how {partner} comes across go well together ({contact}).',
        'You feel well represented when they have spoken first.',
        "They notice that you look past their manner and like what's there.",
      ],
    ],
  },
}
