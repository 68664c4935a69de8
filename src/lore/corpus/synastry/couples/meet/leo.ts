import type { PairParagraphs } from '#lore/authored.ts'

export const leoMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants to win, and you want to shine, and it looks like the same thing from outside (your Sun in Leo, theirs in Aries).',
      'It is a warm beginning, with a good deal of laughter.',
      "They forget to admire, because they're already on to the next thing.",
      "You forgive that as long as it's clear that they would take on anyone who laughed at you.",
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
      "{partner} trusts what's solid, and you trust what's warm and visible (your Sun in Leo, theirs in Taurus).",
      "You make a fine show, and they wait to see what's behind it.",
      "It's a good deal, as they find out.",
      'You would like some applause in the meantime, and they think that staying is applause, so they could say it once in words.',
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
      "{partner} has the words, and you have the warmth, and each is glad of the other's (your Sun in Leo, theirs in Gemini).",
      'People gather around the two of you.',
      'They tease, and you laugh, up to a point that they learn to recognize.',
      "What you want is to be taken seriously in the middle of it, and what they want is a subject that's worth the jokes, and both of you get it.",
    ],
    says: [
      'Your best line gets topped, and you look around to see who did it.',
      "With your Sun in Leo and {partner}'s in Gemini, you've found the one person who's funnier than you and doesn't want your place.",
      'They like that you laugh with your whole body.',
      "You're loyal from the first good night on, and it can confuse you that they've been just as delightful with the people at the next table.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} looks after people, and you light a place up for them (your Sun in Leo, theirs in Cancer).',
      "You seem too loud to them, until they notice whom it's for.",
      "They seem too quiet to you, until you've had a bad day.",
      "You both want to be needed, and that's easily arranged, as long as you ask how it was and they come to watch.",
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
      'You and {partner} notice each other first of all the people there (your Sun in Leo, theirs in Leo too).',
      "It's warm and generous from the beginning, and a little competitive.",
      'Each of you can afford to admire, because each knows what it takes.',
      "There's just one thing that needs arranging, which is who gets to tell the story when you both were there.",
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
      'You show what you can do, and {partner} does it without showing (your Sun in Leo, theirs in Virgo).',
      'You like to be looked at so exactly, until it comes to the faults.',
      "They like so much warmth and don't quite believe that it's meant for them.",
      'When you thank them by name, and when they praise you without an addition, the rest is easy.',
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
      'You have presence, and {partner} has style, and you enjoy being seen together (your Sun in Leo, theirs in Libra).',
      'They make it easy for you to be liked.',
      'You make it easy for them to have an opinion, by having one first.',
      'What you may overlook is that they agreed out of kindness, and they may overlook that you would rather be contradicted than humored.',
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
      "They aren't used to anybody that open, and look for the catch.",
      'Both of you are proud and loyal, and it takes one good quarrel until each knows that the other one stays.',
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
      'You and {partner} both think big and laugh loudly, and it goes well from the start (your Sun in Leo, theirs in Sagittarius).',
      "You want to be at the center, and they want to be under way, and there's room for both.",
      'They tell you the truth in a cheerful voice, and you take it, from them.',
      'A great deal gets promised on such an evening, and some of it happens.',
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
      'You want recognition now, and {partner} wants it when the work is finished (your Sun in Leo, theirs in Capricorn).',
      "Both of you are ambitious, and that's understood without a word.",
      'You find them reserved, and they find you a bit much.',
      "Then you see how seldom they praise, and get praised, and it's worth a whole room of other people's.",
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
      'You want to be the one and only, and {partner} believes that everyone is (your Sun in Leo, theirs in Aquarius).',
      "So they're the person who isn't dazzled, and you can't leave it at that.",
      'What they like is that you give so much without counting.',
      'You and {partner} are both unusual, and each of you secretly thinks that the other one is more so.',
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
      "You want to be admired, and {partner} sees what there is to admire, including what you don't show (your Sun in Leo, theirs in Pisces).",
      "They're a wonderful audience and a hard person to know.",
      'You do the coming forward, and are pleased by how much of it is met.',
      "What they want in return is a bit of protection, and you're proud to give it.",
    ],
    says: [
      "You talk to {partner} and you grow, and it isn't flattery, since they really do see it.",
      "With your Sun in Leo and theirs in Pisces, you have an audience that feels every note and somebody who'd rather be in your light than have to make their own.",
      "You're protective of them at once.",
      "It takes longer to notice that they've been agreeing for a while and that their own story hasn't come up.",
    ],
  },
}
