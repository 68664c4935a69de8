import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInGemini: PlacementParagraphs = {
  1: {
    says: [
      "Give you four minutes with a stranger and you've found the topic they light up on (your Venus in Gemini, {house}).",
      "You like people by being curious about them, and you pick up their speed and even a little of their accent while you're at it.",
      "It's real interest, and it's also portable.",
      'Someone who felt singled out can look across the yard and see you doing it again with the next person.',
    ],
    traits: ['open', 'playful'],
  },
  2: {
    says: [
      'Venus is in Gemini {house}, so what you buy is mostly choice.',
      "Given the money for one expensive thing, you'd take three smaller ones, and you enjoy the comparing at least as much as the having.",
      'Earning goes best in the same manner, a bit from here and a bit from there.',
      "When the money's gone, it has gone nowhere in particular, which is to say to eleven places, and you can defend every one.",
    ],
    traits: ['changeable', 'loose'],
  },
  3: {
    says: [
      'Affection, with you, takes the form of forwarding things.',
      'You see a misspelled sign on the street and know the one person who has to have the picture within a minute (your Venus in Gemini, {house}).',
      'Siblings and neighbors get it too, and your fondness for them is really one very long conversation with breaks for sleep.',
      "When you go quiet on somebody, they notice it before you do, and they're usually right to worry.",
    ],
    traits: ['playful', 'quick'],
  },
  4: {
    says: [
      'What makes a place home to you is that somebody in it answers when you say a thing out loud (your Venus in Gemini, {house}).',
      "You love your family by catching up with them, and you'll narrate a show to people who are watching the same show.",
      'Moods that need silence are harder for you.',
      "When a person at home just wants to be held, you've often already asked two questions and offered a theory.",
    ],
    traits: ['playful', 'open'],
  },
  5: {
    says: [
      'You fall for whatever someone says back (your Venus in Gemini, {house}).',
      "Looks get you to look, but it's a good reply that keeps you up past midnight, and the flirting can be so much fun that neither of you gets around to asking for a date.",
      "Somebody who adores you in silence has no chance, and might have been the one who'd stay for the second hundred conversations.",
    ],
    traits: ['playful', 'quick'],
  },
  6: {
    says: [
      'Any job is twice as nice with someone to talk to across it (your Venus in Gemini, {house}).',
      'You take the long way to the supply closet because it passes three people you like.',
      'What can be done in company you do beautifully, while the solitary tasks keep until somebody comes to stand next to you.',
      'People you work with like you a lot and are never quite sure where you are.',
    ],
    traits: ['changeable', 'playful'],
  },
  7: {
    says: [
      "Nothing has quite happened to you until you've told it to your person.",
      'You choose for conversation, and a partner who can still surprise you at breakfast has you for good (your Venus in Gemini, {house}).',
      'Dullness loses you faster than any quarrel, since a quarrel is at least about something.',
      "The other one may wish, some evenings, that you'd leave a feeling alone for ten minutes before turning it over to see what's written underneath.",
    ],
    traits: ['open', 'playful'],
  },
  8: {
    says: [
      'You approach the closest subjects with a joke in front (your Venus in Gemini, {house}).',
      'You can discuss debts, jealousy, or an old hurt, as long as the first sentence is funny, and people tell you more because of it.',
      'Then they wait for your half.',
      'It may be a year before they notice that you know everything about them and they know your jokes.',
    ],
    traits: ['guarded', 'playful'],
  },
  9: {
    says: [
      'A new subject is for you what a new romance is for other people (your Venus in Gemini, {house}).',
      "The teachers you like best digress, and on a trip you've soon heard the life story of the man renting out the bikes.",
      "By that route you've come to hold several beliefs at once, each learned from somebody charming.",
      'It makes you tolerant company, and it exasperates anyone who would like you to convert.',
    ],
    traits: ['changeable', 'open'],
  },
  10: {
    says: [
      'Venus is in Gemini {house}, so your reputation spreads by conversation.',
      "You're the one who knows that the person upstairs is looking for exactly what the person downstairs wants to give away, and you introduce them for the pleasure of it.",
      "It doesn't occur to you that this is a skill.",
      "The people who decide such things find you delightful, and they can forget to ask whether you'd like to be in charge.",
    ],
    traits: ['public', 'playful'],
  },
  11: {
    says: [
      "You belong to more circles than anyone realizes, because each believes it's the main one (your Venus in Gemini, {house}).",
      'Friends come to you for news and leave in a better mood, and you hardly ever fall out with anybody.',
      "You can be on pleasant terms with two people who aren't speaking, and see no contradiction.",
      "Each of them, sooner or later, wonders what you say at the other one's place.",
    ],
    traits: ['open', 'changeable'],
  },
  12: {
    says: [
      'The charming things you think of, you tend to think of alone (your Venus in Gemini, {house}).',
      "You carry on long flirtations in your head with people you've met twice, and somewhere there's a notes app with a dozen excellent openings in it.",
      'In company you can go strangely blank, just when somebody you like has turned to face you.',
      "They're left with an impression of politeness, and you've got all the good lines.",
    ],
    traits: ['private', 'playful'],
  },
  sign: {
    says: [
      "The way to win you over is to say something you hadn't thought of (your Venus in Gemini).",
      'You love by keeping a person posted on your day, and you can be friends with nearly anyone for an evening.',
      "Lasting feeling comes slower, because you have to find out first whether there's a second chapter.",
      "Those who take your lightness for a lack of feeling have missed that they've heard about your day every day for years.",
    ],
    traits: ['playful', 'changeable'],
  },
}
