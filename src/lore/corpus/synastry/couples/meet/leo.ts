import type { PairParagraphs } from '#lore/authored.ts'

export const leoMeet: PairParagraphs = {
  Aries: {
    tags: { you: ['outgoing'], partner: ['outgoing'] },
    plain: [
      '{partner} likes to be first and you like to be best, and both of you want to be where the action is (your Sun in Leo, theirs in Aries).',
      "The two of you admire each other's nerve, and other people can feel the warmth.",
      'Only one can be in front at a time, and you mind being second even more than they do.',
    ],
    says: [
      '{partner} walks straight across to you, and you approve of their sense of direction (your Sun in Leo, theirs in Aries).',
      'You like being gone after and they like having somebody worth the run.',
      "They love that you don't play it cool.",
      "Where you go wrong is in waiting for the speech, since for them it was over when they'd crossed the room.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants substance and you want splendor (your Sun in Leo, theirs in Taurus).',
      'You are both loyal and like the good things in life.',
      "You like to be looked at and they don't, and since both of you are proud, a small question of who gives way can last a weekend.",
    ],
    says: [
      "{partner} doesn't clap, and it bothers you all evening.",
      "With your Sun in Leo you give out warmth as you go, and theirs in Taurus saves it for what's been proven.",
      "Then they say one short thing about what you did, days afterward, and it's worth more than the applause.",
      'They take your sparkle for confidence and have no idea how hard you were working on that side of the table.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} talks and you shine, and you make a good show together (your Sun in Leo, theirs in Gemini).',
      'They give you an audience that gets the jokes.',
      'You mean what you say, where they were only trying it out, and it can hurt you to find that out.',
    ],
    says: [
      'Your best line gets topped, and you look around to see who did it.',
      "With your Sun in Leo and {partner}'s in Gemini, you've found the one person who's funnier than you and doesn't want your place.",
      'They like that you laugh with your whole body.',
      "You're loyal from the first good night on, and it can confuse you that they've been just as delightful with the people at the next table.",
    ],
  },
  Cancer: {
    tags: { you: ['outgoing'], partner: ['reserved'] },
    plain: [
      '{partner} cares in private and you give in public (your Sun in Leo, theirs in Cancer).',
      "You draw them out, and they give you a place where there's nothing to perform.",
      'Both of you are sensitive about being valued, though they show it by going quiet and you by getting grand.',
    ],
    says: [
      "You give {partner} the full performance, and what they fall for is the minute afterward, when you think nobody's looking.",
      'Your Leo Sun likes to be admired and their Cancer Sun likes to be needed, so you each have to learn what the other came for.',
      "They're the first to ask if you've eaten.",
      "You can take their shyness in public for shame at being seen with you, and it's only the crowd.",
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both come in as if the lights had gone up, and you enjoy that in each other (your Sun in Leo, theirs in Leo too).',
      "There's a lot of warmth and generosity from the start.",
      'Both of you want to be admired most, so the best thing you can do is take turns.',
    ],
    says: [
      "Friends who had you both over may have wondered where to seat you (your Sun in Leo, {partner}'s in Leo too).",
      "Against expectation it's a relief, because there's finally somebody who knows what a compliment costs and pays in full.",
      'You outdo each other in generosity, mostly over who gets to treat.',
      'Each can go home sure of having been dazzling and unsure of having been seen.',
    ],
  },
  Virgo: {
    plain: [
      'You want to be seen and {partner} wants to be useful (your Sun in Leo, theirs in Virgo).',
      'You notice their work and say so aloud, which hardly anybody does.',
      "They see the one thing that's wrong and mention it, and you hear nothing else that day.",
    ],
    says: [
      "{partner} noticed what nobody else did, that you'd rehearsed.",
      'Your Sun in Leo gives people the finished thing, and theirs in Virgo is moved by the trouble taken over it.',
      'You like being known by somebody so hard to fool.',
      "They assume that a person like you has enough admirers and doesn't want another one, so unless you say that you'd like theirs in particular, they may keep it to themselves.",
    ],
  },
  Libra: {
    plain: [
      'You have presence and {partner} has style, and you like to be seen together (your Sun in Leo, theirs in Libra).',
      'They make it easy for people to like you, and you make it easy for them to have an opinion.',
      'They agree out of kindness, and you would rather be contradicted than humored.',
    ],
    says: [
      "It's a pleasure to be looked at by someone who knows how (your Sun in Leo, {partner}'s in Libra).",
      "They ask what you think, they laugh in the right places, and you find that you're a better talker than you knew.",
      'You do the same for them by plainly preferring them.',
      "It's a shock, later, to find how many people think that {partner} adores them, and you may ask for the ranking.",
    ],
  },
  Scorpio: {
    plain: [
      "You shine, and {partner} looks at what's behind it (your Sun in Leo, theirs in Scorpio).",
      "You aren't used to being seen through, and it's more exciting than applause.",
      'Both of you are proud and loyal, and it takes one good quarrel for each to believe that the other one will stay.',
    ],
    says: [
      'Most people look at what you show, and {partner} is looking at you while you show it.',
      "Your Leo Sun isn't used to being watched that quietly, and their Scorpio Sun isn't used to anyone who lives so much in the light.",
      'Each of you finds it hard to stay away.',
      "You're sure they're criticizing something, and what they're doing is deciding whether all that warmth can be true.",
    ],
  },
  Sagittarius: {
    plain: [
      'Enthusiasm is natural to you and to {partner}, so things get large and cheerful (your Sun in Leo, theirs in Sagittarius).',
      "Each of you is a good audience for the other one's plans.",
      "You want loyalty and they want room, and it goes well as long as they come back with a story and you aren't asked to wait for it.",
    ],
    says: [
      "You're loud together, and you don't find out how loud until a waiter comes over (your Sun in Leo, {partner}'s in Sagittarius).",
      'They believe whatever you tell them about your future and add to it.',
      'You like how big you look from where they stand.',
      "Since they're enthusiastic by habit, you can't always tell how much of it is about you, and you'd like to have it itemized.",
    ],
  },
  Capricorn: {
    plain: [
      'You want recognition now, and {partner} wants it when the work is done (your Sun in Leo, theirs in Capricorn).',
      'Both of you are ambitious, and each respects it in the other.',
      'They can seem stern to you and you can seem vain to them, until you find out that each of you is waiting for a word of praise.',
    ],
    says: [
      '{partner} is the one who stays to help you stack the tables.',
      'You shine in public with your Sun in Leo, and theirs in Capricorn is after the sort of respect that comes when the guests have gone.',
      "They're impressed that you thank everyone by name.",
      'Their praise arrives so seldom and so dry that you may miss it, and "not bad" is about as high as it goes.',
    ],
  },
  Aquarius: {
    plain: [
      "You want to be somebody and {partner} wants to be nobody's (your Sun in Leo, theirs in Aquarius).",
      'You warm them, and they free you from caring what people think.',
      'They treat everyone alike on principle, and you would like the principle to have one exception.',
    ],
    says: [
      "{partner} seems to be the only person around who isn't in your fan club, and you make your way over to see about that.",
      "Your Sun is in Leo and theirs is in Aquarius, the sign across from it, and you're drawn to just what you can't get by charm.",
      'They like you best when you forget how you look.',
      "Their coolness feels to you like a verdict, though they stayed an hour longer than they'd planned to.",
    ],
  },
  Pisces: {
    plain: [
      'You like to be in the middle of things and {partner} likes to be at the edge of them (your Sun in Leo, theirs in Pisces).',
      'They see how much you want to be loved, and you give them courage.',
      "You make their decisions for them out of generosity, and they go along with it, until one day they aren't there.",
    ],
    says: [
      "You talk to {partner} and you grow, and it isn't flattery, since they really do see it.",
      "With your Sun in Leo and theirs in Pisces, you have an audience that feels every note and somebody who'd rather be in your light than have to make their own.",
      "You're protective of them at once.",
      "It takes longer to notice that they've been agreeing for a while and that their own story hasn't come up.",
    ],
  },
}
