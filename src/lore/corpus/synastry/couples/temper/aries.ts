import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTemper: PairParagraphs = {
  Aries: {
    says: [
      "There's shouting on both sides until a worried neighbor hears you laughing in the elevator (your Mars in Aries, {partner}'s in Aries too).",
      "Mars rules that sign and there's no distance in either of you between being angry and saying so.",
      "It's clean and it's quick.",
      "What neither can do is lose the second point, so you go on long after you've agreed, for the sport of it.",
    ],
  },
  Taurus: {
    says: [
      "You go off at once and {partner} doesn't go off, and you take that for having won.",
      'Your Mars in Aries wants it settled by tonight.',
      'Their Mars in Taurus, where anger is slow to heat, was only storing what you said.',
      'Three weeks later you ask them to move their bike and they quietly say no, and you could push until spring without finding out where all that weight came from.',
    ],
  },
  Gemini: {
    says: [
      "You've got one argument and {partner} has nine, and they like all of them.",
      'With your Mars in Aries and theirs in Gemini, you fight to have it over and they fight to see what happens.',
      "They'll say something so sharp and so funny that you're angrier and also laughing.",
      "By then you've forgotten the point, which is your way out of most things, and they haven't, which is theirs.",
    ],
  },
  Cancer: {
    says: [
      'You raise your voice for eleven seconds and {partner} is gone for the afternoon.',
      'Your Aries Mars charges, and theirs in Cancer goes home and pulls up the bridge.',
      'They do get angry, only sideways, about the dishes, when it was what you said to their brother.',
      'You want a fight you can finish, and the nearest thing to one is to go and sit by the bridge until it comes down.',
    ],
  },
  Leo: {
    says: [
      "It's a grand quarrel with gestures, and it's over by the time there's something to eat (your Mars in Aries, {partner}'s in Leo).",
      'You start it and they make it an occasion.',
      'Their anger is about having been slighted, and yours is about having been slowed down.',
      'You apologize in passing, with your head in the fridge, and they\'d have liked it facing them, with the word "sorry" in it.',
    ],
  },
  Virgo: {
    says: [
      "You kick the printer, and {partner} tells you that you've loaded it from the wrong side.",
      "Your Mars in Aries needs to hit something and theirs in Virgo needs to fix something, so whatever you were angry about gets repaired while you're still angry.",
      "They don't shout.",
      'They bring up the time in March with all its details, when you\'d give a lot for a plain "go to hell."',
    ],
  },
  Libra: {
    says: [
      'You fight in the first person and {partner} fights on behalf of fairness.',
      'With your Mars in Aries and theirs in Libra, you say what you want and they say what a reasonable person would, which happens to be the other thing.',
      'They look so calm that you get louder.',
      "What looks like calm is a person counting the turns you've each had to speak, and you're ahead.",
    ],
  },
  Scorpio: {
    says: [
      "You're furious for an hour and {partner} is furious in writing, so to speak, with a date on it.",
      "Your Mars is in Aries and theirs is in Scorpio, and you're the only people around who aren't afraid of each other.",
      "You show your hand before the game's begun.",
      'They never do, and after you\'ve stormed out they know all that they needed to know, and you know that they said "Fine."',
    ],
  },
  Sagittarius: {
    says: [
      "Both of you exaggerate when you're angry, and you're both good at it (your Mars in Aries, {partner}'s in Sagittarius).",
      'By the end of ten minutes the issue has become freedom, or the human race.',
      "Then they hear the sentence they've just said, and they're the one who laughs first.",
      "You'd have liked to win it properly, but you're already outdoors by then and it's hard to recall what the prize was.",
    ],
  },
  Capricorn: {
    says: [
      'You want it now, and {partner} wants it to hold.',
      "Your Aries Mars attacks and theirs in Capricorn, where it's at its most disciplined, simply goes on doing what it was doing until you've run out of breath.",
      'It drives you up the wall.',
      "They're as determined as you are, just at a tenth of the volume, and if you look closely you'll see that the pencil has been snapped in two.",
    ],
  },
  Aquarius: {
    says: [
      'You get hotter and {partner} gets more correct.',
      'Your Mars in Aries takes a fight personally, and theirs in Aquarius takes it as a question of principle, which makes you want to throw the principle out of a window.',
      "They can't be ordered and you can't be reasoned with.",
      'It ends suddenly when one of you says something absurd, since you both respect that more than being right.',
    ],
  },
  Pisces: {
    says: [
      "You come in swinging and there's nobody there (your Mars in Aries, {partner}'s in Pisces).",
      "In a low voice they agree with everything, and somehow it doesn't get done.",
      "You'd be glad of a straight no.",
      "They'd be glad of a softer question, because in front of a raised voice they'd say yes to anything, and what they're really going to do gets decided later and alone.",
    ],
  },
}
