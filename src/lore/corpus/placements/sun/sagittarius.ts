import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      'You come in as if the rest of the world had sent you with good news (your Sun in Sagittarius, {house}).',
      "People brighten, because you take it for granted that things can be done and that they're the ones to do it.",
      'Frankness is your form of good manners.',
      'Not everyone can tell, and someone who asked how the dress looked may need a while to see that you were on their side.',
    ],
    traits: ['open', 'bold'],
  },
  2: {
    says: [
      "Money is fuel to you, and you're proud of where it's taken you (your Sun in Sagittarius, {house}).",
      'You earn best when you believe in the thing and can talk about it to anyone.',
      'Keeping it is another art, since you give freely and think in round numbers, usually rounded up.',
      "In a lean year you're still the one who says that it'll work out, and you're right about as often as you're overdrawn.",
    ],
    traits: ['trusting', 'generous'],
  },
  3: {
    says: [
      'A chat with you about the weather can end at the meaning of life (your Sun in Sagittarius, {house}).',
      'You explain things with great enthusiasm and a certain freedom about the details, and people go away wanting to read more.',
      "In all that breadth small promises get lost, so the neighbor who was told you'd water the plants might want to remind you on the morning itself.",
    ],
    traits: ['open', 'frank'],
  },
  4: {
    says: [
      'The place you come from was never going to be the whole story (your Sun in Sagittarius, {house}).',
      'You may have a home with maps on the wall and strangers at breakfast, or several homes, or a family spread over three time zones.',
      "The ones who live with you get a lot of hope and a good deal of absence, and they'd trade some of the first for less of the second.",
    ],
    traits: ['open', 'independent'],
  },
  5: {
    says: [
      'You play as if it were a calling (your Sun in Sagittarius, {house}).',
      "Give you a tent, a bad map, and good company, and you're the person you were meant to be.",
      'Risk makes you cheerful, in love as well, where you fall for people who are on their way somewhere.',
      'It goes well until one of you wants to stay put, and you may mistake a moment of quiet happiness for the end of the party.',
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      'You can work harder than anyone for something you believe in (your Sun in Sagittarius, {house}).',
      'A task that leads nowhere gets done late, with jokes.',
      "You're proud of the big effort and careless with the daily one, so people around you know to book you for the launch and ask somebody else to keep the minutes.",
      'Your body likes the same terms and does best when exercise goes somewhere.',
    ],
    traits: ['idealistic', 'loose'],
  },
  7: {
    says: [
      'You look for a partner to grow with, and you mean grow in miles (your Sun in Sagittarius, {house}).',
      "You want to be told the truth and taught something, and you give back a confidence in them that they've seldom had from anyone.",
      "Being with you makes people braver, and it can also leave them with all the laundry, since the details of living together don't count as miles with you.",
    ],
    traits: ['open', 'independent'],
  },
  8: {
    says: [
      'You meet what frightens people with a sort of good faith (your Sun in Sagittarius, {house}).',
      "In a crisis over money or trust you say what it's good for, and often it's true, and often it's a day too early.",
      'You share what you have without looking at it closely.',
      "It's made you a few loyal friends and perhaps one expensive mistake, and you'd probably tell the story of the mistake with a laugh.",
    ],
    traits: ['trusting', 'frank'],
  },
  9: {
    says: [
      "Understanding the world is what you're for (your Sun in Sagittarius, {house}).",
      "Sign and house agree, so there's always a subject or a country ahead of you, and talking about it you can make a whole dinner table want to enroll.",
      "What's nearby may get less of your attention than it deserves, and someone at home may have been waiting to be visited, too.",
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      'You rise by believing in something out loud (your Sun in Sagittarius, {house}).',
      'People with power like to have you in the room, because you can see ten years ahead and you make it sound like an outing.',
      "Patience for a ladder is something you've never had.",
      "You may skip two rungs by luck and charm and find yourself at the top of something, wishing that you'd learned how the copier works.",
    ],
    traits: ['public', 'idealistic'],
  },
  11: {
    says: [
      'Friends count on you to think larger than they dare (your Sun in Sagittarius, {house}).',
      "You bring people together for causes and for long weekends, and you don't always keep the two apart.",
      "You're in so many circles that each sees you a few times a year, and a friend who needs you on a plain Monday evening might not think to ask.",
    ],
    traits: ['generous', 'idealistic'],
  },
  12: {
    says: [
      'You believe in more than you let on (your Sun in Sagittarius, {house}).',
      'Away from people you read and wander and think about what it all means, and you return with a calm that others lean on without asking where you got it.',
      "The same conviction, said in public, could move a good many people, but you'd have to let it be questioned there, and so far you've liked it whole.",
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      "You're here to see how far it goes (your Sun in Sagittarius).",
      "You look for the meaning in things and generally find it, and your faith that it'll work out makes others willing to try.",
      'Freedom is as necessary to you as food.',
      "You promise more than one life can hold, and the people you've promised it to forgive you, because you meant every word.",
    ],
    traits: ['idealistic', 'open'],
  },
}
