import type { EasyContacts } from '../../../authored.ts'

/** The reader's Saturn with a point of the partner's. */
export const yourSaturnEasily: EasyContacts = {
  'saturn~sun': {
    joined: [
      [
        'You expect a good deal of {partner}, and they know it the moment you come in ({contact}).',
        "They stand straighter for it, and they may do some of their best work so that you'll nod.",
        "You're prouder of them than you say, and it would be worth saying.",
      ],
    ],
    harmonious: [
      [
        "You're the one {partner} asks when the answer has to be right ({contact}).",
        'They bring the direction, and you make it last past the first good week.',
        'It does you good that they don\'t take a "not yet" for a no.',
      ],
      [
        'You can see what {partner} could have made of themselves in ten years ({contact}).',
        "With the rest you're patient.",
        "They feel that somebody is keeping a place for them, and they walk toward it a bit faster than they'd have gone alone.",
      ],
      [
        "{partner} has something they'd like to become, and you're the one who asks about it in February ({contact}).",
        "It isn't pressure, since you never ask twice in a week.",
        "They'd tell you that you believe in them in the most practical way there is.",
      ],
    ],
  },
  'saturn~moon': {
    joined: [
      [
        'You look after {partner} by taking care of things ({contact}).',
        'They feel safe with you and, now and then, a little supervised.',
        'When they cry you go and fix something, and it can take you both a while to see that the fixing is how you cry.',
      ],
    ],
    harmonious: [
      [
        "{partner} sleeps better when you've said that you'll see to it ({contact}).",
        "You don't say much, and what you say stays said.",
        'Their moods come and go around that, and you find, to your surprise, that you like the weather.',
      ],
      [
        "{partner} can be a mess in front of you, and you'll quietly put things in order around them ({contact}).",
        "You aren't good at saying it.",
        'They understand that the errand you run is the sentence.',
      ],
    ],
  },
  'saturn~mercury': {
    joined: [
      [
        "You hear the weak point in what {partner} says, usually while they're saying it ({contact}).",
        'They can bring you things half-baked and get them back done.',
        'What you like about their mind is that it goes where yours would have asked for permission.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} can settle a matter in one short conversation and never have it again ({contact}).',
        "They supply the possibilities and you cross out those that won't hold.",
        "It's done without anybody's feelings on the list, and both of you find that oddly close.",
      ],
      [
        '{partner} can bring you any half-formed thought, and it leaves with a spine ({contact}).',
        "You don't laugh at the early versions.",
        "They've started to hear your questions in their head before they speak, and on the whole they're grateful.",
      ],
    ],
  },
  'saturn~venus': {
    joined: [
      [
        "You're sparing with compliments, and {partner} keeps the ones you give them ({contact}).",
        'You stay, which is how you say it.',
        "They bring out something in you that likes a bit of silk, and they're careful not to mention it.",
      ],
    ],
    harmonious: [
      [
        "You like what {partner} likes, once you've seen that it's well made ({contact}).",
        'They make duty pleasant to be around, with music on.',
        "What they give you won't get lost, as far as they can tell, because you've never been seen to lose anything.",
      ],
      [
        'You keep what {partner} gives you ({contact}).',
        "They bring some color into a life that would run quite well in gray, and you'd miss it within a day.",
        "They can trust a compliment from you, since you don't hand them out for nothing.",
      ],
      [
        "You don't say much about it, and {partner} can tell by what you've kept ({contact}).",
        "They've never had to wonder if you'd be there.",
        'It makes you softer than you are with others, in ways that only they could list.',
      ],
    ],
  },
  'saturn~mars': {
    joined: [
      [
        '{partner} wants to go and you want to check, and what the two of you do together comes out strong ({contact}).',
        "You've talked them out of two bad ideas and into the patience for a good one.",
        "They pull, and they'd feel it if nobody were holding.",
      ],
    ],
    harmonious: [
      [
        'You know when and {partner} knows how hard ({contact}).',
        "They'll take an order from you, since you never give one for the pleasure of it.",
        "You like to have somebody beside you who doesn't tire at the point where you usually have to stop.",
      ],
      [
        '{partner} has the strength and you have the plan, so you move things that other people walk around ({contact}).',
        "You worry less about a job when they're on it.",
        "They like being pointed at something that's worth the effort.",
      ],
      [
        'When {partner} wants to charge at it, you ask one question, and they charge at the right side ({contact}).',
        "It's a pleasure to you that they don't sulk, and a pleasure to them that you don't lecture.",
      ],
    ],
  },
  'saturn~jupiter': {
    joined: [
      [
        '{partner} promises and you deliver, and people may ask for you as a pair ({contact}).',
        'They make you look up from the list.',
        "You make sure, without spoiling it, that there's enough in the tank.",
      ],
    ],
    harmonious: [
      [
        "{partner}'s big idea and your small steps go well together ({contact}).",
        "More has come of their optimism than you would've bet.",
        'When your caution pays for it, they say thank you.',
      ],
    ],
  },
  'saturn~saturn': {
    joined: [
      [
        "You take the same things seriously, and in a crisis you don't have to discuss who does what ({contact}).",
        "{partner} can guess what you're afraid of getting wrong.",
        "There's a good deal of respect in it, and a standing need for someone to suggest an evening off.",
      ],
    ],
    harmonious: [
      [
        "Your rules differ, and each of you can see that the other's work ({contact}).",
        "You don't have to apologize to {partner} for being careful.",
        "They're careful about something you'd have overlooked, so what the two of you keep in order stays in order.",
      ],
    ],
  },
}
