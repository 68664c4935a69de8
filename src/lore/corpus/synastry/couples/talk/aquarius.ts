import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTalk: PairParagraphs = {
  Aries: {
    says: [
      '{partner} reacts and you analyze, and you both think that you were the one who was being honest.',
      'Your Mercury in Aquarius steps back from a thing to see it, and theirs in Aries sees it by running into it.',
      'You enjoy a fast opponent.',
      "They'd like you to be less fair when you're on their side, at least until they've finished telling you what happened.",
    ],
  },
  Taurus: {
    says: [
      "You've got a new way to do it, and {partner} has a way.",
      "With your Mercury in Aquarius and theirs in Taurus, both are firm, and you argue from how it could be while they argue from how it's been.",
      'A demonstration is worth any number of reasons.',
      "Set it up, say nothing, and let them use it for a week, and it'll be theirs to defend.",
    ],
  },
  Gemini: {
    says: [
      "The two of you can't get through a simple decision without inventing something (your Mercury in Aquarius, {partner}'s in Gemini).",
      "They bring six possibilities and you bring a seventh that isn't like the others.",
      'Messages fly all day.',
      'What seldom makes it into them is how you are, and each of you could be sad for a week on the most entertaining terms.',
    ],
  },
  Cancer: {
    says: [
      'You ask {partner} what they think, and they tell you how it made them feel, and you ask again.',
      'Your Mercury in Aquarius takes feelings for opinions and theirs in Cancer takes opinions for feelings, so each is a bit hurt or a bit lost.',
      'They remember your exact face when you said it.',
      "You'd do well to send the next difficult idea by message, where there isn't one.",
    ],
  },
  Leo: {
    says: [
      '{partner} makes a pronouncement and you raise a finger.',
      "Your Mercury in Aquarius cares about whether it's true for everyone, and theirs in Leo cares that it's true for them, with feeling.",
      'They expect you to be loyal in public.',
      'It doesn\'t come naturally to you to agree for love, but "Tell them the part about the train" does as well as agreeing.',
    ],
  },
  Virgo: {
    says: [
      "You supply the theory and {partner} finds the hole in it, and you've seldom had such a good time (your Mercury in Aquarius, theirs in Virgo).",
      "Neither of you takes it personally until it's personal.",
      'They fret over what they said to somebody in an elevator.',
      'You can tell them, with total conviction, that no one was listening, and from you they believe it.',
    ],
  },
  Libra: {
    says: [
      "It's a pleasure to think with {partner}, because they keep handing you the other half (your Mercury in Aquarius, theirs in Libra).",
      'You come to a conclusion.',
      'They come to a better mood.',
      "On important matters you may discover that you've been explaining your decision to someone who thought that you were both still making it, and who'll be too polite to say so.",
    ],
  },
  Scorpio: {
    says: [
      'You can talk to {partner} about anything, and they can tell which things you never bring up.',
      'Your Mercury in Aquarius treats everything as discussable, theirs in Scorpio treats very little that way.',
      "They don't care for being summed up, however well.",
      "When you say \"I don't know what you're feeling,\" and stop there, they tend to tell you, as if you'd finally used the right password.",
    ],
  },
  Sagittarius: {
    says: [
      "You both love a big idea and neither takes notes (your Mercury in Aquarius, {partner}'s in Sagittarius).",
      "They talk from conviction and you talk from principle, so it's stirring, and nothing's been decided about dinner.",
      'You can be too right.',
      "They can be too sure, and what brings you both back to earth is usually the person who's been waiting to clear the table.",
    ],
  },
  Capricorn: {
    says: [
      "{partner} wants an agenda and you've got a question that changes it.",
      'With your Mercury in Aquarius and theirs in Capricorn, they decide from experience while you decide from the idea, and each is secretly impressed.',
      "They find you impractical until something breaks in a way nobody's seen before.",
      'Then they call you over and stand back, which from them is a great compliment.',
    ],
  },
  Aquarius: {
    says: [
      "You agree about nearly everything, from different premises (your Mercury in Aquarius, {partner}'s in Aquarius too).",
      'It can take half the night to establish that.',
      'Both would rather be understood than comforted, so a bad day gets a very good conversation.',
      "It's worth noticing which of you goes to bed still holding the bad day, since neither would think of calling that a complaint.",
    ],
  },
  Pisces: {
    says: [
      'You lay it out clearly, and {partner} nods at a place about a foot above your head.',
      'Your Mercury in Aquarius makes sense of things and theirs in Pisces senses them.',
      "They can't always say how they know.",
      'Your habit of asking for the reason makes them doubt it, and since you can be right about the reasons and wrong about the person, it pays to let them finish.',
    ],
  },
}
