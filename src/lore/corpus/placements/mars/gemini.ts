import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInGemini: PlacementParagraphs = {
  1: {
    says: [
      'You come in talking, hands included.',
      'Mars is in Gemini {house}, and it goes to the mouth and the fingers, so you seem to be in two places, and you win people over by being faster than the awkwardness.',
      'A challenge gets a joke, and the joke has a point on it.',
      "Those who laughed sometimes notice, on the stairs, that they've been cut.",
    ],
    traits: ['quick', 'playful'],
  },
  2: {
    says: [
      'Your idea of earning is to have a few things going at once.',
      'You can sell anything that can be described, and you get restless as soon as one source becomes dependable (your Mars in Gemini, {house}).',
      'Haggling is a sport, and you do it even where the prices are printed.',
      'What you lose, you lose in the gaps, on the third scheme that needed you the week you were busy with the fourth.',
    ],
    traits: ['quick', 'changeable'],
  },
  3: {
    says: [
      'Mars is in Gemini {house}, so for you an argument is exercise, and you feel better afterward.',
      "To keep it going you switch sides in the middle, and a brother or a roommate who thought this was about the trash discovers it's about the meaning of the word always.",
      'You type faster than you cool down.',
      "The fight is over for you when you've said something good, and it starts for them about there.",
    ],
    traits: ['quick', 'frank'],
  },
  4: {
    says: [
      'At home you fight in words, and you fight them fast (your Mars in Gemini, {house}).',
      "A question about who used the last clean towel becomes three questions and a ruling, and you've moved on before anyone has dried off.",
      'So the slow ones in the family lose every quarrel and go on being right.',
      'When one of them comes back the next day with the reply, it seems to you against the rules.',
    ],
    traits: ['quick', 'changeable'],
  },
  5: {
    says: [
      "What excites you is someone who's quick enough to hit it back (your Mars in Gemini, {house}).",
      "You chase by teasing, you'd cross town for a good exchange of insults, and a crossword done in competition is practically a date.",
      "With you, interest goes the moment the other one starts to mean everything they say, which you may regret around the time they've stopped.",
    ],
    traits: ['playful', 'quick'],
  },
  6: {
    says: [
      "You work best when there's slightly too much of it.",
      "One task in a quiet room makes you stupid, and with five and a call coming in you're a marvel to watch (your Mars in Gemini, {house}).",
      'The people you work with get half-finished things, brilliantly begun, with a note.',
      "Your nerves do the labor that your muscles were built for, and by night you're tired from the neck up and can't lie still.",
    ],
    traits: ['quick', 'loose'],
  },
  7: {
    says: [
      'You get close to people by disagreeing with them (your Mars in Gemini, {house}).',
      'A partner who can be talked around bores you, so you pick one with a mouth, and the two of you bicker through the supermarket having a lovely time.',
      "When it's serious you don't switch games.",
      "You answer the wording of a complaint, quite correctly, and then wonder why the person who made it isn't speaking to you by the yogurt.",
    ],
    traits: ['quick', 'frank'],
  },
  8: {
    says: [
      "Whatever's unspoken between two people, you poke it (your Mars in Gemini, {house}).",
      "You'll ask about the debt or the ex in a bright voice, and desire itself, with you, starts in the ear.",
      'It gets things said that needed saying.',
      'Yet you use the talk to keep moving, and a person who has told you all of it can notice that you were interviewing them, very charmingly, with your jacket still on.',
    ],
    traits: ['quick', 'guarded'],
  },
  9: {
    says: [
      'You go after knowledge by picking a quarrel with it.',
      "In a class you're the hand that's up, and on a trip you end up three stops past the sights, in a conversation about who ruined this town (your Mars in Gemini, {house}).",
      "You can defend a belief you don't hold for the fun of watching it work.",
      "People who live by theirs find that less fun than you'd think.",
    ],
    traits: ['quick', 'changeable'],
  },
  10: {
    says: [
      'Mars is in Gemini {house}, so you get ahead by being the one who can answer.',
      "Put on the spot in front of people, you're at your best, and you can get a job by how well you talk about it.",
      'What your name lacks is one thing that it stands for, and slower people, who have that, are asked back to a panel you were the best part of.',
    ],
    traits: ['public', 'quick'],
  },
  11: {
    says: [
      "You're what makes a group chatter (your Mars in Gemini, {house}).",
      'You spread the plan, recruit the doubtful, and start a friendly feud about whether a hot dog is a sandwich that runs for a month.',
      'Being against something with others is a great joy to you.',
      "When it comes to carrying tables you're introducing two people by the wall, and your friends have stopped being surprised and still count you.",
    ],
    traits: ['playful', 'quick'],
  },
  12: {
    says: [
      'The quickest mind in the place is keeping quiet (your Mars in Gemini, {house}).',
      "You fight people in your head, and their part tends to be better written than anything they'd say.",
      "Since none of it gets out, you're restless without a cause anyone can see, and you lie awake in the middle of the night, winning.",
      "It's odd to meet the actual opponent next day, who's in a good mood and has no idea that you've reconciled.",
    ],
    traits: ['private', 'quick'],
  },
  sign: {
    says: [
      "When you're angry you get articulate (your Mars in Gemini).",
      'You go at things with wit and speed, on two fronts at a time, and you can talk your way into nearly any place and out of nearly any chore.',
      'Staying power is scarcer, since a thing understood feels to you like a thing done.',
      "The people close to you have seen you win a lot of arguments about work that's still there.",
    ],
    traits: ['quick', 'playful'],
  },
}
