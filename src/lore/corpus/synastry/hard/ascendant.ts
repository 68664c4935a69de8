import type { HardContacts } from '../../../authored.ts'

/**
 * A planet of one person across from the Ascendant of the other, which is the house of partnership, or square to it;
 * either way around.
 */
export const ascendantHard: HardContacts = {
  'asc~sun': [
    [
      "{partner} is much of what you aren't, and you like it and argue with it ({contact}).",
      'They take a position on most of what you do.',
      "On a good day that's a second opinion, and on a bad one it's opposition.",
    ],
  ],
  'sun~asc': [
    [
      "You are much of what {partner} isn't, and they like it and argue with it ({contact}).",
      'They come into their own by answering you.',
      'It keeps you honest, and now and then you would like a plain yes.',
    ],
  ],
  'asc~moon': [
    [
      '{partner} would like to be met by the person at home, and gets the manner that you have for everyone ({contact}).',
      "They feel treated like a visitor, and they don't say so.",
      'You had only been your usual self.',
    ],
  ],
  'moon~asc': [
    [
      'You would like more than the manner that {partner} has for everyone, and it comes late ({contact}).',
      'They had only been their usual self.',
      "You take it for distance, and may be in low spirits before they've sat down.",
    ],
  ],
  'asc~mercury': [
    [
      '{partner} has a different view as soon as you have shown yours ({contact}).',
      'They mean it as conversation.',
      'To you it can feel like a review, so you answer before they are done.',
    ],
  ],
  'mercury~asc': [
    [
      'You have a remark for most of what {partner} does, and often it is an objection ({contact}).',
      'To you that is how a conversation gets going.',
      'They can feel reviewed, and begin to tell you things late.',
    ],
  ],
  'asc~venus': [
    [
      '{partner} draws you by being unlike you, and the same unlikeness rubs a little ({contact}).',
      'You may be more charming with them than you feel.',
      'They would be content with less effort and a plain opinion.',
    ],
  ],
  'venus~asc': [
    [
      'How {partner} comes across is not quite to your taste, and you are drawn to it all the same ({contact}).',
      'They can tell that you are looking.',
      'It helps to say which part you like, since they guess the other part by themselves.',
    ],
  ],
  'asc~mars': [
    [
      '{partner} comes straight at you, and you come straight back ({contact}).',
      'They wake you up, and you fight sooner with them than with anyone else.',
      'What sounds to you like a quarrel can be, to them, how a thing gets decided.',
    ],
    [
      '{partner} sets a pace, and you either match it or stand in its way ({contact}).',
      'You have more nerve with them around, and less patience.',
      "They like to be met head on, and may not know when it's enough.",
    ],
    [
      'What {partner} does fast, you feel as a push ({contact}).',
      'You speed up in order not to be run over, and find out later that you were cross.',
      'They think better of you for saying "wait" than for keeping up.',
    ],
  ],
  'mars~asc': [
    [
      'You come straight at {partner}, and they come straight back ({contact}).',
      'They have more nerve around you, and are quicker to take offense.',
      'What is only energy on your side can look like an attack from theirs.',
    ],
    [
      'You set a pace, and {partner} either matches it or stands in its way ({contact}).',
      'They like to be challenged, up to a point that is hard to see.',
      'It goes best when there is something to do together that takes strength.',
    ],
    [
      'What you do fast, {partner} feels as a push ({contact}).',
      'They speed up in order not to be run over, and find out later that they were cross.',
      'It helps to tell them beforehand what you are about to do.',
    ],
  ],
  'asc~jupiter': [
    [
      '{partner} thinks that you could do more, and says so with a great deal of warmth ({contact}).',
      'You feel encouraged and somewhat overruled.',
      'They are quick to promise what you would have to deliver.',
    ],
  ],
  'jupiter~asc': [
    [
      'You think that {partner} could do more, and you say so with a great deal of warmth ({contact}).',
      'They like the praise, and would also like to be asked.',
      'It is easy for you to promise what they would have to deliver.',
    ],
  ],
  'asc~saturn': [
    [
      "{partner} looks at you more closely than you'd like ({contact}).",
      'They take you seriously, and to you it can sound like a warning.',
      'You are at your most careful with them, and it costs you some ease.',
    ],
  ],
  'saturn~asc': [
    [
      "You look at {partner} more closely than they'd like ({contact}).",
      'On your side it is a way of taking them seriously.',
      'They are careful around you, and may keep their lighter side for other people.',
    ],
  ],
}
