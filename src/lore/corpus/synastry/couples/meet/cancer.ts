import type { PairParagraphs } from '#lore/authored.ts'

export const cancerMeet: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} comes up close at once, and you feel out first whether it's safe (your Sun in Cancer, theirs in Aries).",
      'They can seem rough to you, and you can seem hurt over nothing.',
      'Then they defend you against somebody, or you look after them on a bad day, and the impression changes.',
      "Courage and care suit each other, as soon as you've been told that no harm was meant.",
    ],
    says: [
      "{partner} asks you directly, and you need a moment, because you'd planned to be asked around the edges.",
      "Your Sun is in Cancer and theirs is in Aries, so they put their whole hand out while you're still checking the water.",
      'What wins you is that you never have to wonder.',
      "You read their impatience as a lack of feeling, and it's the feeling that's impatient.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both go slowly with people and keep them for good (your Sun in Cancer, theirs in Taurus).',
      "They're the calmer one, and it gives you something to lean on.",
      "You're the one who notices, and it saves them from having to say it.",
      'You both want a home in somebody, and the only danger is that neither would like to be the first to say so.',
    ],
    says: [
      "You notice that {partner} is nice to old people and dogs, and after that it's only a question of when (your Sun in Cancer, theirs in Taurus).",
      'Neither of you pushes.',
      "You like it that their mood doesn't need watching, and they like it that you remember what they told you in the fall.",
      'Your hints are small and well made, and they go right past a person who waits to be told.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} asks, and you feel (your Sun in Cancer, theirs in Gemini).',
      "You open slowly, and they've told everything twice by then.",
      'What you like is the fresh air, and what they like is being remembered.',
      "Since they're easy with everybody, you may not feel chosen, and it needs saying, because they show it only by staying longer.",
    ],
    says: [
      '{partner} asks you six questions in a row and remembers, next time, two of the answers.',
      "With your Sun in Cancer and theirs in Gemini, you open slowly and they've already told you everything twice.",
      'You like the fresh air they bring in with them.',
      "That they talk so easily to everyone makes you feel less chosen, and it's a while before you see that it's your couch they go quiet on.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} each wait to see if the other one is kind, and both of you are (your Sun in Cancer, theirs in Cancer too).',
      "It's slow, and then it's family.",
      'Each of you knows without a word when the other is hurt.',
      'What neither of you does easily is come out from cover first, so there may have been two people being careful of each other for quite some time.',
    ],
    says: [
      "Each of you is so busy making sure that the other is comfortable that nobody sits down (your Sun in Cancer, {partner}'s in Cancer too).",
      'You know early, and so do they.',
      "What you're both waiting for is a sign that it's safe to know.",
      'A friend could see the two of you still saying goodbye at the corner after twenty minutes, each supposing that the other needs to get home.',
    ],
  },
  Leo: {
    plain: [
      'You look after people, and {partner} lights a place up for them (your Sun in Cancer, theirs in Leo).',
      "They seem too loud to you, until you notice whom it's for.",
      "You seem too quiet to them, until they've had a bad day.",
      "You both want to be needed, and that's easily arranged, as long as they ask how it was and you come to watch.",
    ],
    says: [
      '{partner} likes to be met at the top of their form, and you like people best when they sit down afterward and rub their feet.',
      'Your Sun in Cancer waits for that moment and theirs in Leo hardly shows it to anyone.',
      'When you see it they feel found out and grateful.',
      'Their attention to everybody can hurt you, while your retreat to a corner looks to them like a thumbs down.',
    ],
  },
  Virgo: {
    plain: [
      'You care about how a person feels, and {partner} cares about what that person needs done (your Sun in Cancer, theirs in Virgo).',
      'Both of you are shy, and both of you get over it by being useful.',
      'They do something for you, quietly, and you see at once how it was meant.',
      'What you would add is a hug, and they allow it sooner than people think.',
    ],
    says: [
      '{partner} shows up with exactly what was needed and seems embarrassed to be thanked for it.',
      'Your Sun is in Cancer and theirs is in Virgo, and both of you find it easier to look after a person than to tell them why.',
      'You might go on exchanging favors for a season.',
      "They take your moods for something they did, and you hear a judgment in advice that's only meant to help.",
    ],
  },
  Libra: {
    plain: [
      'You trust a few, and {partner} gets along with everyone (your Sun in Cancer, theirs in Libra).',
      'So they seem a little smooth to you, and you seem a little moody to them.',
      'What they like is that you mean it.',
      "What you like is how they make a hard moment easier, and the question is only whether they will also be there for one that can't be made easy.",
    ],
    says: [
      "With {partner} everyone has good manners, and it's a little harder when the others leave and the two of you are alone with them.",
      "Their Libra Sun puts people at ease, and yours in Cancer isn't at ease until something goes wrong.",
      'It really begins when a glass breaks.',
      'They like how you take hold of the moment, and you like how they laugh about the glass.',
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both know more about a person than was said (your Sun in Cancer, theirs in Scorpio).',
      "It doesn't take long until you trust each other, and it would have taken anyone else years.",
      'You show it by taking care, and they show it by telling you something.',
      'Each of you can hurt the other like nobody else, and both of you know it and are careful.',
    ],
    says: [
      "You tell each other more in the first hour than most people get in a year, and mostly by leaving things out (your Sun in Cancer, {partner}'s in Scorpio).",
      'They ask what you were like as a child and mean it.',
      'You like that nothing you feel is too much for them.',
      "Both of you suppose that you've been understood without a word, which is nearly true, and that's how misunderstandings last.",
    ],
  },
  Sagittarius: {
    plain: [
      'You ask where a person comes from, and {partner} asks where a person is going (your Sun in Cancer, theirs in Sagittarius).',
      'They tell stories of places, and you notice who was missed there.',
      "You're warmed by so much confidence and expect it to leave.",
      'It helps that they say straight out that they like you, because you would never have believed a hint.',
    ],
    says: [
      "{partner} wants to know where you've been, and you want to know where they're from.",
      "Your Cancer Sun and their Sagittarius Sun can spend a whole evening on those two questions without noticing that they're different ones.",
      'You love how their face lights up, and they love having someone to describe it to.',
      'Each time they talk about going, you hear leaving, when they were working out how to ask you along.',
    ],
  },
  Capricorn: {
    plain: [
      'You care for the people nearby, and {partner} provides for them (your Sun in Cancer, theirs in Capricorn).',
      'Each of you is good at what the other one finds hard.',
      "They seem cool, and you see at once that they're tired.",
      'You seem soft, and they see with some respect how much rests on you.',
    ],
    says: [
      "{partner} looks as if they'd never needed anything, and you don't believe it for a second.",
      'Your Sun in Cancer and theirs in Capricorn face each other, one in charge of how people feel and the other of whether things get done.',
      "Let them loosen a tie or a shoe, and you're lost.",
      'They admire how openly you care, and they think you must be far less tough than you are.',
    ],
  },
  Aquarius: {
    plain: [
      'You take people personally, and {partner} takes them as they come (your Sun in Cancer, theirs in Aquarius).',
      "They're friendly to you as to everybody, and you look for the difference.",
      'What you like is that they never judge.',
      "What they like, and wouldn't have expected, is to be asked whether they've eaten, and by and by the difference is plain.",
    ],
    says: [
      "{partner} is warm to strangers by the dozen and goes shy with the one who's brought them something to eat.",
      'With your Sun in Cancer and theirs in Aquarius, you get close by doing things for somebody, while they get close by saying what they really think.',
      "It can take you months to notice that you've been told.",
      'They like it that you take their ideas to heart, since everyone else only argues.',
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both feel what's going on before anyone has spoken (your Sun in Cancer, theirs in Pisces).",
      "Nobody has to pretend, and it's restful.",
      "You want to look after them, and they let you, and give back a kind of understanding that you hadn't known was missing.",
      'What both of you leave open is what it is, and for how long, since neither of you likes to ask.',
    ],
    says: [
      "It's hard to say who looked after the other first, since you both thought you were the one doing it (your Sun in Cancer, {partner}'s in Pisces).",
      "You feel the mood of a place as you enter, and here's somebody else who does.",
      "They don't ask why you've gone quiet and they don't go away.",
      "You may worry that they're this gentle with everyone, and they are, but they don't go home with everyone's sweater.",
    ],
  },
}
