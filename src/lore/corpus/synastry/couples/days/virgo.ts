import type { PairParagraphs } from '#lore/authored.ts'

export const virgoDays: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} deals with a bad mood by doing something, and you deal with one by putting something in order, so both of you get up when you're upset (your Moon in Virgo, theirs in Aries).",
      "They start in the middle, and you can't rest until it's been done properly.",
      'That makes them feel corrected just when they had cheered up.',
      "In a real emergency the two of you together are hard to beat, since they don't hesitate and you don't forget.",
    ],
    says: [
      'You wipe down the stove to calm yourself, and {partner} goes around the block as if someone were after them (your Moon in Virgo, theirs in Aries).',
      "By the time they come back they're cheerful and you've gotten to the oven.",
      "They can't see what's left to be upset about.",
      'You envy them that, and on a night of worrying their "So what?" does more for you than it should.',
    ],
  },
  Taurus: {
    plain: [
      "{partner} rests once there's enough of everything, and you rest once everything is in order (your Moon in Virgo, theirs in Taurus).",
      "You go well together, because they can sit down and you can't, and after a while you sit down as well.",
      'You see what could be better about a thing that they were enjoying.',
      "That's the only regular trouble, and it passes when they show you what's good about it first.",
    ],
    says: [
      '{partner} sleeps and you check (your Moon in Virgo, theirs in Taurus).',
      "It's a comfortable division, as there's somebody to make sure that the alarm is set and somebody who makes it worth staying in bed.",
      "They like what they like and don't apologize.",
      "You're soothed by being of use to a person who sighs out loud over clean sheets, though you may be slow to lie down on them yourself.",
    ],
  },
  Gemini: {
    plain: [
      "{partner} talks when there's something the matter, and you tidy (your Moon in Virgo, theirs in Gemini).",
      'You both worry with your heads, and late at night you can keep each other at it.',
      'They make light of a thing, and you make a list of it, and between the two it gets its proper size.',
      "Neither you nor {partner} can let it be, so it's worth having a rule about when the worrying stops.",
    ],
    says: [
      '{partner} leaves a trail of half-read magazines and glasses, and from it you can reconstruct their evening.',
      'Your Moon in Virgo gets calm by finishing things and theirs in Gemini by starting them.',
      "They talk to you while you tidy, and it's sociable.",
      'They make light of your worries, which helps half the time, and the other half you need somebody to take the list out of your hand and read it.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} looks after people with feeling, and you look after them by fixing what was broken (your Moon in Virgo, theirs in Cancer).',
      "The two of you both give all day, and you can both feel that it isn't quite what was wanted.",
      "They would like to be held when you're looking for the cause.",
      'But a person who mends things without being asked is easy to trust, and you unfold near somebody as kind as they are.',
    ],
    says: [
      'You show up with cough drops and {partner} would have liked you to stay (your Moon in Virgo, theirs in Cancer).',
      "It's the same love, with you looking for what could be done about it and them looking for someone to be sad with.",
      "It's rare for you to be looked after by a person who does it better than you do, and it can take years until you stop getting up to help.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to hear that it was wonderful, and you show love by mentioning what could be fixed (your Moon in Virgo, theirs in Leo).',
      "You mean it as care, and it lands on the one spot where they're soft.",
      'In your turn, you do a great deal that nobody applauds, and they could notice more of it.',
      "When they do notice, and say it in front of others, you're embarrassed and happy for a week.",
    ],
    says: [
      "{partner} feels best when they've been celebrated, and you feel best when you've been spared it.",
      'Your Moon is in Virgo, theirs in Leo.',
      'You arrange their party so well that nobody notices there was anything to arrange, and then they thank you, in front of everyone, at length.',
      "They never stop trying to give you what they'd want themselves, and now and then you enjoy it by mistake.",
    ],
  },
  Virgo: {
    plain: [
      "You and {partner} both rest only once things are in order, and both see what isn't (your Moon in Virgo, theirs in Virgo too).",
      "It's a relief to each of you that somebody else has noticed.",
      "But two people who worry can keep each other at it, and neither can easily say that it's good enough now.",
      'What you each do for the other without a word is a great deal, and every so often it would be nice to hear the word.',
    ],
    says: [
      "The day isn't over till everything that could go wrong tomorrow has been mentioned (your Moon in Virgo, {partner}'s in Virgo too).",
      'Then you both sleep well.',
      'You each know how the other takes their coffee to the degree.',
      "Either may fret, though preferably not about the same thing, and if you're both at it, one of you has to go and find something funny to read out loud.",
    ],
  },
  Libra: {
    plain: [
      'You want things right, and {partner} wants things pleasant (your Moon in Virgo, theirs in Libra).',
      "You mention what's wrong, kindly enough, and they feel the evening tip.",
      "Then they're so polite that you know something's up and can't find it.",
      "You're good for each other in company, because they say what's kind and you remember what was promised.",
    ],
    says: [
      "The cushions are straight because {partner} can't rest if they're not, and the bills are paid because you can't.",
      'With your Moon in Virgo and theirs in Libra, you two look as though nothing were ever out of place.',
      'They hate to eat by themselves and will wait for you.',
      "When they ask whether everything's okay, you list what isn't, and all they'd wanted to know was if you and they were.",
    ],
  },
  Scorpio: {
    plain: [
      'You worry in details, and {partner} feels one thing at a time, very strongly (your Moon in Virgo, theirs in Scorpio).',
      'Neither of you likes a fuss, and both of you notice far more than you say.',
      'You can bring them back to the day with something practical.',
      "They aren't put off by what you're ashamed of, which few people have been shown.",
    ],
    says: [
      "{partner} won't say what it is, so you clean around it (your Moon in Virgo, theirs in Scorpio).",
      "They know you're worried by how you fold things.",
      'Both of you would rather look after somebody than be looked after, and it can take a fever to settle whose turn it is.',
      "You never make a drama out of what they tell you, and for that they'll tell you nearly all of it.",
    ],
  },
  Sagittarius: {
    plain: [
      "You feel better when a thing has been seen to, and {partner} feels better when it's been left behind (your Moon in Virgo, theirs in Sagittarius).",
      "So they're out of the room while you're still wiping it down.",
      'They find the care touching and a little sad, and you find the cheerfulness suspicious.',
      'What you have from each other is that you never arrive without the ticket, and that they get you to go.',
    ],
    says: [
      "You can't relax until it's done and {partner} can't see why it would ever be done, so they relax first.",
      "Your Moon in Virgo knows where the passports are, and theirs in Sagittarius knows that they'll turn up.",
      'Weekends tend to begin an hour after they were going to.',
      "Their certainty that nothing's wrong gets on your nerves until about two in the morning, when you'd like to borrow it.",
    ],
  },
  Capricorn: {
    plain: [
      "You and {partner} both feel at ease when the work has been done, and there's always some left (your Moon in Virgo, theirs in Capricorn).",
      'Each of you can rely on the other without ever mentioning it.',
      'You do a little more than was asked, and they go on a little longer than is wise.',
      'Neither of you is likely to propose an evening off, and to do it anyway is the harder job.',
    ],
    says: [
      "Wherever the two of you happen to be, it's quiet and the trash is out (your Moon in Virgo, {partner}'s in Capricorn).",
      "You can tell that they're tired by their handwriting, and they can tell by how brightly you answer, and each takes over a chore without a word.",
      "As neither of you believes that rest is for people who aren't finished, someone has to be brave on Sunday and stop.",
    ],
  },
  Aquarius: {
    plain: [
      "You want a day with some order in it, and {partner} wants one with nobody's order (your Moon in Virgo, theirs in Aquarius).",
      "You're both shy of feelings and better at problems, and you can talk about a problem all night.",
      "They don't see what's lying around, and you don't see anything else.",
      "When you worry, they listen without once saying that it's too much, and it does you more good than advice.",
    ],
    says: [
      'You keep regular hours and {partner} keeps whatever hours they like, so you meet in the middle of the night by the sink.',
      "With your Moon in Virgo and theirs in Aquarius, you're both a little shy of feelings and better at problems.",
      "They don't mind how things look.",
      "They'll also listen to what's worrying you without once saying that you worry too much, as though it were a very interesting machine.",
    ],
  },
  Pisces: {
    plain: [
      'You keep hold of the details, and {partner} keeps hold of the mood (your Moon in Virgo, theirs in Pisces).',
      'So you remember the appointment, and they know that somebody ought to be called.',
      "They forget to eat and lose track of the hour, and you see to it that this doesn't happen too often.",
      'It can become rather lopsided, unless you accept comforting, for which they have a gift.',
    ],
    says: [
      '{partner} leaves the bath running and you turn it off.',
      "That's your Moon in Virgo and theirs in Pisces, and all day long you keep track of what they float away from.",
      "In return you're forgiven, without asking, for all the things that you can't forgive yourself.",
      "They'd like you to come and lie on the floor beside them and listen to a record, and the floor, as you can't help noticing, wants sweeping.",
    ],
  },
}
