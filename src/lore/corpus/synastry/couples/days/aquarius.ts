import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} feels it right away, and you step back from a feeling to have a look at it (your Moon in Aquarius, theirs in Aries).',
      "So they run after an answer that you don't have yet.",
      'Neither you nor {partner} is sentimental, and it keeps your days free of scenes that last.',
      'They could give you an hour, and you could say when the hour is over, which is all that either of you needs.',
    ],
    says: [
      "{partner} storms, and you watch with interest, and it turns out that this isn't what they wanted.",
      "Your Moon in Aquarius goes calm when somebody's upset, and theirs in Aries takes calm for nobody being home.",
      "You can't be frightened, which in the long run does them a lot of good.",
      "They'll pull you out onto the court when you've been thinking too long, and you come in again a person with a pulse.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants closeness that can be touched, and you want company that asks for nothing (your Moon in Aquarius, theirs in Taurus).',
      "They come nearer when you're low, and it's when you're low that you need the room.",
      'You are both stubborn about how you live, so the same small argument can run for years.',
      'But you have no objection to a warm dinner, and they have none to being left with a friend who thinks odd thoughts over it.',
    ],
    says: [
      "You forget about lunch, and {partner} regards that as the saddest thing they've ever heard.",
      'With your Moon in Aquarius and theirs in Taurus, you need room in a day and they need it to have a shape.',
      "You're not as easily reached by an arm around the shoulder as they'd like.",
      "Then again, they've noticed that you always read in whatever room they've just made comfortable.",
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both look at a feeling with some interest, as if it belonged to somebody else (your Moon in Aquarius, theirs in Gemini).',
      'It keeps the peace, and it lets each one of you be odd in front of the other.',
      'You need more time without anyone, and they may take it personally until they have tried it.',
      "What can get forgotten between you is to say that you're sad, and nobody guesses, because neither one of you was looking.",
    ],
    says: [
      '{partner} calls out something from the next room, and you call back, and an evening goes by like that (your Moon in Aquarius, theirs in Gemini).',
      'You feel close to them at a distance of about fifteen feet.',
      "Neither likes to be asked what's the matter.",
      "When they go on too brightly you know that something is, and it's usually enough that you come to the doorway and lean there.",
    ],
  },
  Cancer: {
    plain: [
      "{partner} comes closer when there's a feeling, and you step back from it (your Moon in Aquarius, theirs in Cancer).",
      'On a bad day you make each other worse, because they ask and you explain.',
      "It isn't a lack of love, because you love best with some air around it.",
      "When they leave you alone in peace for an hour, you come and say something that you haven't told anyone.",
    ],
    says: [
      "{partner} wants to be held until it passes, and you're better at the first two minutes.",
      "Your Moon in Aquarius loves by understanding and theirs in Cancer by staying, so once you've understood you tend to leave.",
      "They half know that it isn't coldness.",
      "What helps is to be told how long, because twenty minutes with your arms around somebody is a thing you can do and a mood without an end isn't.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to be special to somebody, and you treat everyone alike (your Moon in Aquarius, theirs in Leo).',
      "So they wait for a sign, and you don't know that one is due.",
      'You feel crowded by too much warmth, and safe with a little of it at a distance.',
      "What keeps it lively is that neither of you is like anybody else, and that they're proud of it in you and you in them.",
    ],
    says: [
      'You come home to be nobody in particular, and {partner} comes home to be somebody at last.',
      "With your Moon in Aquarius and theirs in Leo, they'd like a greeting and you'd like ten minutes without one.",
      "You're moved by how warm they are to your odd friends.",
      "They get what they were after late, when you look up from the screen and tell them, accurately, what's rare about them.",
    ],
  },
  Virgo: {
    plain: [
      "{partner} wants a day with some order in it, and you want one with nobody's order (your Moon in Aquarius, theirs in Virgo).",
      'Both of you are shy of feelings and better at problems, and you can talk about a problem all night.',
      "You don't see what's lying around, and they don't see anything else.",
      "When they worry, you listen without once saying that it's too much, and it does them more good than advice.",
    ],
    says: [
      "{partner} tells you that they're a wreck, in order, with subheadings, and you're delighted by the clarity.",
      'Your Moon in Aquarius has no trouble staying cool about it, and theirs in Virgo can borrow that.',
      'You keep strange hours and they keep a calendar.',
      "It's a mistake to laugh at what they worry about, though not a big one, since they know it's funny at any time before eleven.",
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both like a bit of distance in a feeling, and both are good company (your Moon in Aquarius, theirs in Libra).',
      'What hurts them or you can be talked about as if it were in the paper.',
      'They want to do things together, and you like to do things at the same time in the same room.',
      "When you've had enough of people, that includes them for an hour, and they do well not to make it a question.",
    ],
    says: [
      'You can spend a Sunday without speaking and think it was lovely, and {partner} thinks you were angry (your Moon in Aquarius, theirs in Libra).',
      'They want to share the croissant and the remark about the croissant.',
      'You like to be near them without having to be there.',
      "Tell them that you're happiest with them in the corner of your eye, and they'll read on in perfect contentment.",
    ],
  },
  Scorpio: {
    plain: [
      '{partner} goes into a feeling, and you go away from it to get a view (your Moon in Aquarius, theirs in Scorpio).',
      "Each one of you finds the other's way alarming.",
      "When they want to be held by one look, you're thinking, quite kindly, about something general.",
      'Both of you are stubborn and you both keep your word, and in the long run that does more for you than being alike would.',
    ],
    says: [
      '{partner} asks you how you feel, and you tell them what you think, and they wait.',
      'Your Moon is in Aquarius and theirs is in Scorpio.',
      "They want in, and you weren't aware that there was a wall until somebody leaned on it.",
      "You never use what they've told you against them, and it's because of this that they forgive you for sometimes hearing it as if it were on the radio.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both need room, and you give it to each other without being asked (your Moon in Aquarius, theirs in Sagittarius).',
      "They're hardly ever jealous of an evening out, and neither are you.",
      'They speak up at once and forget it, and you think about it and say it in a week.',
      "What can get lost is tenderness, because each supposes that the other one wouldn't care for it, and you wouldn't know how to ask.",
    ],
    says: [
      "Nobody keeps track of when the other gets in, and you both like it that way (your Moon in Aquarius, {partner}'s in Sagittarius).",
      'They cheer themselves up by leaving town, and you do it by leaving the conversation.',
      'The two methods seldom collide.',
      "Some night you may both need comforting at once, and then you're like two tourists, very friendly, each with the map upside down.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} calms down by being useful, and you calm down by being left alone (your Moon in Aquarius, theirs in Capricorn).',
      "Needing little is a point of honor with them and with you, so it's a calm arrangement.",
      'They keep to a plan, and you keep to nothing in particular, and it rubs more than either will admit.',
      'It takes one of you two to say that company would have been nice, and then the other one agrees.',
    ],
    says: [
      '{partner} has had the same bedtime for years, and you come in at one, in your socks, to be considerate.',
      "Your Moon in Aquarius and theirs in Capricorn are both proud of needing little, so it's a calm arrangement.",
      'Each of you would go to the dentist alone and think nothing of it.',
      "It takes one of you saying that company would've been nice for the other to admit that it would.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both look at a feeling from a few steps off, and both of you need time with nobody (your Moon in Aquarius, theirs in Aquarius too).',
      "There's a great deal of freedom, and nobody is ever scolded for being strange.",
      "It can also happen that each has been unhappy for a month and each has respected the other's privacy.",
      "You needn't become sentimental to ask, since a plain question will do for both of you.",
    ],
    says: [
      "It's understood that either may leave the table to go and think (your Moon in Aquarius, {partner}'s in Aquarius too).",
      'Both of you may have been alone a lot at some point and made a virtue of it.',
      "It's a relief to have found a person who doesn't mind.",
      "You do have to ask each other outright now and then if anything's wrong, since a whole winter could go by in mutual respect.",
    ],
  },
  Pisces: {
    plain: [
      'You step out of a feeling, and {partner} sinks into it (your Moon in Aquarius, theirs in Pisces).',
      "When they cry, you're interested and kind, and a bit too far away.",
      "When you've gone cold, they feel it as though a window had been opened.",
      "You're both gentle, and neither of you wants to own the other, so it's enough if you come one step nearer and they say what it is that's hurting.",
    ],
    says: [
      "{partner} lies down on the rug next to you while you work, and it may not strike you that it's because of you.",
      'With your Moon in Aquarius and theirs in Pisces, they soak up what other people feel and you can see it and stay dry.',
      'So they come to you after a crowd.',
      "You give them the facts, and they'd trade all of those for your being upset on their behalf.",
    ],
  },
}
