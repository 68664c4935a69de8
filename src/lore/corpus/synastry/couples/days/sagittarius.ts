import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusDays: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both get rid of a bad mood by leaving the house (your Moon in Sagittarius, theirs in Aries).',
      'The two of you are rarely unhappy at the same time in the same room, and when you are, it is soon a trip.',
      'They want to go now, and you want to go far.',
      'What can be missing is somebody who stays in and waits for the feeling, and on some days you could be that for them, if they asked.',
    ],
    says: [
      "A day indoors makes you both unbearable by four (your Moon in Sagittarius, {partner}'s in Aries).",
      'They snap, you make a joke of it, and you end up racing each other to the end of the pier.',
      "No one's asked to explain a mood.",
      'When one of you needs a quiet hour and some looking after, the other is already lacing up, and it takes a firm voice to keep them on the sofa.',
    ],
  },
  Taurus: {
    plain: [
      '{partner} feels better at home, and you feel better with an open weekend ahead (your Moon in Sagittarius, theirs in Taurus).',
      'So rest for one of you two is a cage to the other, and a trip for one is an upheaval.',
      "You bring back stories and an appetite, which they're glad to serve.",
      "It works when you don't take staying in for boredom, and when they don't take leaving for leaving.",
    ],
    says: [
      'You come back full of the whole afternoon and {partner} has saved you a plate (your Moon in Sagittarius, theirs in Taurus).',
      'You rest by getting away and they rest by not having to.',
      'It would be a perfect system if "I need some air" didn\'t sound to them like a comment on the air at home.',
      "They don't know how often you turn back early because of the plate.",
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both cure a bad mood with something new (your Moon in Sagittarius, theirs in Gemini).',
      "There's plenty of life around the two of you, and not much rest.",
      'They want to talk it over, and you want to leave it behind.',
      "Neither you nor {partner} keeps a grudge, and neither would choose to stay with a sadness until it's over.",
    ],
    says: [
      'Between you there are nine suggestions for Sunday by Friday night, and two of them are in other counties.',
      "With your Moon in Sagittarius and {partner}'s in Gemini, you cheer up as soon as there's somewhere to go, and they cheer up as soon as there's someone to discuss it with.",
      'It may get discussed until it rains.',
      "Sadness doesn't get much of a hearing, though each would like to be caught at it.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} wants to be near the people they love, and you want to know that you could leave (your Moon in Sagittarius, theirs in Cancer).',
      "You cheer up by going out and can't see why they don't.",
      'It can look to them like not being loved enough, and to you like being held.',
      'What they give you is somewhere to come back to, and what you give is a reason to laugh before the feeling has been finished.',
    ],
    says: [
      "{partner} has a feeling about the weekend and you've got a map.",
      'Your Moon in Sagittarius thinks that whatever hurts will look smaller from a hill, and theirs in Cancer would like it looked at here, on the couch, at its real size.',
      'You say the wrong thing brightly.',
      "They forgive you sooner than they let on, mostly because you're the only person who's ever gotten them to eat breakfast on a rock.",
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both think that life ought to be a good time, and you see to it (your Moon in Sagittarius, theirs in Leo).',
      "They want an occasion, and you want an adventure, and often it's the same evening.",
      'On a bad day you make a joke and go out, and they would have liked some sympathy first.',
      "But you come back, and you're never stingy with praise once you mean it.",
    ],
    says: [
      "You two have events instead of evenings (your Moon in Sagittarius, {partner}'s in Leo).",
      "They light up when you come in and you light up because they did, and by nine there's somebody else there with a guitar.",
      'Low spirits embarrass you both.',
      "When they get their feelings hurt you tell them to forget it, and they'd forget it at once if you'd first agree that it was an outrage.",
    ],
  },
  Virgo: {
    plain: [
      "{partner} feels better when a thing has been seen to, and you feel better when it's been left behind (your Moon in Sagittarius, theirs in Virgo).",
      "So you're out of the room while they're still wiping it down.",
      'You find the care touching and a little sad, and they find the cheerfulness suspicious.',
      'What you have from each other is that they never arrive without the ticket, and that you get them to go.',
    ],
    says: [
      "{partner} worries ahead, and you don't worry until you've arrived without the tent.",
      "With your Moon in Sagittarius and theirs in Virgo, you're the one who can tell them at bedtime that nothing's going to happen, and they're the reason that it mostly doesn't.",
      "They tidy when they're upset.",
      "You once thought that they enjoyed it, and it's kinder to ask what happened than to lift your feet for the vacuum.",
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both like company and a good mood, and you share both easily (your Moon in Sagittarius, theirs in Libra).',
      'They want somebody to be with, and you want somewhere to go, and so you go together.',
      'You say it straight out, and they wince and later agree.',
      "When you're off alone, they may feel left, and a message from the road is all that's wanted.",
    ],
    says: [
      "{partner} would like to know who's coming, and you'd like it to be anyone you run into.",
      "Your Sagittarius Moon is at home with strangers and their Libra Moon is at home with company, so there's often an extra person at supper.",
      'They make even your camp stove look inviting.',
      "You blurt out what's bothering you and feel fine, and they'd need three more sentences and a softer start to get around to theirs.",
    ],
  },
  Scorpio: {
    plain: [
      "{partner} keeps a feeling until it's been understood, and you outrun it (your Moon in Sagittarius, theirs in Scorpio).",
      "You laugh at a thing that they're still inside of, and mean to help.",
      'They want to stay until the end of a talk, and you want some air.',
      "What you give them is proof that a dark hour can simply stop, and what they give you is somebody who doesn't leave during one.",
    ],
    says: [
      "You tell {partner} to look on the bright side, and they'd like you to look at the other one (your Moon in Sagittarius, theirs in Scorpio).",
      "You leave a bad feeling by walking away from it, and they won't leave one until they've seen what it's made of.",
      "They'd never ask you to stay in.",
      'When you do, it means more to them than anything you bring back from a trip.',
    ],
  },
  Sagittarius: {
    plain: [
      "You and {partner} both get well by going somewhere, and it's rare that either has to go alone (your Moon in Sagittarius, theirs in Sagittarius too).",
      "There's laughter, and there are always plans.",
      'A sadness gets very little room between you, and it may turn up later as a bad temper about luggage.',
      "What you can give each other, if you stop for it, is somebody who doesn't mind and isn't shocked.",
    ],
    says: [
      "If it's before noon on a Saturday, neither of you is there (your Moon in Sagittarius, {partner}'s in Sagittarius too).",
      'You share a great unconcern about dishes.',
      "Each of you makes the other's troubles funny, and what's left of them after that is walked off.",
      'It takes a long stretch of rain to show you how little you two have ever said about being lonely, and by then the card game is pretty good.',
    ],
  },
  Capricorn: {
    plain: [
      'You treat a bad mood as something to be outrun, and {partner} treats it as something to be worked through (your Moon in Sagittarius, theirs in Capricorn).',
      'So you go out and they go back to the desk, and neither of you is there for the other.',
      'You make them laugh at the one hour when nobody else could.',
      'They take care of what you forgot, without a word, and only sometimes with a look.',
    ],
    says: [
      "{partner} is doing one more thing, and you're in the hall with your hat on.",
      'Your Moon in Sagittarius believes in the day off, and theirs in Capricorn believes in it for other people.',
      'You drag them out.',
      "They check the time twice, and around four you hear them laugh as they never do during the week, and you pretend not to notice so that it'll go on.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both need room, and you give it to each other without being asked (your Moon in Sagittarius, theirs in Aquarius).',
      "You're hardly ever jealous of an evening out, and neither are they.",
      'When something bothers you, you speak up at once and forget it, and they think about it and say it in a week.',
      "What can get lost is tenderness, because each supposes that the other one wouldn't care for it, and they wouldn't know how to ask.",
    ],
    says: [
      "You give each other so much room that friends wonder when you meet (your Moon in Sagittarius, {partner}'s in Aquarius).",
      "You bring home a stray opinion, they've read about it, and it's one in the morning.",
      'Nobody hovers.',
      "After a bad day they treat you as a person who can handle it, which is flattering, and sometimes you'd rather be treated as a person who's had a bad day.",
    ],
  },
  Pisces: {
    plain: [
      'You cheer up by leaving, and {partner} does it by going absent on the spot (your Moon in Sagittarius, theirs in Pisces).',
      "They take on whatever mood you come in with, and on a good day that's wonderful.",
      "You're honest in a way that can hurt, and don't see it, because they smile.",
      'You both believe that things will turn out, and they need a little longer, with somebody nearby, until that happens.',
    ],
    says: [
      '{partner} needs to lie down after a party, and you need another party.',
      'Your Moon is in Sagittarius and theirs is in Pisces, so both of you believe that things will work out, and you go to meet them while they sleep on it.',
      'They can make a whole vacation out of one bench.',
      "You'd have walked past it, and it's where you tell them that you aren't always as cheerful as all that.",
    ],
  },
}
