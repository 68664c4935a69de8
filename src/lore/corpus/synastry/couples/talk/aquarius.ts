import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes by the impulse, and you go by the principle (your Mercury in Aquarius, theirs in Aries).',
      'You are both quick and neither of you minds a fight about an idea.',
      'They mean the case at hand, and you mean all such cases, so you can both be right for an hour.',
      "It's they who act on it in the end, and you who were first to think of it.",
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
      'Once either one of you has a view, it stays.',
      "They bring up how it's always been, and you hear a reason to change it.",
      'The subjects that you both enjoy are concrete and odd, and they know more of those than you expected.',
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
      'You and {partner} both like a new thought better than a settled one (your Mercury in Aquarius, theirs in Gemini).',
      'The talk is quick and abstract, and neither one of you takes it personally.',
      'They have the examples, and you have the theory.',
      'They would change it by tomorrow, and you will defend it for years, which is the only thing that you fight about.',
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
      '{partner} means the person, and you mean the principle (your Mercury in Aquarius, theirs in Cancer).',
      'They ask about you, and you answer in general.',
      "You say that a feeling isn't an argument, and they've never felt so strongly that it is.",
      "You both remember what you've promised, and the talk that goes best is about other people.",
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
      '{partner} speaks from the heart, and you speak from the idea (your Mercury in Aquarius, theirs in Leo).',
      "You're both sure, and you both enjoy an argument with an audience.",
      'They take it as a comment on them when you disagree.',
      "It wasn't, since you argue with everyone, and a friend who contradicts is what you call a friend.",
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
      '{partner} goes from the case, and you go from the theory (your Mercury in Aquarius, theirs in Virgo).',
      'You both like to understand a thing, and it makes for long good talks.',
      'They find the hole in it, and you find the hole interesting.',
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
      'You and {partner} both like a reasonable talk (your Mercury in Aquarius, theirs in Libra).',
      'The two of you can discuss nearly anything, including each other, without raising your voices.',
      "They want to end in agreement, and you don't mind if you don't.",
      "It's easy to explain a feeling away between you, and on some days they would rather have had it.",
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
      'Each one of you has a strong mind and no wish to give way.',
      'They think that you avoid the point, and you think that they see ghosts.',
      'You respect each other most when a fact has proved them right and time has proved you right.',
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
      'You and {partner} both like to talk about the world and how it ought to be (your Mercury in Aquarius, theirs in Sagittarius).',
      'You agree about freedom and disagree about nearly everything else, with pleasure.',
      'They go by faith, and you go by logic.',
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
      "{partner} asks if it's realistic, and you ask if it's right (your Mercury in Aquarius, theirs in Capricorn).",
      "You both argue coolly and don't give in.",
      'They know how things are done, and you know how they could be.',
      "You're the first to see a way, and they're the first to see whether anybody will walk it, and it's best in that order.",
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
      'You and {partner} both like a thought that nobody has had (your Mercury in Aquarius, theirs in Aquarius too).',
      'You can disagree with each other in perfect friendship until late.',
      'Neither of you is easily convinced, and neither would respect the other for it.',
      "What doesn't come up is how you are, and a direct question gets a direct and rather surprised answer.",
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
      "You think in ideas, and {partner} thinks in images, and sometimes it's the same thought (your Mercury in Aquarius, theirs in Pisces).",
      'You want it consistent, and they want it true to life.',
      'They lose the thread and find something better.',
      "If you don't correct it on the way, it's often their picture that shows you what the idea was about.",
    ],
    says: [
      'You lay it out clearly, and {partner} nods at a place about a foot above your head.',
      'Your Mercury in Aquarius makes sense of things and theirs in Pisces senses them.',
      "They can't always say how they know.",
      'Your habit of asking for the reason makes them doubt it, and since you can be right about the reasons and wrong about the person, it pays to let them finish.',
    ],
  },
}
