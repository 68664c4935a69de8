import type { PairParagraphs } from '#lore/authored.ts'

export const cancerMeet: PairParagraphs = {
  Aries: {
    tags: { you: ['reserved'], partner: ['outgoing'] },
    plain: [
      '{partner} goes straight at life and you feel the way (your Sun in Cancer, theirs in Aries).',
      'You like their courage, and they like being cared about without having to ask.',
      'They can be too direct for you, and you say nothing and step back, so they have to notice a silence.',
    ],
    says: [
      "{partner} asks you directly, and you need a moment, because you'd planned to be asked around the edges.",
      "Your Sun is in Cancer and theirs is in Aries, so they put their whole hand out while you're still checking the water.",
      'What wins you is that you never have to wonder.',
      "You read their impatience as a lack of feeling, and it's the feeling that's impatient.",
    ],
  },
  Taurus: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      '{partner} provides and you look after people, so each is at ease with the other one (your Sun in Cancer, theirs in Taurus).',
      'On the whole, it feels like home early on.',
      'Both of you are cautious, and the first step may be a long time coming, because they wait for a sign and you wait to feel safe.',
    ],
    says: [
      "You notice that {partner} is nice to old people and dogs, and after that it's only a question of when (your Sun in Cancer, theirs in Taurus).",
      'Neither of you pushes.',
      "You are glad that their mood doesn't need watching, and they are glad that you remember what they told you in the fall.",
      'Your hints are small and well made, and they go right past a person who waits to be told.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} goes by what is said and you go by how it felt (your Sun in Cancer, theirs in Gemini).',
      'They make you curious, and you make them feel at home.',
      'You remember what they said long after they have changed their mind about it, and that surprises you both.',
    ],
    says: [
      '{partner} asks you six questions in a row and remembers, next time, two of the answers.',
      "With your Sun in Cancer and theirs in Gemini, you open slowly and they've already told you everything twice.",
      'You like the fresh air they bring in with them.',
      "That they talk so easily to everyone makes you feel less chosen, and it's a while before you see that it's your couch they go quiet on.",
    ],
  },
  Cancer: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      "You and {partner} both keep a shell until it's safe, and each of you knows it when you see it (your Sun in Cancer, theirs in Cancer too).",
      'The first sign of trust is usually something small and practical.',
      'Since both of you wait to be approached, a great deal can be felt before anything is said.',
    ],
    says: [
      "Each of you is so busy making sure that the other is comfortable that nobody sits down (your Sun in Cancer, {partner}'s in Cancer too).",
      'You know early, and so do they.',
      "What you're both waiting for is a sign that it's safe to know.",
      'A friend could see the two of you still saying goodbye at the corner after twenty minutes, each supposing that the other needs to get home.',
    ],
  },
  Leo: {
    tags: { you: ['reserved'], partner: ['outgoing'] },
    plain: [
      'You care in private and {partner} gives in public (your Sun in Cancer, theirs in Leo).',
      "They draw you out, and you give them a place where there's nothing to perform.",
      'Both of you are sensitive about being valued, though you show it by going quiet and they by getting grand.',
    ],
    says: [
      '{partner} likes to be met at the top of their form, and you like people best when they sit down afterward and rub their feet.',
      'Your Sun in Cancer waits for that moment and theirs in Leo hardly shows it to anyone.',
      'When you see it they feel found out and grateful.',
      'Their attention to everybody can hurt you, while your retreat to a corner looks to them like a thumbs down.',
    ],
  },
  Virgo: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      'You notice how people feel, and {partner} notices what people need (your Sun in Cancer, theirs in Virgo).',
      'You take care of each other almost from the start, and neither makes much of it.',
      'They mean well with advice that you hear as criticism, so it helps when they say something kind first.',
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
      'You trust a few people and {partner} gets along with everyone (your Sun in Cancer, theirs in Libra).',
      'You like their tact, and they are glad that you mean what you feel.',
      'But you wonder if they are as nice to everybody, and they wonder what they did wrong when you withdraw.',
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
      'Trust is slow with you and slower with {partner}, and complete after that (your Sun in Cancer, theirs in Scorpio).',
      'Each of you can feel how much there is in the other one.',
      'You need to be reassured and they need to be sure, and both of you would sooner guess than ask.',
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
      "You look after what's near, and {partner} looks at what's far (your Sun in Cancer, theirs in Sagittarius).",
      'They make your world larger, and you give them somewhere to belong.',
      'You take leaving personally and they take staying as a limit, so both have to be told what is meant.',
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
      'You care for people and {partner} provides for them (your Sun in Cancer, theirs in Capricorn).',
      'You see that they are tired under the competence, and they see how much rests on you.',
      "Each of you does well what the other one finds hard, and they need to hear that feelings aren't a weakness.",
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
      'You want to belong and {partner} wants to be different (your Sun in Cancer, theirs in Aquarius).',
      'You make them feel welcome as they are, and they show you that one can be close without being alike.',
      'They are kind to all the world, and you would like to be treated as an exception.',
    ],
    says: [
      "{partner} is warm to strangers by the dozen and goes shy with the one who's brought them something to eat.",
      'With your Sun in Cancer and theirs in Aquarius, you get close by doing things for somebody, while they get close by saying what they really think.',
      "It can take you months to notice that you've been told.",
      'They are glad that you take their ideas to heart, since everyone else only argues.',
    ],
  },
  Pisces: {
    plain: [
      "You feel what's going on before anyone has spoken, and {partner} feels it too (your Sun in Cancer, theirs in Pisces).",
      "Nobody has to pretend, and it's restful.",
      'You look after them, and they understand you in return, but what you both feel can go unsaid for a long time.',
    ],
    says: [
      "It's hard to say who looked after the other first, since you both thought you were the one doing it (your Sun in Cancer, {partner}'s in Pisces).",
      "You feel the mood of a place as you enter, and here's somebody else who does.",
      "They don't ask why you've gone quiet and they don't go away.",
      "You may worry that they're this gentle with everyone, and they are, but they don't go home with everyone's sweater.",
    ],
  },
}
