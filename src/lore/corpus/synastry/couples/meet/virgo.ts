import type { PairParagraphs } from '#lore/authored.ts'

export const virgoMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} begins with the deed, and you begin with the question of how (your Sun in Virgo, theirs in Aries).',
      "To them that's a brake, and to you it's the least one can do.",
      "What draws you to each other is that they dare what you have only worked out, and that you have worked out what they're about to do.",
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
      "You and {partner} both believe what's been proved (your Sun in Virgo, theirs in Taurus).",
      'They help you to enjoy what you were only going to inspect.',
      'You see to the details that they would have sat on, so that after a few weeks each is missed when away.',
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
      "{partner} collects what's interesting, and you sort what's true (your Sun in Virgo, theirs in Gemini).",
      'There is a great deal to talk about, and a great deal to correct.',
      'They find you sharper than most people, and you find them funnier.',
      'What each overlooks is that the other one is shy, since they talk across it and you work across it.',
    ],
    says: [
      '{partner} is late, with an excuse so well told that you forgive it in the middle.',
      'Your Sun is in Virgo and theirs is in Gemini, and neither of you can resist a good explanation.',
      'You check and they riff.',
      "They like that you catch what they throw out, and you can suspect them of not caring about any of it, because you've never cared about anything so lightly yourself.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} cares about how a person feels, and you care about what that person needs done (your Sun in Virgo, theirs in Cancer).',
      'You are both shy, and both of you get over it by being useful.',
      'You do something for them, quietly, and they see at once how it was meant.',
      'What they would add is a hug, and you allow it sooner than people think.',
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
      '{partner} shows what they can do, and you do it without showing (your Sun in Virgo, theirs in Leo).',
      'They like to be looked at so exactly, until it comes to the faults.',
      "You like so much warmth and don't quite believe that it's meant for you.",
      'When they thank you by name, and when you praise them without an addition, the rest is easy.',
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
      'You and {partner} notice the same mistake at the same moment and look at each other (your Sun in Virgo, theirs in Virgo too).',
      "There's an understanding before there's a conversation.",
      "Each of you is modest and each of you has standards, and it's good not to have to apologize for them.",
      "What neither of you does is say that the other one is perfect, and it would be nice to hear that it's close.",
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
      "You say what's true, and {partner} says what's kind (your Sun in Virgo, theirs in Libra).",
      "You're the one who tells them that the shirt doesn't suit them, and they trust you from then on.",
      'They smooth the way for you with people whom you had frightened.',
      'Honest and pleasant are a good pair, once you soften the first sentence and they mean the last one.',
    ],
    says: [
      "You say what's wrong with the play, {partner} says what's right with it, and you leave as if you'd been to two better plays.",
      'Your Sun in Virgo is honest out of respect, while theirs in Libra is kind for the same reason.',
      "They'd love to be as sure as you.",
      "You can't tell what they really think of you, since they've been so nice, and they can't tell either, since you haven't been.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} both see too much, and it's restful to sit next to somebody else who does (your Sun in Virgo, theirs in Scorpio).",
      'You see the details, and they see the motives.',
      "Neither of you passes on what you've seen.",
      "They're looking mostly at you, and you're slow to notice, because you hadn't thought that there was much to see.",
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
      'You go by the facts, and {partner} goes by the idea (your Sun in Virgo, theirs in Sagittarius).',
      'They get the date wrong and the point right, and you have it the other way around.',
      'It can annoy, and it can be exactly what each of you lacks.',
      'You like so much confidence, with reservations, and they like that you have thought of the umbrella.',
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
      'You and {partner} both take a thing seriously, and each of you is pleased to find it in somebody else (your Sun in Virgo, theirs in Capricorn).',
      'It begins with work or with a favor.',
      'You think of everything, and they think of the end.',
      'Praise is rare on both sides and exact, and you both keep what you got for a long time.',
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
      'You ask if it works, and {partner} asks why it has to be like that (your Sun in Virgo, theirs in Aquarius).',
      "You're both better at problems than at compliments, so it begins with a problem.",
      "They're delighted by how much you know.",
      "You're never sure whether they're joking, and it turns out that they mean it and that it's often the better idea.",
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
      "You see what's there, and {partner} sees what could be meant (your Sun in Virgo, theirs in Pisces).",
      'You want to help, and they look as if they could use some.',
      "Then it's they who know what's weighing on you, before you've mentioned it.",
      "One of you brings the order and one brings the mercy, and you're each a little short of the other.",
    ],
    says: [
      '{partner} has lost something, and you find it (your Sun in Virgo, theirs in Pisces).',
      'They look at you as if it had been magic.',
      "Opposite signs want each other's talents, so you'd like to be able to drift like that, and they'd like to know for once where everything is.",
      "You hear vagueness where they're being tactful, and your lists, which are a form of affection, can sound to them like complaints.",
    ],
  },
}
