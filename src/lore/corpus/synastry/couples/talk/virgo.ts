import type { PairParagraphs } from '#lore/authored.ts'

export const virgoTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} jumps to the conclusion, and you check each step (your Mercury in Virgo, theirs in Aries).',
      'They hear criticism where you only hear a missing detail.',
      'The plans that survive you both are very good.',
      'It goes faster for them when you name the one detail that matters, and more pleasantly for you when they say thank you for it.',
    ],
    says: [
      "You'd like to check something before {partner} does it, and they've done it.",
      'Your Mercury in Virgo, a sign it rules, sees the one mistake while theirs in Aries sees the way in.',
      "They think you're slow.",
      "You think they're lucky, and when a decision is really important they do come to you first, on one foot, and leave you almost two full minutes.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both want to know if it works (your Mercury in Virgo, theirs in Taurus).',
      'Talk with you two is about real things, and it gets somewhere.',
      'You go into the details, and they keep to what matters.',
      'When you worry aloud, they say what has held up so far, and it calms you more than a solution would.',
    ],
    says: [
      'You worry out loud and {partner} says, "It\'s fine," and you want to know on what grounds (your Mercury in Virgo, theirs in Taurus).',
      "They've got them, but not in words.",
      "You two decide well together, with you taking it apart and them saying when it's enough.",
      'They reply to your long considered message with a thumb, and it took you a while to see how much thought was in the thumb.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} plays with ideas, and you work on them (your Mercury in Virgo, theirs in Gemini).',
      "You're both quick and you both read everything.",
      "They leave a thought as soon as it's clear, and you stay until it's correct.",
      'You spoil a joke with a fact now and then, and they make the fact into a better joke.',
    ],
    says: [
      '{partner} says "about eight," and you\'d like to know on which side of it.',
      "Your Mercury is in Virgo and theirs is in Gemini, so you're equally quick, though you close in on a thing and they leave it.",
      "They'll argue what they don't believe.",
      'You lie awake over it, and at breakfast you\'ve got the refutation, and they say "Oh, you\'re right" with their mouth full.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} tells it with the feelings in, and you ask what exactly happened (your Mercury in Virgo, theirs in Cancer).',
      'They hear doubt in the question, and you only wanted to help.',
      'You both worry, and you both do it for other people.',
      'When you listen to the end first, the question that comes after it is usually the right one for them.',
    ],
    says: [
      'You ask a question and {partner} hears a remark.',
      "With your Mercury in Virgo and theirs in Cancer, you're after the fact and they're after why you'd bring it up.",
      '"Did you call them?" can cost you an evening.',
      "It goes well if you say first what you liked about today, because once they know that you're on their side it can be an ordinary question again.",
    ],
  },
  Leo: {
    plain: [
      "{partner} paints the picture, and you see what's missing in it (your Mercury in Virgo, theirs in Leo).",
      'You correct a number in front of people, and they feel the floor go.',
      "When you keep the number for later, and when they ask for it before going on stage, you're a formidable pair.",
    ],
    says: [
      '{partner} tells people the two of you waited three hours, and you move your lips, and let it be three.',
      'Your Mercury in Virgo counts and theirs in Leo paints.',
      'They hear your corrections as a lack of faith in them.',
      "What you don't believe in you don't bother to correct, and it would do them good to be told so.",
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both want it exact, and you can enjoy a well-made list together (your Mercury in Virgo, theirs in Virgo too).',
      'Each of you knows what the other one means by finished.',
      "It gets difficult only when you're both right about different things.",
      "Two people who can't leave a mistake alone need a rule about the ones that don't matter.",
    ],
    says: [
      "Every decision gets a table with two columns (your Mercury in Virgo, {partner}'s in Virgo too).",
      "You're very happy making it.",
      "You both see at once what's wrong with a plan, so each plan leaves the house in perfect shape and somewhat late.",
      "What neither says enough is what's right, because you both suppose that it's covered by not being on the list.",
    ],
  },
  Libra: {
    plain: [
      "You look for what's correct, and {partner} looks for what's fair (your Mercury in Virgo, theirs in Libra).",
      "You say that it's wrong, and they say that one could see it that way.",
      'It costs time, and the result is usually wise.',
      "They would like you to begin with what's good, and you would like them to end with a decision.",
    ],
    says: [
      'You tell {partner} the truth as a kindness, and they tell you a kindness as the truth.',
      'With your Mercury in Virgo and theirs in Libra, you both think about every word, for different ends.',
      'They ask you what to wear.',
      "You tell them, and it may turn out that they knew, and that they were asking whether you'd look.",
    ],
  },
  Scorpio: {
    plain: [
      'You collect the facts, and {partner} finds the motive (your Mercury in Virgo, theirs in Scorpio).',
      'Little escapes you two.',
      "They go quiet when you go into detail, and you take it for boredom, when it's thinking.",
      "Neither of you says more than you know, so what's said between you can be trusted.",
    ],
    says: [
      "Little gets past either of you, and you don't say half of it (your Mercury in Virgo, {partner}'s in Scorpio).",
      'You want to get the facts straight.',
      'They want the motive.',
      "Between you it's possible to know more about the new neighbors than their mothers do, and what you haven't investigated is whether the other one is upset, since each was sure that they'd be told.",
    ],
  },
  Sagittarius: {
    plain: [
      'You get it right, and {partner} gets it across (your Mercury in Virgo, theirs in Sagittarius).',
      'They leave out the exception, and you can think of nothing else.',
      'You can drive each other up the wall with it and still be the best editors that either has had.',
      'It goes well when they write the first version and you the last.',
    ],
    says: [
      "{partner} makes a point that's wrong in every detail, and you can see that it's true.",
      'Your Mercury in Virgo goes by inches, theirs in Sagittarius by miles.',
      'You correct the details, which they hear as a refusal to see the point.',
      "If you tell them first that they're right, they'll sit still for nearly all the inches, and they've been known to write them down.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both talk to some purpose (your Mercury in Virgo, theirs in Capricorn).',
      "It's practical and dry, and it can be very funny.",
      'You have thought of what could go wrong, and they have thought of what to do then.',
      'Neither of you begins a sentence with what you wish for, so it may take a holiday until it comes out.',
    ],
    says: [
      "Things get decided between you in half a sentence and get done by the end of it (your Mercury in Virgo, {partner}'s in Capricorn).",
      "You see what's wrong, and they see what matters.",
      'You confirm by text, both of you.',
      "If one had a complaint to make it would be that it's all so well run that nobody's asked in a month how anybody is.",
    ],
  },
  Aquarius: {
    plain: [
      'You go from the case, and {partner} goes from the theory (your Mercury in Virgo, theirs in Aquarius).',
      'Both of you like to understand a thing, and it makes for long good talks.',
      'You find the hole in it, and they find the hole interesting.',
      "What neither does well is talk about the mood of the evening, and both are relieved when the other doesn't either.",
    ],
    says: [
      "{partner} has the principle and you've got the exception, and the talk can last until the heat goes off (your Mercury in Virgo, theirs in Aquarius).",
      'Neither of you is offended by facts.',
      "They don't change their view, but they do go away and improve it.",
      "You might like to be asked something personal now and then, and it wouldn't hurt to supply them with the question.",
    ],
  },
  Pisces: {
    plain: [
      'You ask what exactly, and {partner} knows how it feels (your Mercury in Virgo, theirs in Pisces).',
      "They can't say it any more exactly, and you can't do anything with it as it is.",
      'When you stop asking, it comes.',
      "In return you're the one who puts their vague worry into three small ones that can be dealt with.",
    ],
    says: [
      'You ask {partner} for three things from the store, and they come home with a plant.',
      "Your Mercury in Virgo says what's needed and theirs in Pisces hears what's wished for, so the list gets lost while the mood gets through.",
      "They know what you're worried about when you say \"Nothing.\" You might write things down for them, and they'd draw on the back, and you'd keep the drawings.",
    ],
  },
}
