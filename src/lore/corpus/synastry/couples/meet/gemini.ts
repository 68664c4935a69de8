import type { PairParagraphs } from '#lore/authored.ts'

export const geminiMeet: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} says a thing outright, and you have an answer before it's finished (your Sun in Gemini, theirs in Aries).",
      'There is speed on both sides, and hardly anyone else keeps up.',
      "They take the banter for a yes, and for you it's conversation until somebody names a day.",
      'You admire that they simply act, where you would still be comparing.',
    ],
    says: [
      "You're still weighing opening lines when {partner} just says hello.",
      'Your Gemini Sun can talk to anybody and theirs in Aries makes that unnecessary.',
      'You find it restful and a little unfair, and they like it that you can keep pace.',
      'To you a plan is an opening bid, so you may be improving it happily when the tickets have been bought.',
    ],
  },
  Taurus: {
    plain: [
      '{partner} decides once, and you decide daily (your Sun in Gemini, theirs in Taurus).',
      'So you seem flighty to them at first, and they seem slow to you.',
      "They give you whole attention, which is rare, and you make them laugh in places where they're usually quiet.",
      'What they may take for a lack of interest is only lightness, because you do come back.',
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
      "You and {partner} start talking and don't know who began (your Sun in Gemini, theirs in Gemini too).",
      'Each of you is rarely bored, and each knows how to leave before it gets heavy.',
      "What both of you have to offer is a mind that's always moving.",
      "What neither says first is anything that can't be taken back, so somebody has to be a little brave.",
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
      'You ask, and {partner} feels (your Sun in Gemini, theirs in Cancer).',
      "They open slowly, and you've told everything twice by then.",
      'What they like is the fresh air, and what you like is being remembered.',
      "Since you're easy with everybody, they may not feel chosen, and it needs saying, because you show it only by staying longer.",
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
      "You have the words, and {partner} has the warmth, and each is glad of the other's (your Sun in Gemini, theirs in Leo).",
      'People gather around you two.',
      'You tease, and they laugh, up to a point that you learn to recognize.',
      "What they want is to be taken seriously in the middle of it, and what you want is a subject that's worth the jokes, and both of you get it.",
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
      "You collect what's interesting, and {partner} sorts what's true (your Sun in Gemini, theirs in Virgo).",
      "There's a great deal to talk about, and a great deal to correct.",
      'You find them sharper than most people, and they find you funnier.',
      'What each overlooks is that the other one is shy, since you talk across it and they work across it.',
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
      "You and {partner} are both good company, and with each other you don't have to work at it (your Sun in Gemini, theirs in Libra).",
      "It's so easy that neither of you is sure if it means anything.",
      "You're curious about them, and they're charming to you, as both of you are with nearly everyone.",
      'The difference is that you both keep turning up.',
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
      'You talk and {partner} watches (your Sun in Gemini, theirs in Scorpio).',
      "You're used to people who answer, and they answer with a look.",
      "What makes you curious is that they can't be read, and what makes them curious is that you seem to hide nothing.",
      "They will find out that there's more to it, and you will find out that they had known since the first evening.",
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
      'You want to know it all, and {partner} wants to know what it means (your Sun in Gemini, theirs in Sagittarius).',
      'So the talk begins at once and covers a lot of ground.',
      'They exaggerate, and you count along, which both of you find funny.',
      'Neither of you likes to be tied down, and it makes it much easier for either to stay.',
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
      'You keep it light, and {partner} means it (your Sun in Gemini, theirs in Capricorn).',
      'So you seem unreliable to them, and they seem stiff to you.',
      'Then they say something very dry, and you laugh out loud.',
      'What you get is somebody whose word holds, and what they get is an hour in which nothing has to come of it.',
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
      'You and {partner} both like a thought for its own sake, and other people drop out of the conversation (your Sun in Gemini, theirs in Aquarius).',
      'You change the subject, and they hold on to a principle.',
      'Nobody has to be tender in the first hour, which suits both of you.',
      "Friendship comes so easily that you or they may have to mention that it's more.",
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
      'You name things, and {partner} senses them (your Sun in Gemini, theirs in Pisces).',
      'You want to hear in words what they mean, and lose it a little by asking.',
      'What they like is how you make the world smaller and funnier.',
      "What you like is a listener who hears what wasn't said, although it can be odd to have no place to hide.",
    ],
    says: [
      "{partner} understands what you're getting at before you've gotten there, and it can stop you in the middle of a sentence.",
      'Your Sun is in Gemini, theirs is in Pisces, and you gather words while they gather the looks between them.',
      "They get names from you for things they'd only felt.",
      "When you joke they may take it for armor, and ask so gently what it's for that you can't remember.",
    ],
  },
}
