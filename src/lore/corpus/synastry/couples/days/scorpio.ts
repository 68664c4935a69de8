import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} shows a feeling at once and you keep it, and both of you feel it at full strength (your Moon in Scorpio, theirs in Aries).',
      'There is a great deal of loyalty here, and no one is bored.',
      "They are done when it has been said, and you aren't done until it's been understood, so they have to stay in the room a little longer.",
    ],
    says: [
      "{partner} asks what's wrong, right away, at full volume, and you say \"nothing\" because it's now twice as true that you can't say.",
      'Your Scorpio Moon needs privacy to feel in, and their Aries Moon needs a straight answer to get on with its day.',
      'They come by an hour later with a sandwich, having forgotten the question.',
      "It's then that you usually tell them.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} gets over things by letting them rest and you get over them by going to the bottom (your Moon in Scorpio, theirs in Taurus).',
      'You are both loyal and hard to shake off.',
      'You dig where they would like to leave it, and the more you ask, the less they say, until nobody can give way.',
    ],
    says: [
      'You look for the storm, and {partner} looks in the fridge (your Moon in Scorpio, theirs in Taurus).',
      "They're the one person whose calm you can't see through, since there's nothing behind it but more of the same.",
      'On your worst evenings they lie down next to you, heavy and warm, and say nothing.',
      'It irritates you for about ten minutes, and after that you could sleep for a week.',
    ],
  },
  Gemini: {
    plain: [
      "{partner} gets rid of a feeling by talking about it and you keep it until it's safe (your Moon in Scorpio, theirs in Gemini).",
      "They take some of the weight out of your days, and you take them seriously in a way that's new to them.",
      'They ask too lightly and you answer too late, and a joke at the wrong moment can close the subject for a week.',
    ],
    says: [
      'You come home with something that happened, and {partner} has already told you four things that happened to them.',
      'With your Moon in Scorpio and theirs in Gemini, you let a feeling ripen and they hang it out to dry.',
      'They ask well, though, when they ask.',
      'You\'ve learned to say "sit down first," and you can see from how they tuck up their feet that they know it\'s one of the long ones.',
    ],
  },
  Cancer: {
    plain: [
      'You each know when the other one is low, and {partner} wants to talk about it well before you do (your Moon in Scorpio, theirs in Cancer).',
      'It is a safe kind of closeness.',
      'They want it all the time, while you want it completely and then need to be alone, and since both of you remember a hurt, the small ones are worth clearing up.',
    ],
    says: [
      "You can stay in for a whole weekend and neither of you misses anyone (your Moon in Scorpio, {partner}'s in Cancer).",
      "They cook when they're worried, and you can tell from the kitchen how the day was.",
      "You don't have to ask them to keep a thing to themselves.",
      'Both of you hold on to old hurts, so some dates in the year are a little tense, and you each know which and leave it unsaid.',
    ],
  },
  Leo: {
    plain: [
      '{partner} shows every feeling and you hide them (your Moon in Scorpio, theirs in Leo).',
      'When you are low, you want no witnesses, and when they are low, they want it noticed.',
      'Each of you gives what would help yourself, so they try to cheer you up and you leave them in peace, and neither is what was needed.',
    ],
    more: [
      [
        'Everyone who knows {partner} knows what kind of day they had (their Moon in Leo).',
        'Your own stays with you until you trust the hour and the person, because your Moon in Scorpio would sooner wait than be comforted wrongly.',
        'They take the wait for a wall and try to cheer you up, and what reaches you in the end is that they sat down and stopped trying.',
      ],
      [
        'You may be the only one who sees when {partner} is cheerful out of politeness (your Moon in Scorpio, theirs in Leo).',
        'To be seen through like that is what they fear from other people, and what they come to want from you.',
        'In return they would like to be shown something now and then, without having to guess for it.',
      ],
    ],
    says: [
      "{partner} wants you to come and be happy with everybody, and you're happy, over here.",
      "Your Moon in Scorpio shows its feelings to one person, and theirs in Leo can't see why anyone would miss out on them.",
      "If you're cold to them in company they grieve like royalty.",
      "A hand under the table costs you little, and it's enough for them to tell you, going home, that it was a great party.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} worries about the details and you brood about the whole (your Moon in Scorpio, theirs in Virgo).',
      'Neither you nor {partner} is fooled by a brave face, and both are good in a crisis.',
      'They offer help when you want to be alone, and you offer depth when they want to get on with the day.',
    ],
    says: [
      'You trust {partner} with the password, which is saying more than it sounds (your Moon in Scorpio, theirs in Virgo).',
      "They know what you need by watching what you've stopped doing.",
      "In your black moods they don't argue, they bring a hot water bottle and go.",
      "Theirs are harder to spot, because they get so busy, and it's a service to them if you take the sponge away.",
    ],
  },
  Libra: {
    plain: [
      '{partner} wants the mood to be pleasant and you want it to be honest (your Moon in Scorpio, theirs in Libra).',
      'They make it easier to talk to you, and you make it impossible to pretend.',
      'You see at once when they smile over something, and they would like to be allowed to, at least until after dinner.',
    ],
    says: [
      "It can happen that you've been silently furious since noon and {partner} has been pleasantly aware of it since one.",
      "With your Moon in Scorpio and theirs in Libra, you're waiting to be asked and they're waiting for it to pass, so that supper won't be spoiled.",
      "They've got a light hand with your pride, though, and now and then a mood is talked out of you before you could defend it.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both feel everything and show very little of it, and each of you knows it of the other (your Moon in Scorpio, theirs in Scorpio too).',
      "You'd trust each other with anything.",
      "When both of you close up, it gets very quiet, and it's a question of who can bear it longer, so speaking first is an act of love.",
    ],
    says: [
      "You can both tell from across a room that the other one is lying about being fine (your Moon in Scorpio, {partner}'s in Scorpio too).",
      "The bond is deep, and on Sundays it's pretty quiet.",
      "When it's good there's no one else in the world.",
      "When something hurts, each withdraws to see whether the other will follow, and then there's nobody left in the room to do the following.",
    ],
  },
  Sagittarius: {
    plain: [
      'You go into a feeling and {partner} goes out for some air (your Moon in Scorpio, theirs in Sagittarius).',
      'They take some of the weight off you, and you teach them to stay.',
      "They believe that it's over when you have only stopped talking, and it would help them to be told when it really is.",
    ],
    says: [
      '{partner} thinks a bad day calls for an excursion, and you think it calls for a bad day (your Moon in Scorpio, theirs in Sagittarius).',
      "They aren't scared of your depths, but they don't plan to stay down there.",
      'You let yourself be taken to look at a canyon, in protest.',
      "It's large, and they're so pleased with it, and on the drive back you talk about what you'd never meant to mention.",
    ],
  },
  Capricorn: {
    plain: [
      'On a hard day you keep control, and {partner} does the same (your Moon in Scorpio, theirs in Capricorn).',
      'Neither of you complains, and both of you can be relied on in the worst of times.',
      'It can be a long while before anyone is comforted, because you wait for them to notice and they wait for the work to be done.',
    ],
    says: [
      "Neither of you is going to say first that it was a hard week, so the takeout says it (your Moon in Scorpio, {partner}'s in Capricorn).",
      "You're easy together because nobody pries.",
      'You feel a lot and show a little, and they put off feeling it until the work is in.',
      'Either would be there for the other at three in the morning, and both hope not to have to ask.',
    ],
  },
  Aquarius: {
    plain: [
      'When it hurts you get close or gets silent, and {partner} gets objective (your Moon in Scorpio, theirs in Aquarius).',
      "They don't panic at your intensity, which helps.",
      'You want to be felt with and get an explanation, and they want to be left alone and get a look, and neither of you gives in first.',
    ],
    says: [
      "You want {partner} to be upset with you, and they've got some useful thoughts.",
      'Your Moon in Scorpio gets close by going through a thing together, and theirs in Aquarius stays close by keeping its head.',
      'It can feel like being studied, very kindly.',
      'Yet on nights when you frighten even yourself a bit, they look at you with plain interest and stay where they are.',
    ],
  },
  Pisces: {
    plain: [
      'Little has to be said, because you feel what is wrong and {partner} feels it too (your Moon in Scorpio, theirs in Pisces).',
      "It's a deep and private sort of everyday life.",
      'You hold on to a hurt and they drift off with it, so it stays between you in two places until somebody names it.',
    ],
    says: [
      '{partner} knows what kind of night you had from how you stir your coffee (your Moon in Scorpio, theirs in Pisces).',
      "You can say the worst thing you've ever thought and they'll move over to make room for it.",
      "They're so open that you'd like to screen their calls.",
      "Neither is good at ending a low mood, and it's often something silly that does it, such as a kid with raffle tickets.",
    ],
  },
}
