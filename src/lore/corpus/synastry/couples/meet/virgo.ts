import type { PairParagraphs } from '#lore/authored.ts'

export const virgoMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} acts on impulse and you think it over (your Sun in Virgo, theirs in Aries).',
      "They show you that a mistake isn't the end of the world, and you save them from a few.",
      'Your questions can feel to them like doubt, when you ask because you mean to help.',
    ],
    says: [
      '{partner} says what they want in a voice that the next table can hear, and you look at your plate and are pleased.',
      'Your Virgo Sun would have needed six weeks and a reason.',
      'Their Sun in Aries only needs to have thought of it.',
      "You like the courage, they like that you tell them the truth, and they're startled to find that your first compliment has a correction folded into it.",
    ],
  },
  Taurus: {
    plain: [
      "What's real and useful convinces {partner}, and it convinces you (your Sun in Virgo, theirs in Taurus).",
      'You trust each other early, for the way either one of you does things.',
      "You see what could be improved and they see that it's good enough, and both of you are right about half of the time.",
    ],
    says: [
      '{partner} can peel an orange in one piece without seeming to try, and it slows your breathing.',
      'Your Sun in Virgo does things properly so that nobody can find fault, and theirs in Taurus does them properly because it feels good.',
      "They think you're easy to please.",
      "You've never been told that before, and around them, to your own surprise, it starts to be true.",
    ],
  },
  Gemini: {
    plain: [
      'Facts and details interest {partner} as much as you, so conversation is easy (your Sun in Virgo, theirs in Gemini).',
      "They bring in what's new, and you check what's true.",
      'You want to finish a subject and they want to open the next, and you both worry more than you let on.',
    ],
    says: [
      '{partner} is late, with an excuse so well told that you forgive it in the middle.',
      'Your Sun is in Virgo and theirs is in Gemini, and neither of you can resist a good explanation.',
      'You check and they riff.',
      "They like that you catch what they throw out, and you can suspect them of not caring about any of it, because you've never cared about anything so lightly yourself.",
    ],
  },
  Cancer: {
    tags: { you: ['reserved'], partner: ['reserved'] },
    plain: [
      '{partner} notices how people feel, and you notice what people need (your Sun in Virgo, theirs in Cancer).',
      'The two of you take care of each other almost from the start, and neither makes much of it.',
      'You mean well with advice that they hear as criticism, so it helps when you say something kind first.',
    ],
    says: [
      'You bring {partner} a spare umbrella, and they remember it longer than a speech.',
      "With your Sun in Virgo and theirs in Cancer, you've got a shy person's method for getting close and they've got the same one.",
      "It's clear to everyone looking on and to neither of you.",
      "They want to know how you're feeling, and you answer with how you're doing, and a little is lost there every time.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to be seen and you want to be useful (your Sun in Virgo, theirs in Leo).',
      'They notice your work and say so aloud, which hardly anybody does.',
      "You see the one thing that's wrong and mention it, and they hear nothing else that day.",
    ],
    says: [
      "{partner} comes in and the room turns, and you're the one who sees that the label is sticking out.",
      "You fix it, with your Sun in Virgo, and theirs in Leo falls a little in love with somebody who'd touch them in such a matter-of-fact manner.",
      'You admire how they risk being laughed at.',
      'To you they seem to need no help at all, which is the reason they so rarely get any.',
    ],
  },
  Virgo: {
    plain: [
      "You and {partner} both notice what others miss, and it's a relief not to be the only one (your Sun in Virgo, theirs in Virgo too).",
      'You trust each other because of how carefully things are done.',
      "Since both of you look for what's wrong, somebody has to say now and then what's right.",
    ],
    says: [
      "Two careful people are studying each other for flaws, and it's the most flattering attention either has had in some time (your Sun in Virgo, {partner}'s in Virgo too).",
      'You notice that they notice.',
      "Both of you apologize for something that nobody else would've seen.",
      'It may take a third, less careful person to say that you obviously like each other, and then neither knows where to look.',
    ],
  },
  Libra: {
    plain: [
      "You say what's true and {partner} says what's kind (your Sun in Virgo, theirs in Libra).",
      'They smooth your way with people, and you tell them what nobody else would.',
      'It goes well when you put it gently and they say only what they mean.',
    ],
    says: [
      "You say what's wrong with the play, {partner} says what's right with it, and you leave as if you'd been to two better plays.",
      'Your Sun in Virgo is honest out of respect, while theirs in Libra is kind for the same reason.',
      "They'd love to be as sure as you.",
      "You can't tell what they really think of you, since they've been so nice, and they can't tell either, since you haven't been.",
    ],
  },
  Scorpio: {
    tags: { you: ['seeing through'], partner: ['seeing through'] },
    plain: [
      'You see the details and {partner} sees the motives, so neither of you is easily fooled (your Sun in Virgo, theirs in Scorpio).',
      'Sitting next to somebody else who sees so much is restful.',
      "They look mostly at you, and you are slow to notice, because you didn't think that there was much to see.",
    ],
    says: [
      "You both see too much, and there's a rest in sitting next to somebody else who does (your Sun in Virgo, {partner}'s in Scorpio).",
      "At a party you compare what you've observed, in low voices, near the exit.",
      "They like that you're exact, and that you'd never use it.",
      "You're slow to see that they've been looking mostly at you, as you wouldn't have thought there was that much to see.",
    ],
  },
  Sagittarius: {
    plain: [
      'You look closely and {partner} looks far ahead (your Sun in Virgo, theirs in Sagittarius).',
      'They get you to risk something, and you find the mistake before it costs them anything.',
      'Your caution feels small to them and their confidence feels reckless to you, though each of you needs some of the other.',
    ],
    says: [
      '{partner} gets the date of the battle wrong by a century and tells it so well that you let it go, once.',
      'Your Virgo Sun and their Sagittarius Sun both want to know how things are, and you go closer while they step back.',
      'Hardly anyone makes you feel so invited along.',
      "They take your questions for doubts, you take their confidence for luck, and it's a while before either asks how the other does it.",
    ],
  },
  Capricorn: {
    plain: [
      'Competence is what impresses you, and nothing else impresses {partner} so much (your Sun in Virgo, theirs in Capricorn).',
      'You like to work side by side, and respect comes before affection.',
      'Neither of you says much about feelings, and both of you show them by doing a bit more than was asked.',
    ],
    says: [
      "You first respect each other and only then look up (your Sun in Virgo, {partner}'s in Capricorn).",
      'It may start with a job that other people had dropped and the two of you finished.',
      "They don't make speeches, and it's a relief to be with someone who shows up early and says nothing of it.",
      'Neither wants to seem to be asking for anything, so the first evening off could take a formal proposal.',
    ],
  },
  Aquarius: {
    plain: [
      "You improve what there is and {partner} invents what there isn't (your Sun in Virgo, theirs in Aquarius).",
      'You find each other interesting, since neither thinks like most people.',
      'They are careless with things that you take trouble over, and you find fault with ideas that they have only just had.',
    ],
    says: [
      '{partner} has a theory about everything and a hole in one elbow.',
      "With your Sun in Virgo you start on the elbow, and theirs in Aquarius hadn't known it was there.",
      "What you enjoy together is taking something apart to see why it doesn't work.",
      "You suppose they don't notice you much, when they've got a whole theory about you and think it would be rude to mention it.",
    ],
  },
  Pisces: {
    plain: [
      'You sort things out and {partner} lets them flow (your Sun in Virgo, theirs in Pisces).',
      'They are kind about your faults, and you are practical about theirs.',
      'You can be too exact for them and they too vague for you, and yet each of you is what the other one was missing.',
    ],
    says: [
      '{partner} has lost something, and you find it (your Sun in Virgo, theirs in Pisces).',
      'They look at you as if it had been magic.',
      "Opposite signs want each other's talents, so you'd like to be able to drift like that, and they'd like to know for once where everything is.",
      "You hear vagueness where they're being tactful, and your lists, which are a form of affection, can sound to them like complaints.",
    ],
  },
}
