import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} lets a feeling out at once, and you let almost none of it show (your Moon in Scorpio, theirs in Aries).',
      "Your feelings are strong on both sides and neither one of you is easily frightened, so there's respect in it from the start.",
      "But they think that a thing is finished when it's been shouted, and you're still deciding what it meant.",
      "Since they can't keep a mood private, you never have to guess, and it lets you rest.",
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
      "{partner} keeps calm by keeping things as they are, and you do it by knowing exactly what's going on (your Moon in Scorpio, theirs in Taurus).",
      'Neither you nor {partner} changes easily, and loyalty is a matter of course on both sides.',
      "But you look for what's under the calm, and there may be nothing there except calm.",
      "When they're finally angry it's as complete as anything in you, and each of you is rather impressed by the other.",
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
      '{partner} says everything about a feeling, and you say nothing (your Moon in Scorpio, theirs in Gemini).',
      "You listen for what's under the talk, and they're surprised to hear that there was something.",
      'That can feel to them like being seen through, and on a good day like being known.',
      'When you go silent, they fill the silence, and you would give a great deal for some company in it.',
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
      'You and {partner} both feel more than you show to anyone else, and you hardly have to show it to each other (your Moon in Scorpio, theirs in Cancer).',
      "There's a deep sort of safety in that for them and for you.",
      'They want closeness all the time, and you want it completely and then not at all.',
      "You both remember every hurt, so it's worth clearing up the small ones, which takes a meal from them and one true sentence from you.",
    ],
    says: [
      "You can stay in for a whole weekend and neither of you misses anyone (your Moon in Scorpio, {partner}'s in Cancer).",
      "They cook when they're worried, and you can count the dishes.",
      "You don't have to ask them to keep a thing to themselves.",
      'Both of you hold on to old hurts, so some dates in the year are a little tense, and you each know which and leave it unsaid.',
    ],
  },
  Leo: {
    plain: [
      '{partner} shows every feeling, and you hide every one (your Moon in Scorpio, theirs in Leo).',
      "When you're low, you want no witnesses, and when they are, they want it noticed.",
      'Each of you gives the other what would help the giver, flowers from them and silence from you, and it misses twice.',
      'You are both loyal to the end, which you find out in the first real trouble.',
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
      '{partner} worries in details, and you feel one thing at a time, very strongly (your Moon in Scorpio, theirs in Virgo).',
      'Neither you nor {partner} likes a fuss, and both of you notice far more than you say.',
      'They can bring you back to the day with something practical.',
      "You aren't put off by what they're ashamed of, which few people have been shown.",
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
      "{partner} wants it settled nicely, and you want to know what it's really about (your Moon in Scorpio, theirs in Libra).",
      "When they say that everything's fine, you don't believe it, and you're usually right.",
      'You go deep and go silent, and the silence frightens them more than a quarrel would.',
      'You need each other more than it looks, since they can bring you back to the table and you can get a plain wish out of them.',
    ],
    says: [
      "It can happen that you've been silently furious since noon and {partner} has been pleasantly aware of it since one.",
      "With your Moon in Scorpio and theirs in Libra, you're waiting to be asked and they're waiting for it to pass, so that supper won't be spoiled.",
      "They've got a light hand with your pride, though, and now and then a mood is talked out of you before you could defend it.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both feel at full strength and show almost none of it, and both of you know (your Moon in Scorpio, theirs in Scorpio too).',
      "Each can be silent near the other without being asked what's wrong.",
      "Trust is complete here, or else it's being tested, and there isn't much between.",
      "A hurt can be kept on both sides for years with great politeness, so it's worth being the one who says it first.",
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
      "You keep a feeling until it's been understood, and {partner} outruns it (your Moon in Scorpio, theirs in Sagittarius).",
      "They laugh at a thing that you're still inside of, and mean to help.",
      'You want to stay until the end of a talk, and they want some air.',
      "What they give you is proof that a dark hour can simply stop, and what you give them is somebody who doesn't leave during one.",
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
      "You and {partner} both handle the worst of it alone, and don't think of telling anyone (your Moon in Scorpio, theirs in Capricorn).",
      'Each of you respects that in the other and leans on it.',
      'You feel everything and they put it to use, so between you, you get through almost anything.',
      'It takes some time before either of you says "I missed you," and they may say it by fixing something, which you understand.',
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
      'You go into a feeling, and {partner} goes away from it to get a view (your Moon in Scorpio, theirs in Aquarius).',
      "Each of you finds the other's way alarming.",
      "When you want to be held by one look, they're thinking, quite kindly, about something general.",
      "You're both stubborn and you both keep your word, and in the long run that does more for you than being alike would.",
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
      "You and {partner} both feel what hasn't been said, and you can spend a whole evening in it (your Moon in Scorpio, theirs in Pisces).",
      'You hold on to a feeling, and they drift along with it.',
      'So you can be the bank to their river, and they can be what softens you.',
      "You both keep things back in order not to hurt, and you can both tell, so it doesn't work.",
    ],
    says: [
      '{partner} knows what kind of night you had from how you stir your coffee (your Moon in Scorpio, theirs in Pisces).',
      "You can say the worst thing you've ever thought and they'll move over to make room for it.",
      "They're so open that you'd like to screen their calls.",
      "Neither is good at ending a low mood, and it's often something silly that does it, such as a kid with raffle tickets.",
    ],
  },
}
