import type { PairParagraphs } from '#lore/authored.ts'

export const sagittariusDays: PairParagraphs = {
  Aries: {
    plain: [
      'Whatever is wrong, {partner} wants to move and you want to get out, so the two of you are cheered up by the same things (your Moon in Sagittarius, theirs in Aries).',
      'The two of you can be angry at noon and laughing at one.',
      'What hurt for longer than that can go unmentioned, since neither you nor {partner} likes to look back.',
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
      'At the end of a week {partner} wants to stay in and you want to go out (your Moon in Sagittarius, theirs in Taurus).',
      "They make a place that's good to come back to, and you bring something back with them.",
      'You feel shut in by what makes them feel safe, so a plan with one day for each of you saves a lot of talk.',
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
      'Bad moods bore {partner} and feel like a trap to you, so both of you look for the next thing (your Moon in Sagittarius, theirs in Gemini).',
      'There is always something to talk about and somewhere to go.',
      'Neither one is good at staying with what hurts, and it comes back in the form of irritation about small things.',
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
      'What hurts makes {partner} stay home and you leave the house (your Moon in Sagittarius, theirs in Cancer).',
      'You get them to laugh about it, and they give you a place to be tired in.',
      'They feel left when you go for a walk, and you feel held back when they ask how long it will be, so it helps to name an hour.',
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
      'Good spirits come naturally to {partner} and to you, and you put each other in them (your Moon in Sagittarius, theirs in Leo).',
      'There is laughter and generosity, and a bad mood is over soon.',
      "They want to be the center of your day at least once in it, and you forget, since you're already planning tomorrow.",
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
      'After a bad day {partner} makes a list and you make plans for a trip (your Moon in Sagittarius, theirs in Virgo).',
      'You get them to laugh at what they worried about.',
      'Their care seems small to you and your hope seems careless to them, and between the two most problems would be solved.',
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
      "Company and good talk put {partner} right, and for you it's a change of scene (your Moon in Sagittarius, theirs in Libra).",
      "You are generous with each other and don't hold a bad mood against anyone.",
      'You say what you feel and they say what is kind, and you are gone before they have said the rest.',
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
      '{partner} goes into a feeling and you go out for some air (your Moon in Sagittarius, theirs in Scorpio).',
      'You take some of the weight off them, and they teach you to stay.',
      "You believe that it's over when they have only stopped talking, and it would help you to be told when it really is.",
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
      "You and {partner} both cheer up as soon as there's somewhere to go (your Moon in Sagittarius, theirs in Sagittarius too).",
      'A bad day rarely gets past dinner, and nobody has to be careful.',
      "What can't be laughed off makes both of you restless, and staying put with it is something you'd have to learn together.",
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
      'You shake off a bad day and {partner} works through it (your Moon in Sagittarius, theirs in Capricorn).',
      "You remind them that there's a life outside of duty, and they give you something to count on.",
      'But you hear their realism as gloom, and they hear your cheer as not listening.',
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
      'Room to move is what you need, and {partner} needs just as much of it (your Moon in Sagittarius, theirs in Aquarius).',
      "Nobody clings, and there's always a friend or a plan.",
      'Since both of you leave when it gets heavy, a sad day can find each of you somewhere else.',
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
      'You look on the bright side and {partner} feels every side (your Moon in Sagittarius, theirs in Pisces).',
      'Both of you are generous and believe in people.',
      "Your optimism can come too early for them, and their sadness can last too long for you, and it works best when you ask whether it's time yet.",
    ],
    says: [
      '{partner} needs to lie down after a party, and you need another party.',
      'Your Moon is in Sagittarius and theirs is in Pisces, so both of you believe that things will work out, and you go to meet them while they sleep on it.',
      'They can make a whole vacation out of one bench.',
      "You'd have walked past it, and it's where you tell them that you aren't always as cheerful as all that.",
    ],
  },
}
