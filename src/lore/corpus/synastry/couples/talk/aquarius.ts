import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTalk: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} thinks fast and you think differently, so it's never dull (your Mercury in Aquarius, theirs in Aries).",
      'You both say what you think and neither takes it badly.',
      'They argue from what just happened and you argue from principle, and you can be angry at each other over two separate questions.',
    ],
    says: [
      '{partner} reacts and you analyze, and you both think that you were the one who was being honest.',
      'Your Mercury in Aquarius steps back from a thing to see it, and theirs in Aries sees it by running into it.',
      'You enjoy a fast opponent.',
      "They'd like you to be less fair when you're on their side, at least until they've finished telling you what happened.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} trusts experience, and you trust an idea (your Mercury in Aquarius, theirs in Taurus).',
      'You surprise them, and they ask the question that shows if the idea will work.',
      'You both hold on to an opinion, so a discussion can go on for years without harming either of you.',
    ],
    says: [
      "You've got a new way to do it, and {partner} has a way.",
      "With your Mercury in Aquarius and theirs in Taurus, both are firm, and you argue from how it could be while they argue from how it's been.",
      'A demonstration is worth any number of reasons.',
      "Set it up, say nothing, and let them use it for a week, and it'll be theirs to defend.",
    ],
  },
  Gemini: {
    plain: [
      'Ideas are what {partner} lives on, and you do too, so you never run out (your Mercury in Aquarius, theirs in Gemini).',
      'The two of you can follow each other anywhere, and nobody is shocked.',
      'On the whole, feelings get discussed as if they were interesting facts, and now and then one of you would rather be hugged than understood.',
    ],
    says: [
      "The two of you can't get through a simple decision without inventing something (your Mercury in Aquarius, {partner}'s in Gemini).",
      "They bring six possibilities and you bring a seventh that isn't like the others.",
      'Messages fly all day.',
      'What seldom makes it into them is how you are, and each of you could be sad for a week on the most entertaining terms.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} thinks of particular people, and you think of people in general (your Mercury in Aquarius, theirs in Cancer).',
      'You give them some distance from a worry, and they tell you whom an idea would hurt.',
      "They take it personally when you argue on principle, and you can't find the principle in what they feel.",
    ],
    says: [
      'You ask {partner} what they think, and they tell you how it made them feel, and you ask again.',
      'Your Mercury in Aquarius takes feelings for opinions and theirs in Cancer takes opinions for feelings, so each is a bit hurt or a bit lost.',
      'They remember your exact face when you said it.',
      "You'd do well to send the next difficult idea by message, where there isn't one.",
    ],
  },
  Leo: {
    plain: [
      '{partner} speaks from the heart and you speak from the idea (your Mercury in Aquarius, theirs in Leo).',
      'You both have strong opinions, and you respect that in each other.',
      'They want agreement where you want a discussion, and neither of you gives up a position because it would be polite.',
    ],
    says: [
      '{partner} makes a pronouncement and you raise a finger.',
      "Your Mercury in Aquarius cares about whether it's true for everyone, and theirs in Leo cares that it's true for them, with feeling.",
      'They expect you to be loyal in public.',
      'It doesn\'t come naturally to you to agree for love, but "Tell them the part about the train" does as well as agreeing.',
    ],
  },
  Virgo: {
    plain: [
      '{partner} knows how things are done, and you know how they could be done (your Mercury in Aquarius, theirs in Virgo).',
      "Both of you like each other's intelligence.",
      "They ask for an example and you give a theory, and each of you thinks that the other one isn't quite answering.",
    ],
    says: [
      "You supply the theory and {partner} finds the hole in it, and you've seldom had such a good time (your Mercury in Aquarius, theirs in Virgo).",
      "Neither of you takes it personally until it's personal.",
      'They fret over what they said to somebody in an elevator.',
      'You can tell them, with total conviction, that no one was listening, and from you they believe it.',
    ],
  },
  Libra: {
    plain: [
      'Discussion is a pleasure to {partner} and to you, and neither takes it personally (your Mercury in Aquarius, theirs in Libra).',
      'The two of you can disagree for an hour and be better friends.',
      'On the whole, feelings come up late in your talks, after all the reasons, though they were the reason.',
    ],
    says: [
      "It's a pleasure to think with {partner}, because they keep handing you the other half (your Mercury in Aquarius, theirs in Libra).",
      'You come to a conclusion.',
      'They come to a better mood.',
      "On important matters you may discover that you've been explaining your decision to someone who thought that you were both still making it, and who'll be too polite to say so.",
    ],
  },
  Scorpio: {
    plain: [
      "{partner} asks what's behind it, and you ask what follows from it (your Mercury in Aquarius, theirs in Scorpio).",
      'Neither you nor {partner} is satisfied with the usual answer.',
      'They want to talk about the two of you, and you want to talk about how people are, and both of you hold on to your conclusions.',
    ],
    says: [
      'You can talk to {partner} about anything, and they can tell which things you never bring up.',
      'Your Mercury in Aquarius treats everything as discussable, theirs in Scorpio treats very little that way.',
      "They don't care for being summed up, however well.",
      "When you say \"I don't know what you're feeling,\" and stop there, they tend to tell you, as if you'd finally used the right password.",
    ],
  },
  Sagittarius: {
    plain: [
      'Large ideas are what {partner} likes, and you like the unusual ones (your Mercury in Aquarius, theirs in Sagittarius).',
      'The two of you can talk about the future until it gets light.',
      'You both would rather be right in general than precise, so you can agree on everything and arrive on different days.',
    ],
    says: [
      "You both love a big idea and neither takes notes (your Mercury in Aquarius, {partner}'s in Sagittarius).",
      "They talk from conviction and you talk from principle, so it's stirring, and nothing's been decided about dinner.",
      'You can be too right.',
      "They can be too sure, and what brings you both back to earth is usually the person who's been waiting to clear the table.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} thinks in terms of what works, and you think in terms of what would be new (your Mercury in Aquarius, theirs in Capricorn).',
      'You bring the idea, and they find out what it takes.',
      'You want to discuss a rule that they would simply follow, and they want an end to a discussion that you were enjoying.',
    ],
    says: [
      "{partner} wants an agenda and you've got a question that changes it.",
      'With your Mercury in Aquarius and theirs in Capricorn, they decide from experience while you decide from the idea, and each is secretly impressed.',
      "They find you impractical until something breaks in a way nobody's seen before.",
      'Then they call you over and stand back, which from them is a great compliment.',
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both like a thought that nobody has had yet (your Mercury in Aquarius, theirs in Aquarius too).',
      'You can say the oddest things to each other and be taken seriously.',
      "Both of you argue for the idea and forget the person, so it's good to stop when somebody has gone quiet.",
    ],
    says: [
      "You agree about nearly everything, from different premises (your Mercury in Aquarius, {partner}'s in Aquarius too).",
      'It can take half the night to establish that.',
      'Both would rather be understood than comforted, so a bad day gets a very good conversation.',
      "It's worth noticing which of you goes to bed still holding the bad day, since neither would think of calling that a complaint.",
    ],
  },
  Pisces: {
    plain: [
      'You reason and {partner} senses, and you often arrive at the same place (your Mercury in Aquarius, theirs in Pisces).',
      "You're both interested in what can't be proved.",
      "But you ask for a reason that they don't have, and they are hurt by an argument that you had no feelings about.",
    ],
    says: [
      'You lay it out clearly, and {partner} nods at a place about a foot above your head.',
      'Your Mercury in Aquarius makes sense of things and theirs in Pisces senses them.',
      "They can't always say how they know.",
      'Your habit of asking for the reason makes them doubt it, and since you can be right about the reasons and wrong about the person, it pays to let them finish.',
    ],
  },
}
