import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInPisces: PlacementParagraphs = {
  1: {
    says: [
      "You pick up a person's meaning before their words, and sometimes in place of them (your Mercury in Pisces, {house}).",
      'Mercury is at its haziest in this sign by the book, and what it loses in names and dates it gains in tone.',
      'People feel so well understood that they forgive you for getting their name wrong.',
      "Asked what you think, you look as if you'd been woken, and you begin somewhere near the middle.",
    ],
    traits: ['warm', 'yielding'],
  },
  2: {
    says: [
      "Mercury is in Pisces {house}, so your idea of what you've got is a feeling.",
      'The sign is hard on a planet that should be counting, and a receipt in your care turns up as a bookmark.',
      'Oddly, you can sense what people will pay for, and you make money best from something you imagined.',
      'The invoice goes less well, because you picture their face as they open it and take off ten percent.',
    ],
    traits: ['loose', 'trusting'],
  },
  3: {
    says: [
      "You talk around a thing until it's in the room (your Mercury in Pisces, {house}).",
      'Mercury has lost its map in this sign, so your directions to the store are mostly about the light there, and neighbors go off in a good mood and get lost.',
      'You say sorry in texts for having written a poem.',
      "What you mean is generally quite exact, and it reaches the people who don't insist on hearing it in order.",
    ],
    traits: ['warm', 'loose'],
  },
  4: {
    says: [
      'At home you think by absorbing.',
      'You know from the way the stairs creak who has had what kind of day (your Mercury in Pisces, {house}).',
      "The facts of the household float, since Mercury in this sign can't hold on to them, and the form for Friday is in the fruit bowl.",
      "You've imagined whole conversations with your family and have to be told that you didn't have them.",
    ],
    traits: ['yielding', 'warm'],
  },
  5: {
    says: [
      'You invent as other people breathe out (your Mercury in Pisces, {house}).',
      "It's called a weak sign for Mercury, and what's weak about it is the border, so whatever you make is full of things that logic would have kept out.",
      'In love you write marvelous messages to somebody slightly different from the one who gets them.',
      "They're charmed, and they go and look in the mirror for the person you mean.",
    ],
    traits: ['playful', 'idealistic'],
  },
  6: {
    says: [
      'You get your best work done while apparently doing something else (your Mercury in Pisces, {house}).',
      "A list makes you drowsy, because Mercury in this sign can't see items, only a sort of weather, and you start with whichever part seems to be suffering.",
      "You understand people's troubles before the paperwork for them.",
      "Your desk shocks others, and it's when someone kindly tidies it that the really important thing gets lost.",
    ],
    traits: ['loose', 'changeable'],
  },
  7: {
    says: [
      'With someone you love you hardly need to finish a sentence, and you rarely do (your Mercury in Pisces, {house}).',
      'You take in their mood as if it were a smell in the house, and Mercury, whose judgment softens in this sign, concludes that it must be yours.',
      'You agree to things in a haze of goodwill.',
      'They remember what was agreed, and you remember the light, and both accounts are sincere.',
    ],
    traits: ['warm', 'yielding'],
  },
  8: {
    says: [
      "People tell you what they've never told anyone, and you'd have trouble repeating it, which is part of why they do (your Mercury in Pisces, {house}).",
      'You take in the sorrow and lose the particulars, as Mercury tends to in this sign.',
      "It's a blessing in a confidant, and with a shared account it's another matter.",
      'You believe you both agreed to it, and so do they, and nobody can say what it was.',
    ],
    traits: ['trusting', 'warm'],
  },
  9: {
    says: [
      'Mercury is in Pisces {house}, so you understand a philosophy by how it makes the evening look.',
      'You learn languages by singing along, and you can follow a lecture perfectly without being able to say, an hour later, what it claimed.',
      "Exams don't do you justice, since this is a sign where Mercury knows and can't show how.",
      "In the right chapel or on the right beach, you're the best-informed person there.",
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      "You're known for saying what everyone felt and nobody had words for (your Mercury in Pisces, {house}).",
      'Mercury is weak in this sign at being precise, and it makes up for it with images that people quote on the way out.',
      "Asked afterward what your point was, you can't quite say.",
      'It worries the ones who take minutes, and still they ask you back, because whatever it was, the room was different.',
    ],
    traits: ['public', 'idealistic'],
  },
  11: {
    says: [
      "You agree with each of your friends while they're talking (your Mercury in Pisces, {house}).",
      'Mercury takes the shape of its surroundings in this sign, so you can be on four sides of one quarrel and get the date of the reconciliation wrong.',
      "They tell you things because you don't judge and don't retain.",
      "In a group with a plan you bring up the moon, and it's surprising how often they go and look.",
    ],
    traits: ['yielding', 'warm'],
  },
  12: {
    says: [
      'You do most of your thinking below the waterline (your Mercury in Pisces, {house}).',
      "The answer's there in the morning, and you couldn't say how you got it, because Mercury leaves no trail in this sign.",
      'That takes a lot of empty time, and it looks like laziness.',
      "In the hour when you haven't spoken to anyone, you know precisely what you think, and the first hello washes it away.",
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      "You think in images and moods, and you're frequently right without being able to say why (your Mercury in Pisces).",
      'Tradition puts Mercury at its weakest here, as names and numbers slip through your hands, while what a person meant stays for good.',
      "You're persuaded easily and only for the evening.",
      "Left alone with a question you come back to what you knew at the start, which you'd have said, if anyone could have waited.",
    ],
    traits: ['idealistic', 'yielding'],
  },
}
