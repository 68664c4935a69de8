import type { PairParagraphs } from '#lore/authored.ts'

export const cancerDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} has a feeling and is done with it, and you take the same feeling in and keep it (your Moon in Cancer, theirs in Aries).',
      'A sharp word from them is over in a minute on their side and still there at bedtime on the other.',
      "When you're low, they come with a plan, too early and out of real concern.",
      "When they've been in a fight, nobody takes them back in as simply as you do.",
    ],
    says: [
      "{partner} can be furious at seven and whistling at ten past, and you're still shaking a little at eight (your Moon in Cancer, theirs in Aries).",
      "For them a feeling is over once it's been out, while yours has only then begun to look for a place to lie down.",
      'They comfort you with plans, too early.',
      "On mornings when you can't get going, nobody is better at simply handing you your jacket.",
    ],
  },
  Taurus: {
    plain: [
      "You and {partner} both look after people with food and with being there, and you're soon at home with each other (your Moon in Cancer, theirs in Taurus).",
      'They want peace, and you want closeness, which is mostly had in the same place.',
      'But you would like to be asked how it was, and they think that being there is the answer.',
      "Since they never seem upset, it's easy for you to forget that they might like some looking after, too.",
    ],
    says: [
      'The best hour of the week may be the one after the groceries are put away and before anyone has to do anything.',
      "Your Moon in Cancer and {partner}'s in Taurus both like a full refrigerator and an early night.",
      'You feed people to find out how they are and they eat to tell you.',
      "Since they never seem upset, you can forget that they'd like to be asked, too.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} talks about a feeling, and you have it (your Moon in Cancer, theirs in Gemini).',
      "When you're hurt, they ask good questions, and a question isn't what you wanted.",
      "When they're worried, you know it from the voice, whatever the words are.",
      "You make a place where they don't have to be interesting, which is a rest that they didn't know about before.",
    ],
    says: [
      "You ask {partner} what's wrong and you get six funny answers, one of which is true.",
      "With your Moon in Cancer and theirs in Gemini, you want to stay in a feeling till it's warm and they want to open a window.",
      "They bring the outside in on evenings when you'd have shut it out.",
      "With you they needn't be entertaining, though it may be news to them.",
    ],
  },
  Cancer: {
    plain: [
      'Each of you knows how the other one is without being told, because you and {partner} go by the same signs (your Moon in Cancer, theirs in Cancer too).',
      "So you're looked after before you've asked, and it is every bit as nice as it sounds.",
      'When both of you are low, though, each waits to be the one who gets the care.',
      'Since neither forgets how a thing felt, an old hurt has two people to remember it.',
    ],
    says: [
      "Each of you listens for the other's footsteps and can tell by them how it went (your Moon in Cancer, {partner}'s in Cancer too).",
      'You both remember who visited in which year and what was served.',
      'On days when both are low, though, there are two people waiting very tenderly to be looked after, and only the delivery guy is at work.',
    ],
  },
  Leo: {
    plain: [
      "You go quiet when you're hurt, and {partner} makes sure that it's noticed (your Moon in Cancer, theirs in Leo).",
      'So they usually get the comfort first, and you give it gladly and would like some.',
      'They have the warmth and will pour it out, as soon as anybody tells them where.',
      'What you have to learn is to say so, and what they have to learn is to look.',
    ],
    says: [
      "When {partner} is unhappy it's a production, and when you're unhappy it's a closed bathroom.",
      'With your Moon in Cancer and theirs in Leo, you can see at a glance what they need, which is an audience and something to eat.',
      'What you need is harder to see.',
      'They\'d give you the moon if you named a size, so saying "I\'m sad and I want company" is worth ten sighs in the hall.',
    ],
  },
  Virgo: {
    plain: [
      'You look after people with feeling, and {partner} looks after them by fixing what was broken (your Moon in Cancer, theirs in Virgo).',
      "Both of you give all day, and both of you can feel that it isn't quite what was wanted.",
      "You would like to be held when they're looking for the cause.",
      'But a person who mends things without being asked is easy to trust, and they unfold near somebody as kind as you are.',
    ],
    says: [
      "{partner} has fixed the thing you mentioned once, and it's as near as they come to a love song (your Moon in Cancer, theirs in Virgo).",
      "You'd have liked a hug with it.",
      'Both of you look after people all day and come home used up.',
      "When you're upset they look for the cause, and it takes some courage to say that they can stop looking and sit.",
    ],
  },
  Libra: {
    plain: [
      'You want to know what everyone feels, and {partner} wants everyone to feel fine (your Moon in Cancer, theirs in Libra).',
      "When there's trouble, you want to cry and they want to be fair, and neither of you is comforted by the other's way.",
      'They leave a good deal unsaid, for the sake of peace, and you can hear it.',
      "Best is when the guests have gone, and they don't have to be gracious, and you have them to themselves.",
    ],
    says: [
      'You want to know what {partner} feels, and they want to know what would be fair.',
      'Your Moon in Cancer cries and theirs in Libra clears its throat, and neither of them likes an ugly scene.',
      'They make the place lovely and have people in.',
      'You like it best afterward, with the two of you in the kitchen going over who said what, when they no longer have to be gracious.',
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both feel more than you show to anyone else, and you hardly have to show it to each other (your Moon in Cancer, theirs in Scorpio).',
      "There's a deep sort of safety in that for you and for them.",
      'You want closeness all the time, and they want it completely and then not at all.',
      "You both remember every hurt, so it's worth clearing up the small ones, which takes a meal from you and one true sentence from them.",
    ],
    says: [
      "You lower your voice at the same moment (your Moon in Cancer, {partner}'s in Scorpio).",
      'Nothing has to be explained when one of you comes home gray, and no one says "cheer up." They can go a whole weekend without seeing another soul and so can you.',
      'You protect each other so well that somebody may have to insist now and then on being told the bad news.',
    ],
  },
  Sagittarius: {
    plain: [
      'You want to be near the people you love, and {partner} wants to know that they could leave (your Moon in Cancer, theirs in Sagittarius).',
      "They cheer up by going out and can't see why you don't.",
      'It can look to you like not being loved enough, and to them like being held.',
      'What you give them is somewhere to come back to, and what they give is a reason to laugh before the feeling has been finished.',
    ],
    says: [
      "{partner} feels better in motion and you feel better once you've stopped moving, so every vacation starts with a day of misunderstanding.",
      'With your Moon in Cancer and theirs in Sagittarius, you pack for all the weather there is and they bring a toothbrush and good humor.',
      "They laugh you out of a mood that you weren't done with.",
      'They also call you from wherever they are, to describe it.',
    ],
  },
  Capricorn: {
    plain: [
      'You ask for comfort, and {partner} waits to need it until the work is done (your Moon in Cancer, theirs in Capricorn).',
      'So you do the warmth for two and they do the duty for two.',
      "It's an old arrangement and it's a good one, as long as each says thank you.",
      "Now and then they're the one who can't go on, and then you're the only person allowed to see it.",
    ],
    says: [
      "You want to hear that you've been missed and {partner} shows up on time, which to them is saying it.",
      'Your Moon is in Cancer and theirs is in Capricorn, and you do the warmth while they do the bills.',
      "They'd never ask for comfort.",
      "But you notice that they do the dullest paperwork in the room where you are, and you've stopped suggesting that there's a better table for it.",
    ],
  },
  Aquarius: {
    plain: [
      "You come closer when there's a feeling, and {partner} steps back from it (your Moon in Cancer, theirs in Aquarius).",
      'On a bad day you make each other worse, because you ask and they explain.',
      "It isn't a lack of love, because they love best with some air around it.",
      "When you leave them alone in peace for an hour, they come and say something that they haven't told anyone.",
    ],
    says: [
      'On a day when you could use an arm around you, {partner} may give you an honest account of why people feel that way.',
      'Your Moon is in Cancer and theirs is in Aquarius.',
      'Closeness restores you and wears them out, so they love you best from the far end of the couch with a book.',
      "When you leave them there in peace, they'll tell you something around eleven that nobody else knows.",
    ],
  },
  Pisces: {
    plain: [
      'You and {partner} both take in the mood of everyone you meet, and in the evening you have to get rid of it (your Moon in Cancer, theirs in Pisces).',
      'You do it by looking after somebody, and they do it by drifting off.',
      'It makes you gentle with them, and them with you.',
      'What can happen is that you catch their sadness and they catch it back, until it belongs to nobody, and then something plain helps, such as making supper.',
    ],
    says: [
      "Neither of you can watch a sad commercial in safety (your Moon in Cancer, {partner}'s in Pisces).",
      'You make the nest and they make the weather in it.',
      'They forget to eat, lose track of the hour, and love you for knowing both.',
      "It's easy to soak up each other's low spirits until no one remembers whose they were, and what breaks it is usually something very plain, such as hanging up the wash.",
    ],
  },
}
