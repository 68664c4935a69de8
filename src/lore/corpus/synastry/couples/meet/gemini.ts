import type { PairParagraphs } from '#lore/authored.ts'

export const geminiMeet: PairParagraphs = {
  Aries: {
    says: [
      "You're still weighing opening lines when {partner} just says hello.",
      'Your Gemini Sun can talk to anybody and theirs in Aries makes that unnecessary.',
      'You find it restful and a little unfair, and they like it that you can keep pace.',
      'To you a plan is an opening bid, so you may be improving it happily when the tickets have been bought.',
    ],
  },
  Taurus: {
    says: [
      'In an hour {partner} says about eleven words, and you go home with the feeling of having had a wonderful conversation.',
      'Your Gemini Sun is used to answers, and their Taurus Sun gives you something better, complete attention.',
      "They've usually decided long before they mention it.",
      'Meanwhile you take the quiet for boredom and talk faster to make up for it.',
    ],
  },
  Gemini: {
    says: [
      "Your friends can't get a word in, and after a while they go and find other friends (your Sun in Gemini, {partner}'s in Gemini too).",
      'One question from you brings two back, and the phone numbers change hands as part of a joke.',
      'Each of you loves having met somebody who gets it the first time.',
      "Since you're both so amusing, it's hard to notice the moment when the other one stops playing.",
    ],
  },
  Cancer: {
    says: [
      '{partner} can be on the way out, and you can make them laugh so that the jacket comes off again.',
      'Your Sun is in Gemini and theirs is in Cancer, so you come with stories and they want to know who the people in them are to you.',
      'Hardly anyone asks that.',
      'They keep every name, and it may shock them a little that you forget some of them yourself.',
    ],
  },
  Leo: {
    says: [
      'When {partner} tells a story you improve it, and for a second it could go either way.',
      'With your Sun in Gemini and theirs in Leo, you make a quick audience for them and they make good material for you.',
      "They like that you aren't intimidated.",
      "Teasing is how you show that you like someone, and they'd rather be teased after they've been praised.",
    ],
  },
  Virgo: {
    says: [
      'One of you is correcting a sign on the wall under their breath and the other asks what else is wrong with it.',
      "Your Sun is in Gemini and {partner}'s is in Virgo, and you meet in the small print.",
      'You like how much they know, and they like how fast you get there.',
      "They wonder if you're ever serious, while you wonder what they've noticed about you and aren't saying.",
    ],
  },
  Libra: {
    says: [
      "It looks effortless, and for once it is (your Sun in Gemini, {partner}'s in Libra).",
      "Either of you could make conversation with a wall, so it's a pleasure to have somebody hand the subject back in better shape.",
      "They're charming to everyone present, which leaves you guessing.",
      "You're witty with everyone present, which leaves them guessing too, and it may take a mutual friend to seat you side by side.",
    ],
  },
  Scorpio: {
    says: [
      'Ask {partner} ten things and they answer four, and those four stay with you.',
      "Your Gemini Sun collects people, while theirs in Scorpio chooses them, and you can be chosen while you think you're chatting.",
      'What you like is a person with a locked room.',
      "They like your candor, although it's a while before they believe that someone who says so much isn't covering something up.",
    ],
  },
  Sagittarius: {
    says: [
      "The two of you can disagree within five minutes and it's the best part of the week (your Sun in Gemini, {partner}'s in Sagittarius).",
      'They state it large and you find the exception, which by closing time is very loud.',
      "They admire how much you've read about it and you admire that they went there.",
      'Their conviction can seem a closed mind to you, when all it lacks is a better counterexample.',
    ],
  },
  Capricorn: {
    says: [
      '{partner} listens to your joke, thinks about it, and laughs later, alone, in the elevator.',
      "By then you've moved on, with your Sun in Gemini, and theirs in Capricorn doesn't pretend to be amused.",
      "It's how you know that you really are funny.",
      "They may have you down as unreliable until the day you turn up with the article that you'd promised to bring.",
    ],
  },
  Aquarius: {
    says: [
      'Both of you would rather meet a mind than a face, and what brings you together is usually an argument in which neither has any stake.',
      "Your Gemini Sun takes the other side to see what happens, and {partner}'s in Aquarius likes anyone who can.",
      'Nobody makes a move.',
      'Friendship comes so fast that anything more has to wait for a lull in the conversation, and there may not be one until summer.',
    ],
  },
  Pisces: {
    says: [
      "{partner} understands what you're getting at before you've gotten there, and it can stop you in the middle of a sentence.",
      'Your Sun is in Gemini, theirs is in Pisces, and you gather words while they gather the looks between them.',
      "They get names from you for things they'd only felt.",
      "When you joke they may take it for armor, and ask so gently what it's for that you can't remember.",
    ],
  },
}
