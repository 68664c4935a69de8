import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInLeo: PlacementParagraphs = {
  1: {
    says: [
      'People turn to look, and you hardly have to do anything (your Sun in Leo, {house}).',
      'The Sun rules this sign, so you show yourself as you are, at full size, and it gives the people around you permission to be larger too.',
      'It also makes you a poor extra.',
      'On a day that belongs to somebody else, such as their birthday, you can find it oddly tiring to stand at the side and clap.',
    ],
    traits: ['warm', 'proud'],
  },
  2: {
    says: [
      'Spending on others makes you feel like yourself (your Sun in Leo, {house}).',
      "With the Sun in a sign it rules, you trust that there'll be more, and you set a high value on what you do and can say so without blushing.",
      "Lean times are where you go wrong, because cutting back feels like becoming a smaller person, and you'd rather be broke for a month than be seen choosing the cheap one.",
    ],
    traits: ['generous', 'proud'],
  },
  3: {
    says: [
      'A trip to the post office becomes an event when you tell it (your Sun in Leo, {house}).',
      'The Sun rules this sign, and your voice carries warmth, so neighbors stop, and a room follows you from one end of a story to the other.',
      'Speaking is how you find out what you think.',
      "Others may have to wait a long time for their turn, though you'd have loved their story if anyone had stopped you.",
    ],
    traits: ['warm', 'public'],
  },
  4: {
    says: [
      'At home your mood is the weather, and everybody checks it in the morning (your Sun in Leo, {house}).',
      "The Sun rules this sign, so you're proud of your people and generous with them, and you'd like the place to look a little splendid.",
      "When you're happy, no family laughs more, but it can be hard for the others to have a large feeling of their own, since there's already one in the room and it's yours.",
    ],
    traits: ['proud', 'warm'],
  },
  5: {
    says: [
      "Give you something to create and an audience of two, and you're completely alive (your Sun in Leo, {house}).",
      'The Sun could hardly be better placed, in a sign it rules and the house where it gets to play.',
      "Joy comes easily to you and it's catching.",
      "You can be lost when it's someone else's turn, or when a thing you made is merely liked, and you may drop a gift for years over one lukewarm reply.",
    ],
    traits: ['playful', 'warm'],
  },
  6: {
    says: [
      'Whatever you do for a living, you do it as if it had your name on it (your Sun in Leo, {house}).',
      "The Sun is strong in this sign and doesn't care for being a small wheel, so even your cleaning up has some style, and you bring treats for the late shift.",
      "Routine wears you down only because nobody applauds it, and for a bit of honest praise on Wednesday you'd do three people's share until the weekend.",
    ],
    traits: ['proud', 'generous'],
  },
  7: {
    says: [
      'You want a partner you can be proud of in public (your Sun in Leo, {house}).',
      'The Sun in its own sign loves in the open, so you brag about them and dress for them, and their success feels like yours.',
      "It's a wonderful thing to be chosen by you.",
      "They may need to remind you that they're a second person, since you tend to decide how happy the two of you are and announce it.",
    ],
    traits: ['proud', 'warm'],
  },
  8: {
    says: [
      'With one person you trust, you put down the crown (your Sun in Leo, {house}).',
      "The Sun rules this sign and likes to be admired, but in this house it learns that being known is better, and you're magnificent when somebody close is in trouble.",
      'You give without counting.',
      'Taking is harder, and a friend who pays a debt for you has to find a way to do it that lets you keep your head high.',
    ],
    traits: ['proud', 'close'],
  },
  9: {
    says: [
      "What you believe, you'd like to stand up and say (your Sun in Leo, {house}).",
      'The Sun has all its strength in this sign, so you make a teacher people remember, one who acts out the battle with spoons and forgets the time.',
      "It's harder for you to learn from somebody you don't look up to, and you may have missed a true thing because the man who said it was dull.",
    ],
    traits: ['idealistic', 'warm'],
  },
  10: {
    says: [
      'You were meant to be seen doing it (your Sun in Leo, {house}).',
      "The Sun is in the sign it rules and has a public, so responsibility warms you, and people work hard for you because you let them know you've noticed.",
      "Your good name means so much to you that you may stop trying what you might be bad at, and grow a little stiff in a role you've long since mastered.",
    ],
    traits: ['public', 'proud'],
  },
  11: {
    says: [
      'Groups form around you, and you like them to have a name (your Sun in Leo, {house}).',
      "With the Sun in its own sign, you make every friend feel like the favorite, and you'd give your weekend and your truck to any of them.",
      'You honestly want them all to shine.',
      "It's when one of them does, and doesn't mention you, that you learn how much you'd hoped to be thanked from the stage.",
    ],
    traits: ['warm', 'generous'],
  },
  12: {
    says: [
      "There's somebody magnificent in you, and few people have met them (your Sun in Leo, {house}).",
      'The Sun is powerful in this sign, but this house keeps it out of view, so you may coach another person to do the very thing you dream of doing.',
      'You tell yourself that attention is vulgar.',
      "Then a stranger asks what you love, and for five minutes your whole face changes, and they can't understand why you've kept it quiet.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      "You're here to warm the place up (your Sun in Leo, the sign the Sun rules).",
      "What you're pleased with shows on your face, so people know when they've done you good, and most of them try to do it again.",
      'You need to be appreciated as other people need sleep.',
      "When you aren't, you get grand, and it takes a good friend to see that the grand one is the lonely one.",
    ],
    traits: ['warm', 'generous'],
  },
}
