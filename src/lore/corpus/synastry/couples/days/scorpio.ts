import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioDays: PairParagraphs = {
  Aries: {
    says: [
      "{partner} asks what's wrong, right away, at full volume, and you say \"nothing\" because it's now twice as true that you can't say.",
      'Your Scorpio Moon needs privacy to feel in, and their Aries Moon needs a straight answer to get on with its day.',
      'They come by an hour later with a sandwich, having forgotten the question.',
      "It's then that you usually tell them.",
    ],
  },
  Taurus: {
    says: [
      'You look for the storm, and {partner} looks in the fridge (your Moon in Scorpio, theirs in Taurus).',
      "They're the one person whose calm you can't see through, since there's nothing behind it but more of the same.",
      'On your worst evenings they lie down next to you, heavy and warm, and say nothing.',
      'It irritates you for about ten minutes, and after that you could sleep for a week.',
    ],
  },
  Gemini: {
    says: [
      'You come home with something that happened, and {partner} has already told you four things that happened to them.',
      'With your Moon in Scorpio and theirs in Gemini, you let a feeling ripen and they hang it out to dry.',
      'They ask well, though, when they ask.',
      'You\'ve learned to say "sit down first," and you can see from how they tuck up their feet that they know it\'s one of the long ones.',
    ],
  },
  Cancer: {
    says: [
      "You can stay in for a whole weekend and neither of you misses anyone (your Moon in Scorpio, {partner}'s in Cancer).",
      "They cook when they're worried, and you can count the dishes.",
      "You don't have to ask them to keep a thing to themselves.",
      'Both of you hold on to old hurts, so some dates in the year are a little tense, and you each know which and leave it unsaid.',
    ],
  },
  Leo: {
    says: [
      "{partner} wants you to come and be happy with everybody, and you're happy, over here.",
      "Your Moon in Scorpio shows its feelings to one person, and theirs in Leo can't see why anyone would miss out on them.",
      "If you're cold to them in company they grieve like royalty.",
      "A hand under the table costs you little, and it's enough for them to tell you, going home, that it was a great party.",
    ],
  },
  Virgo: {
    says: [
      'You trust {partner} with the password, which is saying more than it sounds (your Moon in Scorpio, theirs in Virgo).',
      "They know what you need by watching what you've stopped doing.",
      "In your black moods they don't argue, they bring a hot water bottle and go.",
      "Theirs are harder to spot, because they get so busy, and it's a service to them if you take the sponge away.",
    ],
  },
  Libra: {
    says: [
      "It can happen that you've been silently furious since noon and {partner} has been pleasantly aware of it since one.",
      "With your Moon in Scorpio and theirs in Libra, you're waiting to be asked and they're waiting for it to pass, so that supper won't be spoiled.",
      "They've got a light hand with your pride, though, and now and then a mood is talked out of you before you could defend it.",
    ],
  },
  Scorpio: {
    says: [
      "You can both tell from across a room that the other one is lying about being fine (your Moon in Scorpio, {partner}'s in Scorpio too).",
      "The bond is deep, and on Sundays it's pretty quiet.",
      "When it's good there's no one else in the world.",
      "When something hurts, each withdraws to see whether the other will follow, and then there's nobody left in the room to do the following.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} thinks a bad day calls for an excursion, and you think it calls for a bad day (your Moon in Scorpio, theirs in Sagittarius).',
      "They aren't scared of your depths, but they don't plan to stay down there.",
      'You let yourself be taken to look at a canyon, in protest.',
      "And it's large, and they're so pleased with it, and on the drive back you talk about what you'd never meant to mention.",
    ],
  },
  Capricorn: {
    says: [
      "Neither of you is going to say first that it was a hard week, so the takeout says it (your Moon in Scorpio, {partner}'s in Capricorn).",
      "You're easy together because nobody pries.",
      'You feel a lot and show a little, and they put off feeling it until the work is in.',
      'Either would be there for the other at three in the morning, and both hope not to have to ask.',
    ],
  },
  Aquarius: {
    says: [
      "You want {partner} to be upset with you, and they've got some useful thoughts.",
      'Your Moon in Scorpio gets close by going through a thing together, and theirs in Aquarius stays close by keeping its head.',
      'It can feel like being studied, very kindly.',
      'Yet on nights when you frighten even yourself a bit, they look at you with plain interest and stay where they are.',
    ],
  },
  Pisces: {
    says: [
      '{partner} knows what kind of night you had from how you stir your coffee (your Moon in Scorpio, theirs in Pisces).',
      "You can say the worst thing you've ever thought and they'll move over to make room for it.",
      "They're so open that you'd like to screen their calls.",
      "Neither is good at ending a low mood, and it's often something silly that does it, such as a kid with raffle tickets.",
    ],
  },
}
