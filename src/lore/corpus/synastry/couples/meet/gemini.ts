import type { PairParagraphs } from '#lore/authored.ts'

export const geminiMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} does what comes to mind and you say it (your Sun in Gemini, theirs in Aries).',
      'There is no lull between you, because each gives the other one ideas.',
      'They want to know where this is going sooner than you do, and your "let\'s see" is meant more kindly than it sounds to them.',
    ],
    says: [
      "You're still weighing opening lines when {partner} just says hello.",
      'Your Gemini Sun can talk to anybody and theirs in Aries makes that unnecessary.',
      'You find it restful and a little unfair, and they are glad that you can keep pace.',
      'To you a plan is an opening bid, so you may be improving it happily when the tickets have been bought.',
    ],
  },
  Taurus: {
    tags: { you: ['outgoing'], partner: ['reserved'] },
    plain: [
      '{partner} decides once and you decide daily (your Sun in Gemini, theirs in Taurus).',
      "They give you an attention that doesn't wander, and you make them laugh where they are usually quiet.",
      "You can seem flighty to them at first, but you do come back, and it's curiosity that took you away.",
    ],
    more: [
      [
        'Talking to {partner} slows you down, and you come to look forward to it (your Sun in Gemini, theirs in Taurus).',
        'They answer the question before last, since they were still thinking about it, and the answer is worth the delay.',
        'Changing the plan too often can lose you their trust, which talking too much never will.',
      ],
      [
        "What {partner} likes in you is that anything may come next, as long as dinner isn't part of it (your Sun in Gemini, theirs in Taurus).",
        'Before long you notice that a promise counts for more with them than an idea does.',
        'Their patience surprises you most, because you had expected to be told to make up your mind.',
      ],
    ],
    says: [
      'In an hour {partner} says about eleven words, and you go home with the feeling of having had a wonderful conversation.',
      'Your Gemini Sun is used to answers, and their Taurus Sun gives you something better, complete attention.',
      "They've usually decided long before they mention it.",
      'Meanwhile you take the quiet for boredom and talk faster to make up for it.',
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both want to know everything and tell it at once (your Sun in Gemini, theirs in Gemini too).',
      'From the first hour you never run out of subjects.',
      "It stays light as long as both of you keep moving, so it takes one of you to ask the question that isn't a joke.",
    ],
    says: [
      "Your friends can't get a word in, and after a while they go and find other friends (your Sun in Gemini, {partner}'s in Gemini too).",
      'One question from you brings two back, and the phone numbers change hands as part of a joke.',
      'Each of you loves having met somebody who gets it the first time.',
      "Since you're both so amusing, it's hard to notice the moment when the other one stops playing.",
    ],
  },
  Cancer: {
    plain: [
      'You go by what is said and {partner} goes by how it felt (your Sun in Gemini, theirs in Cancer).',
      'You make them curious, and they make you feel at home.',
      'They remember what you said long after you have changed your mind about it, and that surprises you both.',
    ],
    says: [
      '{partner} can be on the way out, and you can make them laugh so that the jacket comes off again.',
      'Your Sun is in Gemini and theirs is in Cancer, so you come with stories and they want to know who the people in them are to you.',
      'Hardly anyone asks that.',
      'They keep every name, and it may shock them a little that you forget some of them yourself.',
    ],
  },
  Leo: {
    plain: [
      'You talk and {partner} shines, and you make a good show together (your Sun in Gemini, theirs in Leo).',
      'You give them an audience that gets the jokes.',
      'They mean what they say, where you were only trying it out, and it can hurt them to find that out.',
    ],
    says: [
      'When {partner} tells a story you improve it, and for a second it could go either way.',
      'With your Sun in Gemini and theirs in Leo, you make a quick audience for them and they make good material for you.',
      "They like that you aren't intimidated.",
      "Teasing is how you show that you like someone, and they'd rather be teased after they've been praised.",
    ],
  },
  Virgo: {
    plain: [
      'Facts and details interest you as much as {partner}, so conversation is easy (your Sun in Gemini, theirs in Virgo).',
      "You bring in what's new, and they check what's true.",
      'They want to finish a subject and you want to open the next, and you both worry more than you let on.',
    ],
    says: [
      'One of you is correcting a sign on the wall under their breath and the other asks what else is wrong with it.',
      "Your Sun is in Gemini and {partner}'s is in Virgo, and you meet in the small print.",
      'You like how much they know, and they like how fast you get there.',
      "They wonder if you're ever serious, while you wonder what they've noticed about you and aren't saying.",
    ],
  },
  Libra: {
    plain: [
      "People are what you like best, and {partner} likes them too, so you're a sociable pair (your Sun in Gemini, theirs in Libra).",
      'You get along so easily that neither is sure if it means anything.',
      'You say what occurs to you and they say what will please, and a decision can take the two of you all day.',
    ],
    says: [
      "It looks effortless, and for once it is (your Sun in Gemini, {partner}'s in Libra).",
      "Either of you could make conversation with a wall, so it's a pleasure to have somebody hand the subject back in better shape.",
      "They're charming to everyone present, which leaves you guessing.",
      "You're witty with everyone present, which leaves them guessing too, and it may take a mutual friend to seat you side by side.",
    ],
  },
  Scorpio: {
    plain: [
      'You keep on the move and {partner} goes deep (your Sun in Gemini, theirs in Scorpio).',
      "They are intrigued by how easily you talk, and you by how much they don't say.",
      'You ask a question and are on to the next, while they were about to tell the truth.',
    ],
    says: [
      'Ask {partner} ten things and they answer four, and those four stay with you.',
      "Your Gemini Sun collects people, while theirs in Scorpio chooses them, and you can be chosen while you think you're chatting.",
      'What you like is a person with a locked room.',
      "They like your candor, although it's a while before they believe that someone who says so much isn't covering something up.",
    ],
  },
  Sagittarius: {
    plain: [
      'You ask and {partner} answers, at least to begin with (your Sun in Gemini, theirs in Sagittarius).',
      'You both love ideas, travel and an argument for its own sake.',
      "They believe in something where you see two sides, and it's fun as long as nobody has to be converted.",
    ],
    says: [
      "The two of you can disagree within five minutes and it's the best part of the week (your Sun in Gemini, {partner}'s in Sagittarius).",
      'They state it large and you find the exception, which by closing time is very loud.',
      "They admire how much you've read about it and you admire that they went there.",
      'Their conviction can seem a closed mind to you, when all it lacks is a better counterexample.',
    ],
  },
  Capricorn: {
    plain: [
      'You play with possibilities and {partner} works toward one (your Sun in Gemini, theirs in Capricorn).',
      'They take you more seriously than most people do, and you get them to smile.',
      'You can seem careless to them and they can seem severe to you, mostly in the first half hour.',
    ],
    says: [
      '{partner} listens to your joke, thinks about it, and laughs later, alone, in the elevator.',
      "By then you've moved on, with your Sun in Gemini, and theirs in Capricorn doesn't pretend to be amused.",
      "It's how you know that you really are funny.",
      "They may have you down as unreliable until the day you turn up with the article that you'd promised to bring.",
    ],
  },
  Aquarius: {
    plain: [
      "A good mind is what attracts you, and it's what attracts {partner} as well (your Sun in Gemini, theirs in Aquarius).",
      'You can talk for hours and still want more.',
      "Both of you are friendly with a great many people, so it's worth saying that this one is different.",
    ],
    says: [
      'Both of you would rather meet a mind than a face, and what brings you together is usually an argument in which neither has any stake.',
      "Your Gemini Sun takes the other side to see what happens, and {partner}'s in Aquarius likes anyone who can.",
      'Nobody makes a move.',
      'Friendship comes so fast that anything more has to wait for a lull in the conversation, and there may not be one until summer.',
    ],
  },
  Pisces: {
    plain: [
      'You put it into words and {partner} puts it into moods (your Sun in Gemini, theirs in Pisces).',
      'They hear what you mean under what you say, and you can describe what they feel.',
      'Neither likes to be pinned down, so the two of you can be very close without anyone having said so.',
    ],
    says: [
      "{partner} understands what you're getting at before you've gotten there, and it can stop you in the middle of a sentence.",
      'Your Sun is in Gemini, theirs is in Pisces, and you gather words while they gather the looks between them.',
      "They get names from you for things they'd only felt.",
      "When you joke they may take it for armor, and ask so gently what it's for that you can't remember.",
    ],
  },
}
