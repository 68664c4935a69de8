import type { EasyContacts } from '../../../authored.ts'

/** The reader's Sun with a point of the partner's. */
export const yourSunEasily: EasyContacts = {
  'sun~sun': {
    joined: [
      [
        'Ask either of you what a good year would look like and you get about the same answer ({contact}).',
        'You like to see your own aims in somebody who makes them look natural, and {partner} likes not having to defend theirs.',
        "Now and then you're both after the same bit of credit, and friends can watch each of you wait politely for the other to bring it up.",
      ],
    ],
    harmonious: [
      [
        'You want different things in the same direction, so one of you can win something without the other feeling passed ({contact}).',
        'When you bring {partner} good news, you get questions instead of a comparison.',
        "They breathe out around you too, since nothing they're proud of has to be made smaller first.",
      ],
      [
        "Side by side at a party, you and {partner} each assume that the other one is doing fine, and it's true ({contact}).",
        'You get to be pleased for somebody without measuring.',
        'They seem to enjoy your successes about as much as their own, and they can recall them longer.',
      ],
    ],
  },
  'sun~moon': {
    joined: [
      [
        '{partner} can tell from how you come in whether the day went your way ({contact}).',
        'You feel more like yourself with somebody who takes your plans personally, and you may not see how much of your mood they carry.',
        "They settle when you're sure of something, and they sleep a little worse when you aren't.",
      ],
      [
        "Whatever you've set your mind on is in {partner}'s voice within a day or two ({contact}).",
        'You can count on their sympathy so entirely that you sometimes forget to ask for their opinion.',
        "They're proudest of you when nobody else has seen it yet.",
      ],
    ],
    harmonious: [
      [
        'When you decide something, {partner} has usually felt it coming and is halfway into their shoes ({contact}).',
        'You get to lead without dragging anybody.',
        "They'd say that you're the one person whose plans leave room for being tired.",
      ],
      [
        'You make the plan and {partner} makes it bearable, with a stop for lunch in it ({contact}).',
        'It flatters you that what you want seems to agree with them.',
        "They'd tell you if it didn't, though not on the same day.",
      ],
      [
        "You know what you want and {partner} knows how it'll feel, and it takes both to plan a week ({contact}).",
        "You're steadier for having somebody who notices what the day did to you.",
        "They relax when you're sure of something, so long as you've asked them once.",
      ],
      [
        "It's easy for {partner} to be around you when you're being most yourself, which can't be said of everyone ({contact}).",
        'You come home to a mood that has room for you in it.',
        "They've got someone to look forward to who does what they said they'd do.",
      ],
    ],
  },
  'sun~mercury': {
    joined: [
      [
        "{partner} has words for what you're doing before you've finished doing it ({contact}).",
        'Your own intentions come back to you more clearly than you could have put them, which is flattering on most days and a bit early on the others.',
        'They like to have somebody nearby whose next move is worth talking about.',
      ],
    ],
    harmonious: [
      [
        'You say where you want to get to and {partner} works out the train ({contact}).',
        "A good question doesn't feel like a doubt when they're the one who asks it.",
        'They enjoy it that their ideas turn into something, sometimes by the weekend.',
      ],
      [
        '{partner} asks the question that makes your plan better ({contact}).',
        'It saves you from at least one bad weekend a year.',
        "They like to think about something that's really going to happen, which most people's plans aren't.",
      ],
    ],
  },
  'sun~venus': {
    joined: [
      [
        "{partner} likes you best when you're pleased with yourself, which most people only put up with ({contact}).",
        "You dress a little better for them, and you'd be embarrassed to say since when.",
        'They relax about being charming, because your pleasure in them is so easy to read.',
      ],
    ],
    harmonious: [
      [
        'You two are good to have at a party, mainly because each of you looks so glad that the other one came ({contact}).',
        'A compliment from {partner} lasts you until the next day.',
        "You see what they've done with a room and say so in front of people, and it's a thing they'd never have asked for.",
      ],
      [
        "{partner} looks at you as if you'd arranged the weather ({contact}).",
        "You stand straighter for it, and you're a shade kinder.",
        "They like what you choose to spend yourself on, and they say so to others when you aren't there.",
      ],
      [
        "{partner} likes the very things about you that you'd thought you'd have to tone down ({contact}).",
        "You dress a bit better for them and don't call it that.",
        "They enjoy being seen with you, and they enjoy it more when you're in the middle of being yourself.",
      ],
    ],
  },
  'sun~mars': {
    joined: [
      [
        "While you're still announcing it, {partner} has started ({contact}).",
        'You get more done in their neighborhood, and you tend to put it down to coffee.',
        'They like having your confidence to push with, and when there is nothing to push the two of you will race for the last clean fork.',
      ],
    ],
    harmonious: [
      [
        'If one of you has an idea on a free morning, the other is already lacing up ({contact}).',
        "{partner} doesn't have to be talked into effort, and it makes you braver in what you suggest.",
        "They like it that you're impressed and stay out of the way.",
      ],
      [
        "{partner} believes in doing it today, and you're the one who can say what it's for ({contact}).",
        "You feel backed in a way that isn't talk.",
        "They like a direction that's worth the sweat, and it doesn't matter to them at all whose idea it was.",
      ],
      [
        "{partner} gives you a push at the exact point where you'd have thought about it for another week ({contact}).",
        "You're glad afterward, and sometimes during.",
        "They like it that you know where you're going, since they've got the energy and are open to suggestions.",
      ],
    ],
  },
  'sun~jupiter': {
    joined: [
      [
        "{partner} thinks more of your chances than you've ever dared to ({contact}).",
        "You aim higher for it, and you'd have to admit that it works.",
        'They like having a person to be hopeful about, and they like it that you come back and report.',
      ],
    ],
    harmonious: [
      [
        "You two are good to have around when something is being planned, because neither of you begins with why it can't be done ({contact}).",
        'With {partner} you feel encouraged without being flattered.',
        'They get a bit more generous near you, with money as well as with praise.',
      ],
      [
        "{partner} takes it for granted that you'll do well, and it rubs off ({contact}).",
        "You tell them your plans earlier than you'd tell anyone, because they never ask what it pays until the second question.",
        "They'd say that you give them somebody to be right about.",
      ],
      [
        'With {partner} you hear yourself describe your life as if it were going somewhere, and then it does ({contact}).',
        'They see the difficulties too, and they mention them last.',
      ],
    ],
  },
  'sun~saturn': {
    joined: [
      [
        '{partner} takes you seriously, which on a good day feels like respect and on a thin one like an inspection ({contact}).',
        'What you begin with them looking on gets finished.',
        "They don't praise easily, and they've thought about you more than they let on.",
      ],
    ],
    harmonious: [
      [
        '{partner} gives your plans a second look, and what comes back can bear weight ({contact}).',
        "It's restful to have somebody who neither gushes nor doubts you.",
        "They trust you to do what you said, and coming from them that's warm.",
      ],
      [
        '{partner} would vouch for you ({contact}).',
        "Around them you're at your most reliable, and you like the person you are then.",
        'They get from you a reason to look up from the work, which they seldom give themselves.',
      ],
      [
        '{partner} takes your plans more seriously than you sometimes do ({contact}).',
        'You can hear in their questions that they expect to see it finished.',
        "It's steadying, and now and then you'd like to be told that you're wonderful before the questions start.",
      ],
    ],
  },
  'sun~asc': {
    joined: [
      [
        '{partner} comes across the way you feel inside, or near enough that strangers take you for relatives ({contact}).',
        'You enjoy being seen with somebody who wears your colors better than you do.',
        'They like it that you take them for more than the impression they make.',
      ],
    ],
    harmonious: [
      [
        "You're glad of how {partner} walks into a room, since it leaves you free to be yourself in it ({contact}).",
        'They seem a little taller beside you.',
        'Neither of you has to explain the other one to friends.',
      ],
      [
        "What you're aiming at and how {partner} comes across go well together, as people tell you both ({contact}).",
        "You feel well represented when they've spoken first.",
        'They feel that you see past the manner without minding it.',
      ],
    ],
  },
}
