import type { EasyContacts } from '../../../authored.ts'

/** The reader's Saturn with a point of the partner's. */
export const yourSaturnEasily: EasyContacts = {
  'saturn~sun': {
    joined: [
      [
        'You expect a good deal of {partner}, and they know it ({contact}).',
        "They do some of their best work so that you'll approve.",
        "You're prouder of them than you say, and it would be worth saying.",
      ],
    ],
    harmonious: [
      [
        "You're the one {partner} asks when the answer has to be right ({contact}).",
        'They bring the direction, and you make it last past the first good week.',
        'It does you good that they don\'t hear a "not yet" as a no.',
      ],
      [
        'You can see what {partner} could become in ten years ({contact}).',
        "You're patient about it, because you think in years anyway.",
        'They feel that somebody expects it of them, and they get there sooner than they would have alone.',
      ],
      [
        "You take {partner}'s plans seriously and ask about them later ({contact}).",
        "They don't feel pressed, since you never ask twice in a week.",
        "They'd tell you that you believe in them in the most practical way there is.",
      ],
    ],
  },
  'saturn~moon': {
    joined: [
      [
        'You look after {partner} by taking care of things ({contact}).',
        'They feel safe with you and, now and then, a little supervised.',
        "When they're upset you fix something, and it can take you both a while to see that the fixing is tenderness.",
      ],
    ],
    harmonious: [
      [
        "{partner} rests better when you've said that you'll see to something ({contact}).",
        "You don't say much, and what you say holds.",
        'You like having their moods around, to your own surprise, as long as nobody asks you to have them too.',
      ],
      [
        "{partner} can fall apart in front of you, and you'll quietly put things in order ({contact}).",
        "You aren't good at saying what you feel.",
        'They understand that what you do for them says it.',
      ],
    ],
  },
  'saturn~mercury': {
    joined: [
      [
        "You hear the weak point in what {partner} says, usually while they're saying it ({contact}).",
        'They can bring you something half-finished and get it back improved.',
        'What you like about their mind is that it goes where you would have asked for permission.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} can settle a matter in one short conversation ({contact}).',
        "They supply the possibilities and you cross out those that won't work.",
        "Nobody's feelings get hurt by it, and both of you find that oddly close.",
      ],
      [
        '{partner} can bring you any half-formed thought ({contact}).',
        "You don't laugh at the early versions.",
        "They've started to hear your questions before they speak, and on the whole they're grateful.",
      ],
    ],
  },
  'saturn~venus': {
    joined: [
      [
        "You're sparing with compliments, and {partner} remembers the ones you give them ({contact}).",
        'You show what you feel by staying.',
        'They bring out something in you that likes a bit of luxury.',
      ],
    ],
    harmonious: [
      [
        "You like what {partner} likes, once you've seen that it's good ({contact}).",
        'They make duty more pleasant to be around.',
        "They trust you with what matters to them, because they've never seen you careless.",
      ],
      [
        'You hold on to what {partner} gives you ({contact}).',
        "They bring some color into a life that would run quite well without it, and you'd miss it within a day.",
        "They can trust a compliment from you, since you don't hand them out for nothing.",
      ],
      [
        "You don't say much about what you feel for {partner}, and it shows anyway ({contact}).",
        "They've never had to wonder whether you'd be there.",
        'It makes you softer than you are with others.',
      ],
    ],
  },
  'saturn~mars': {
    joined: [
      [
        '{partner} wants to go and you want to check, and what the two of you do together comes out strong ({contact}).',
        "You've kept them from a bad idea or two and given them the patience for a good one.",
        "They pull against it now and then, and they'd miss it.",
      ],
    ],
    harmonious: [
      [
        'You know when, and {partner} knows how hard ({contact}).',
        "They'll take direction from you, since you don't give it for the pleasure of it.",
        "You like to have somebody beside you who doesn't tire at the point where you usually stop.",
      ],
      [
        '{partner} has the strength and you have the plan ({contact}).',
        "You worry less about a job when they're on it.",
        "They like to be pointed at something that's worth the effort.",
      ],
      [
        'When {partner} wants to rush at something, you ask one question first ({contact}).',
        "It's a pleasure to you that they don't sulk, and to them that you don't lecture.",
      ],
    ],
  },
  'saturn~jupiter': {
    joined: [
      [
        '{partner} promises and you deliver ({contact}).',
        'They make you look up from the work.',
        "You make sure, without spoiling it, that there's enough to pay for it.",
      ],
    ],
    harmonious: [
      [
        "{partner}'s large ideas and your small steps go well together ({contact}).",
        'More has come of their optimism than you would have expected.',
        'When your caution turns out to have been right, they say so.',
      ],
    ],
  },
  'saturn~saturn': {
    joined: [
      [
        'You and {partner} take the same things seriously, so in a crisis nobody has to discuss who does what ({contact}).',
        "They can guess what you're afraid of getting wrong.",
        "There's a good deal of respect in it, and a standing need for an evening off.",
      ],
    ],
    harmonious: [
      [
        'You and {partner} live by different rules, and each of you can see the point of the other set ({contact}).',
        "You don't have to apologize to them for being careful.",
        "They're careful about something you'd have overlooked.",
      ],
    ],
  },
}
